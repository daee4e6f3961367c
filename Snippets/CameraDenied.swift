import AlertCopy

let copy = try AlertCopy(appName: "Rokk", locale: "zh-HK")
if let composed = copy.alert(for: .camera, situation: .denied) {
  let alert = composed.alert
  print(alert.title)
  print(alert.message ?? "")
  print(alert.cancel?.title ?? "", "|", alert.confirm.title)
}
