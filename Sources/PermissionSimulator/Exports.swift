// Whoever imports the simulator can name permissions, statuses and flows.
@_exported public import AlertModel
@_exported public import PermissionFlow
