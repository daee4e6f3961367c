import PermissionSimulator

// Code of an app: it knows the protocol only, so a test can give it a device of its own.
struct Scanner {
  let authority: any PermissionAuthority

  func start() async -> String {
    let status = await authority.status(of: .camera)
    let answer = status == .notDetermined ? await authority.request(.camera) : status
    return answer == .authorized ? "scans" : "explains how to turn the camera on"
  }
}

let authority = SimulatedAuthority(device: SimulatedDevice(osVersion: OSVersion(major: 17)))
let scanner = Scanner(authority: authority)

// The person refuses; the second attempt shows no prompt.
await authority.answer("dontAllow")
print(await scanner.start())
print(await scanner.start())
let prompts = await authority.effects.filter { effect in
  if case .promptShown = effect { true } else { false }
}
print("prompts:", prompts.count)

// In Settings the person turns the camera on, which ends the app.
await authority.happen(.background)
await authority.happen(.set(.camera, .authorized))
print("the app:", await authority.device.appState)
await authority.happen(.launch)
print(await scanner.start())
