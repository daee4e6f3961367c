print("one line")
