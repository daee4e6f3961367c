// Generated from permissions.json by make tables. Do not edit.
// swift-format-ignore-file
internal import AlertModel

extension PermissionRules {
  package static let all: [PermissionRules] = [
    camera,
    microphone,
    photoLibrary,
    photoLibraryAddOnly,
    locationWhenInUse,
    locationAlways,
    locationFullAccuracy,
    notifications,
    criticalAlerts,
    contacts,
    calendarFullAccess,
    calendarWriteOnly,
    reminders,
    motion,
    bluetooth,
    mediaLibrary,
    speechRecognition,
    siri,
    homeKit,
    health,
    localNetwork,
    tracking,
    faceID,
    nearbyInteraction,
    focusStatus,
    alarms,
  ]

  private static let camera = PermissionRules(
      permission: .camera,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .unsupported, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: true,
      needs: [.hardware],
      queue: .arbitrary,
      statusLags: false
    )

  private static let microphone = PermissionRules(
      permission: .microphone,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .unsupported, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: true,
      needs: [.hardware],
      queue: .arbitrary,
      statusLags: false
    )

  private static let photoLibrary = PermissionRules(
      permission: .photoLibrary,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .limited, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 13)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.photos.select", label: nil, leadsTo: .limited, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.photos.allow_all", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.photos.select", label: nil, leadsTo: .limited, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.photos.allow_full", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 18), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.photos.limit_access", label: nil, leadsTo: .limited, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.photos.allow_full", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: true,
      needs: [],
      queue: .arbitrary,
      statusLags: false
    )

  private static let photoLibraryAddOnly = PermissionRules(
      permission: .photoLibraryAddOnly,
      introduced: OSVersion(major: 11),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 11), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 11), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 11), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 11), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 11), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: true,
      needs: [],
      queue: .arbitrary,
      statusLags: false
    )

  private static let locationWhenInUse = PermissionRules(
      permission: .locationWhenInUse,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorizedWhenInUse, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorizedAlways, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .authorizedWhenInUse, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 12)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .authorizedWhenInUse, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 13), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.location.allow_once", label: nil, leadsTo: .authorizedWhenInUse, lapsesTo: .notDetermined, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.location.allow_while_using", label: nil, leadsTo: .authorizedWhenInUse, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: nil), linkedSDK: nil, effect: .requestFails),
      ],
      askingAgain: AskingAgainRule(condition: "afterAllowOnce", times: nil, callsBack: false, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.locationServices, .foreground],
      queue: .locationManagerThread,
      statusLags: false
    )

  private static let locationAlways = PermissionRules(
      permission: .locationAlways,
      introduced: OSVersion(major: 8),
      sharesStatusWith: .locationWhenInUse,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorizedWhenInUse, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorizedAlways, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .authorizedAlways, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 10)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .authorizedAlways, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 11), to: OSVersion(major: 12)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.location.only_while_using", label: nil, leadsTo: .authorizedWhenInUse, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.location.always_allow", label: nil, leadsTo: .authorizedAlways, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 13), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.location.allow_once", label: nil, leadsTo: .authorizedWhenInUse, lapsesTo: .notDetermined, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.location.allow_while_using", label: nil, leadsTo: .authorizedAlways, lapsesTo: nil, callsBack: true, isProvisional: true, then: []),
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .authorizedWhenInUse, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: nil, label: "Cancel", leadsTo: .authorizedWhenInUse, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .authorizedAlways, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 10)), status: .authorizedWhenInUse, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: nil, label: "Cancel", leadsTo: .authorizedWhenInUse, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .authorizedAlways, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 11), to: OSVersion(major: 12)), status: .authorizedWhenInUse, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.location.only_while_using", label: nil, leadsTo: .authorizedWhenInUse, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.location.always_allow", label: nil, leadsTo: .authorizedAlways, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 13), to: nil), status: .authorizedWhenInUse, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: nil, label: "Keep Only While Using", leadsTo: .authorizedWhenInUse, lapsesTo: nil, callsBack: false, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Change to Always Allow", leadsTo: .authorizedAlways, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 13), to: nil), status: .authorizedAlways, isProvisional: true, trigger: .system, kind: .alert, buttons: [
          ButtonRule(term: nil, label: "Keep Only While Using", leadsTo: .authorizedWhenInUse, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Change to Always Allow", leadsTo: .authorizedAlways, lapsesTo: nil, callsBack: false, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: nil), linkedSDK: nil, effect: .requestFails),
      ],
      askingAgain: AskingAgainRule(condition: "upgrade", times: 1, callsBack: false, isIgnoredAfterAllowOnce: true),
      settingsChangeEndsApp: false,
      needs: [.locationServices, .capability],
      queue: .locationManagerThread,
      statusLags: false
    )

  private static let locationFullAccuracy = PermissionRules(
      permission: .locationFullAccuracy,
      introduced: OSVersion(major: 14),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .limited, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: false),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 14), to: nil), status: .limited, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.location.allow_once", label: nil, leadsTo: .authorized, lapsesTo: .limited, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .limited, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 14), to: nil), linkedSDK: nil, effect: .requestFails),
      ],
      askingAgain: AskingAgainRule(condition: "expires", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.locationGrant, .locationServices, .foreground],
      queue: .locationManagerThread,
      statusLags: false
    )

  private static let notifications = PermissionRules(
      permission: .notifications,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .provisional, versions: OSVersionRange(from: OSVersion(major: 12), to: nil), readableFrom: OSVersion(major: 12), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .ephemeral, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow_notifications", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow_notifications", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 12), to: nil), status: .provisional, isProvisional: false, trigger: .system, kind: .notification, buttons: [
          ButtonRule(term: nil, label: "Keep", leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Turn Off", leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [
        QuietGrantRule(versions: OSVersionRange(from: OSVersion(major: 12), to: nil), occasion: .provisionalRequest, status: .provisional, lapsesTo: nil),
        QuietGrantRule(versions: OSVersionRange(from: OSVersion(major: 14), to: nil), occasion: .appClipLaunch, status: .ephemeral, lapsesTo: .notDetermined),
      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: nil), linkedSDK: nil, effect: .none),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [],
      queue: .arbitrary,
      statusLags: false
    )

  private static let criticalAlerts = PermissionRules(
      permission: .criticalAlerts,
      introduced: OSVersion(major: 12),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 12), to: nil), readableFrom: OSVersion(major: 12), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 12), to: nil), readableFrom: OSVersion(major: 12), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 12), to: nil), readableFrom: OSVersion(major: 12), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 12), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow_notifications", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 12), to: nil), linkedSDK: nil, effect: .none),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.capability],
      queue: .arbitrary,
      statusLags: false
    )

  private static let contacts = PermissionRules(
      permission: .contacts,
      introduced: OSVersion(major: 9),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 9), to: nil), readableFrom: OSVersion(major: 9), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 9), to: nil), readableFrom: OSVersion(major: 9), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 9), to: nil), readableFrom: OSVersion(major: 9), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 9), to: nil), readableFrom: OSVersion(major: 9), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .limited, versions: OSVersionRange(from: OSVersion(major: 18), to: nil), readableFrom: OSVersion(major: 18), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 9), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 17)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 18), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.contacts.continue", label: nil, leadsTo: nil, lapsesTo: nil, callsBack: true, isProvisional: false, then: [ButtonRule(term: nil, label: "Select Contacts", leadsTo: .limited, lapsesTo: nil, callsBack: true, isProvisional: false, then: []), ButtonRule(term: nil, label: "Allow Full Access", leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: [])]),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 9), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: true,
      needs: [],
      queue: .arbitrary,
      statusLags: false
    )

  private static let calendarFullAccess = PermissionRules(
      permission: .calendarFullAccess,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .writeOnly, versions: OSVersionRange(from: OSVersion(major: 17), to: nil), readableFrom: OSVersion(major: 17), readableWithKey: nil, isGrant: false),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow Full Access", leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 18), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: nil, label: "Allow Full Access", leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Add Events Only", leadsTo: .writeOnly, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: nil), status: .writeOnly, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .writeOnly, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow Full Access", leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), linkedSDK: OSVersionRange(from: OSVersion(major: 10), to: nil), effect: .terminates),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), linkedSDK: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 17), to: nil), linkedSDK: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 17), to: nil), linkedSDK: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), effect: .terminates),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 17), to: nil), linkedSDK: OSVersionRange(from: OSVersion(major: 17), to: nil), effect: .deniedSilently),
      ],
      askingAgain: AskingAgainRule(condition: "upgrade", times: 1, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: true,
      needs: [],
      queue: .arbitrary,
      statusLags: true
    )

  private static let calendarWriteOnly = PermissionRules(
      permission: .calendarWriteOnly,
      introduced: OSVersion(major: 17),
      sharesStatusWith: .calendarFullAccess,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 17), to: nil), readableFrom: OSVersion(major: 17), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 17), to: nil), readableFrom: OSVersion(major: 17), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 17), to: nil), readableFrom: OSVersion(major: 17), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .writeOnly, versions: OSVersionRange(from: OSVersion(major: 17), to: nil), readableFrom: OSVersion(major: 17), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 17), to: nil), readableFrom: OSVersion(major: 17), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .writeOnly, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .writeOnly, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 17), to: nil), linkedSDK: nil, effect: .deniedSilently),
      ],
      askingAgain: AskingAgainRule(condition: "upgrade", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: true,
      needs: [],
      queue: .arbitrary,
      statusLags: false
    )

  private static let reminders = PermissionRules(
      permission: .reminders,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), linkedSDK: OSVersionRange(from: OSVersion(major: 10), to: nil), effect: .terminates),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), linkedSDK: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 17), to: nil), linkedSDK: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 17), to: nil), linkedSDK: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), effect: .terminates),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 17), to: nil), linkedSDK: OSVersionRange(from: OSVersion(major: 17), to: nil), effect: .deniedSilently),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: true,
      needs: [],
      queue: .arbitrary,
      statusLags: false
    )

  private static let motion = PermissionRules(
      permission: .motion,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 11), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 11), to: nil), readableFrom: OSVersion(major: 11), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 11), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 11), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .unsupported, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.hardware],
      queue: .caller,
      statusLags: false
    )

  private static let bluetooth = PermissionRules(
      permission: .bluetooth,
      introduced: OSVersion(major: 13),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 13), to: nil), readableFrom: OSVersion(major: 13), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 13), to: nil), readableFrom: OSVersion(major: 13), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 13), to: nil), readableFrom: OSVersion(major: 13), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 13), to: nil), readableFrom: OSVersion(major: 13), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .unsupported, versions: OSVersionRange(from: OSVersion(major: 13), to: nil), readableFrom: OSVersion(major: 13), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 13), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 13), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.hardware, .bluetoothOn],
      queue: .caller,
      statusLags: false
    )

  private static let mediaLibrary = PermissionRules(
      permission: .mediaLibrary,
      introduced: OSVersion(major: 9, minor: 3),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 9, minor: 3), to: nil), readableFrom: OSVersion(major: 9, minor: 3), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 9, minor: 3), to: nil), readableFrom: OSVersion(major: 9, minor: 3), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 9, minor: 3), to: nil), readableFrom: OSVersion(major: 9, minor: 3), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 9, minor: 3), to: nil), readableFrom: OSVersion(major: 9, minor: 3), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 9, minor: 3), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 9, minor: 3), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [],
      queue: .arbitrary,
      statusLags: false
    )

  private static let speechRecognition = PermissionRules(
      permission: .speechRecognition,
      introduced: OSVersion(major: 10),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 10), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 10), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 10), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 10), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: true,
      needs: [.capability],
      queue: .arbitrary,
      statusLags: false
    )

  private static let siri = PermissionRules(
      permission: .siri,
      introduced: OSVersion(major: 10),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 10), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 10), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 10), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 10), to: nil), readableFrom: OSVersion(major: 10), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.capability],
      queue: .arbitrary,
      statusLags: false
    )

  private static let homeKit = PermissionRules(
      permission: .homeKit,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 13), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 13), to: nil), readableFrom: OSVersion(major: 13), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 13), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 13), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.capability],
      queue: .arbitrary,
      statusLags: false
    )

  private static let health = PermissionRules(
      permission: .health,
      introduced: OSVersion(major: 8),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: "NSHealthUpdateUsageDescription", isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: "NSHealthUpdateUsageDescription", isGrant: nil),
        StatusRule(status: .unsupported, versions: OSVersionRange(from: OSVersion(major: 8), to: nil), readableFrom: OSVersion(major: 8), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 8), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .sheet, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)), linkedSDK: nil, effect: .none),
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 10), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "perType", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.hardware],
      queue: .arbitrary,
      statusLags: false
    )

  private static let localNetwork = PermissionRules(
      permission: .localNetwork,
      introduced: OSVersion(major: 14),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: nil, readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: nil, readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: nil, readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 14), to: nil), linkedSDK: nil, effect: .defaultText),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.capability, .foreground, .capability],
      queue: .arbitrary,
      statusLags: false
    )

  private static let tracking = PermissionRules(
      permission: .tracking,
      introduced: OSVersion(major: 14),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 14, minor: 4)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.tracking.ask_not_to_track", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 14, minor: 5), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.tracking.ask_not_to_track", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: nil, label: "Allow", leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.tracking.ask_not_to_track", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 14), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "reinstall", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.trackingRequests, .active, .noOtherPrompt],
      queue: .arbitrary,
      statusLags: false
    )

  private static let faceID = PermissionRules(
      permission: .faceID,
      introduced: OSVersion(major: 11),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 11), to: nil), readableFrom: nil, readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 11), to: nil), readableFrom: OSVersion(major: 11), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 11), to: nil), readableFrom: nil, readableWithKey: nil, isGrant: nil),
        StatusRule(status: .unsupported, versions: OSVersionRange(from: OSVersion(major: 11), to: nil), readableFrom: OSVersion(major: 11), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 11), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 11), to: nil), linkedSDK: nil, effect: .terminates),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.hardware, .capability],
      queue: .arbitrary,
      statusLags: false
    )

  private static let nearbyInteraction = PermissionRules(
      permission: .nearbyInteraction,
      introduced: OSVersion(major: 14),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: nil, readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: nil, readableWithKey: nil, isGrant: nil),
        StatusRule(status: .unsupported, versions: OSVersionRange(from: OSVersion(major: 14), to: nil), readableFrom: OSVersion(major: 14), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 14)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: .notDetermined, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: .notDetermined, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 15), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 14), to: nil), linkedSDK: nil, effect: .requestFails),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.hardware],
      queue: .arbitrary,
      statusLags: false
    )

  private static let focusStatus = PermissionRules(
      permission: .focusStatus,
      introduced: OSVersion(major: 15),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 15), to: nil), readableFrom: OSVersion(major: 15), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .restricted, versions: OSVersionRange(from: OSVersion(major: 15), to: nil), readableFrom: OSVersion(major: 15), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 15), to: nil), readableFrom: OSVersion(major: 15), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 15), to: nil), readableFrom: OSVersion(major: 15), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 15), to: OSVersion(major: 16)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17, minor: 5)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.ok", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 15), to: nil), linkedSDK: nil, effect: .requestFails),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [.capability],
      queue: .arbitrary,
      statusLags: false
    )

  private static let alarms = PermissionRules(
      permission: .alarms,
      introduced: OSVersion(major: 26),
      sharesStatusWith: nil,
      statuses: [
        StatusRule(status: .notDetermined, versions: OSVersionRange(from: OSVersion(major: 26), to: nil), readableFrom: OSVersion(major: 26), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .denied, versions: OSVersionRange(from: OSVersion(major: 26), to: nil), readableFrom: OSVersion(major: 26), readableWithKey: nil, isGrant: nil),
        StatusRule(status: .authorized, versions: OSVersionRange(from: OSVersion(major: 26), to: nil), readableFrom: OSVersion(major: 26), readableWithKey: nil, isGrant: nil),
      ],
      prompts: [
        PromptRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), status: .notDetermined, isProvisional: false, trigger: .request, kind: .alert, buttons: [
          ButtonRule(term: "button.dont_allow", label: nil, leadsTo: .denied, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
          ButtonRule(term: "button.allow", label: nil, leadsTo: .authorized, lapsesTo: nil, callsBack: true, isProvisional: false, then: []),
        ]),
      ],
      quietGrants: [

      ],
      missingKeys: [
        MissingKeyRule(versions: OSVersionRange(from: OSVersion(major: 26), to: nil), linkedSDK: nil, effect: .requestFails),
      ],
      askingAgain: AskingAgainRule(condition: "never", times: nil, callsBack: true, isIgnoredAfterAllowOnce: false),
      settingsChangeEndsApp: false,
      needs: [],
      queue: .caller,
      statusLags: false
    )
}
