// Generated from permissions.json by make tables. Do not edit.
// swift-format-ignore-file
internal import AlertModel

extension PermissionFacts {
  package static let all: [PermissionFacts] = [
    PermissionFacts(
      permission: .camera,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSCameraUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.camera",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.camera",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.camera",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .unsupported
        ),
      ]
    ),
    PermissionFacts(
      permission: .microphone,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSMicrophoneUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.microphone",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.microphone",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.microphone",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .unsupported
        ),
      ]
    ),
    PermissionFacts(
      permission: .photoLibrary,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSPhotoLibraryUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.photos",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.photos",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.photos",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [
        ("fullAccess", "state.photos.full"),
      ],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .limited
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .insufficient
        ),
      ]
    ),
    PermissionFacts(
      permission: .photoLibraryAddOnly,
      introduced: OSVersion(major: 11),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          "NSPhotoLibraryAddUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.photos",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.photos",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.photos",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .restricted
        ),
      ]
    ),
    PermissionFacts(
      permission: .locationWhenInUse,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          "NSLocationWhenInUseUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
      ],
      serviceSettingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
      ],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .serviceOff
        ),
      ]
    ),
    PermissionFacts(
      permission: .locationAlways,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 10)),
          "NSLocationAlwaysUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          "NSLocationAlwaysAndWhenInUseUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          "NSLocationWhenInUseUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
      ],
      serviceSettingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
      ],
      levelTerms: [
        ("always", "state.location.always"),
      ],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .serviceOff
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .insufficient
        ),
      ]
    ),
    PermissionFacts(
      permission: .locationFullAccuracy,
      introduced: OSVersion(major: 14),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          "NSLocationTemporaryUsageDescriptionDictionary"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
      ],
      serviceSettingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.location_services",
          ]
        ),
      ],
      levelTerms: [
        ("preciseLocation", "state.location.precise"),
      ],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .serviceOff
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .insufficient
        ),
      ]
    ),
    PermissionFacts(
      permission: .notifications,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.notifications",
            "{app}",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [
        ("allowNotifications", "notifications.allow"),
      ],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
      ]
    ),
    PermissionFacts(
      permission: .criticalAlerts,
      introduced: OSVersion(major: 12),
      usageDescriptionKeys: [],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.notifications",
            "{app}",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [
        ("allowNotifications", "notifications.allow"),
      ],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 12), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 12), to: nil),
          .denied
        ),
      ]
    ),
    PermissionFacts(
      permission: .contacts,
      introduced: OSVersion(major: 9),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSContactsUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.contacts",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.contacts",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.contacts",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [
        ("fullAccess", "state.contacts.full"),
      ],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 9), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 9), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 9), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          .limited
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          .insufficient
        ),
      ]
    ),
    PermissionFacts(
      permission: .calendarFullAccess,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)),
          "NSCalendarsUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)),
          "NSCalendarsUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 17), to: nil),
          "NSCalendarsFullAccessUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.calendars",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.calendars",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.calendars",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [
        ("fullAccess", "state.calendars.full"),
      ],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 17), to: nil),
          .insufficient
        ),
      ]
    ),
    PermissionFacts(
      permission: .calendarWriteOnly,
      introduced: OSVersion(major: 17),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 17), to: nil),
          "NSCalendarsWriteOnlyAccessUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.calendars",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.calendars",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 17), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 17), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 17), to: nil),
          .restricted
        ),
      ]
    ),
    PermissionFacts(
      permission: .reminders,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 9)),
          "NSRemindersUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 16)),
          "NSRemindersUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 17), to: nil),
          "NSRemindersFullAccessUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.reminders",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.reminders",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.reminders",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .restricted
        ),
      ]
    ),
    PermissionFacts(
      permission: .motion,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSMotionUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 13)),
          [
            "settings.app",
            "settings.privacy",
            "row.motion_and_fitness",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.motion_and_fitness",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.motion_and_fitness",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: OSVersion(major: 18)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.motion_and_fitness",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 26), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.motion_and_fitness",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .unsupported
        ),
      ]
    ),
    PermissionFacts(
      permission: .bluetooth,
      introduced: OSVersion(major: 13),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 12)),
          "NSBluetoothPeripheralUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 13), to: nil),
          "NSBluetoothAlwaysUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 13), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.bluetooth",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.bluetooth",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.bluetooth",
          ]
        ),
      ],
      serviceSettingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 13), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.bluetooth",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.bluetooth",
          ]
        ),
      ],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 13), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 13), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 13), to: nil),
          .restricted
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 13), to: nil),
          .unsupported
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 13), to: nil),
          .serviceOff
        ),
      ]
    ),
    PermissionFacts(
      permission: .mediaLibrary,
      introduced: OSVersion(major: 9, minor: 3),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSAppleMusicUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.media_and_apple_music",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 9, minor: 3), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 9, minor: 3), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 9, minor: 3), to: nil),
          .restricted
        ),
      ]
    ),
    PermissionFacts(
      permission: .speechRecognition,
      introduced: OSVersion(major: 10),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSSpeechRecognitionUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.speech_recognition",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.speech_recognition",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.speech_recognition",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          .restricted
        ),
      ]
    ),
    PermissionFacts(
      permission: .siri,
      introduced: OSVersion(major: 10),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSSiriUsageDescription"
        ),
      ],
      settingsPaths: [],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          .restricted
        ),
      ]
    ),
    PermissionFacts(
      permission: .homeKit,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSHomeKitUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.homekit",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.homekit",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: OSVersion(major: 18)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.homekit",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 26), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.home_accessories",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 13), to: nil),
          .restricted
        ),
      ]
    ),
    PermissionFacts(
      permission: .health,
      introduced: OSVersion(major: 8),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSHealthShareUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: nil),
          "NSHealthUpdateUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 12), to: nil),
          "NSHealthClinicalHealthRecordsShareUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.health",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.health",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.health",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 8), to: nil),
          .unsupported
        ),
      ]
    ),
    PermissionFacts(
      permission: .localNetwork,
      introduced: OSVersion(major: 14),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          "NSLocalNetworkUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.local_network",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.local_network",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.local_network",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .denied
        ),
      ]
    ),
    PermissionFacts(
      permission: .tracking,
      introduced: OSVersion(major: 14),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          "NSUserTrackingUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14, minor: 5), to: OSVersion(major: 15)),
          [
            "settings.app",
            "settings.privacy",
            "row.tracking",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.tracking",
          ]
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.tracking",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .restricted
        ),
      ]
    ),
    PermissionFacts(
      permission: .faceID,
      introduced: OSVersion(major: 11),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          "NSFaceIDUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.face_id_and_passcode",
            "settings.face_id_other_apps",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 11), to: nil),
          .unsupported
        ),
      ]
    ),
    PermissionFacts(
      permission: .nearbyInteraction,
      introduced: OSVersion(major: 14),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 14)),
          "NSNearbyInteractionAllowOnceUsageDescription"
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 15), to: nil),
          "NSNearbyInteractionUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.nearby_interactions",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 14), to: nil),
          .unsupported
        ),
      ]
    ),
    PermissionFacts(
      permission: .focusStatus,
      introduced: OSVersion(major: 15),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 15), to: nil),
          "NSFocusStatusUsageDescription"
        ),
      ],
      settingsPaths: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 18), to: nil),
          [
            "settings.app",
            "settings.privacy_and_security",
            "row.focus",
          ]
        ),
      ],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 15), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 15), to: nil),
          .denied
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 15), to: nil),
          .restricted
        ),
      ]
    ),
    PermissionFacts(
      permission: .alarms,
      introduced: OSVersion(major: 26),
      usageDescriptionKeys: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 26), to: nil),
          "NSAlarmKitUsageDescription"
        ),
      ],
      settingsPaths: [],
      serviceSettingsPaths: [],
      levelTerms: [],
      situations: [
        Ranged(
          OSVersionRange(from: OSVersion(major: 26), to: nil),
          .primer
        ),
        Ranged(
          OSVersionRange(from: OSVersion(major: 26), to: nil),
          .denied
        ),
      ]
    ),
  ]
}
