// Who imports AlertCopy gets the values that it speaks in.
@_exported public import AlertModel
