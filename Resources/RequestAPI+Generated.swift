// Generated from request-apis.json by make tables. Do not edit.
// swift-format-ignore-file
internal import AlertModel

extension RequestAPI {
  package static let all: [RequestAPI] = [
    RequestAPI(
      "AVCaptureDevice.requestAccess",
      permission: .camera,
      keys: ["NSCameraUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "AVCaptureDevice", member: "requestAccess", words: ["video"]),
      ],
      objectiveC: [
        Pattern(.call, type: "AVCaptureDevice", member: "requestAccessForMediaType", words: ["AVMediaTypeVideo"]),
      ]
    ),
    RequestAPI(
      "AVCaptureDevice",
      permission: .camera,
      keys: ["NSCameraUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "AVCaptureDevice", member: "default", words: ["video"]),
        Pattern(.call, type: "AVCaptureDevice", member: "DiscoverySession", words: ["video"]),
      ],
      objectiveC: [
        Pattern(.call, type: "AVCaptureDevice", member: "defaultDeviceWithMediaType", words: ["AVMediaTypeVideo"]),
        Pattern(.call, type: "AVCaptureDevice", member: "defaultDeviceWithDeviceType", words: ["AVMediaTypeVideo"]),
      ]
    ),
    RequestAPI(
      "UIImagePickerController",
      permission: .camera,
      keys: ["NSCameraUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.value, type: nil, member: "sourceType", words: ["camera"]),
      ],
      objectiveC: [
        Pattern(.value, type: nil, member: "sourceType", words: ["UIImagePickerControllerSourceTypeCamera"]),
        Pattern(.call, type: nil, member: "setSourceType", words: ["UIImagePickerControllerSourceTypeCamera"]),
      ]
    ),
    RequestAPI(
      "VNDocumentCameraViewController",
      permission: .camera,
      keys: ["NSCameraUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "VNDocumentCameraViewController", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "VNDocumentCameraViewController", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "DataScannerViewController",
      permission: .camera,
      keys: ["NSCameraUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "DataScannerViewController", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "DataScannerViewController", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "ARWorldTrackingConfiguration",
      permission: .camera,
      keys: ["NSCameraUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "ARWorldTrackingConfiguration", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "ARWorldTrackingConfiguration", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "ARFaceTrackingConfiguration",
      permission: .camera,
      keys: ["NSCameraUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "ARFaceTrackingConfiguration", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "ARFaceTrackingConfiguration", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "AVCaptureDevice.requestAccess",
      permission: .microphone,
      keys: ["NSMicrophoneUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "AVCaptureDevice", member: "requestAccess", words: ["audio"]),
        Pattern(.call, type: "AVCaptureDevice", member: "default", words: ["audio"]),
      ],
      objectiveC: [
        Pattern(.call, type: "AVCaptureDevice", member: "requestAccessForMediaType", words: ["AVMediaTypeAudio"]),
        Pattern(.call, type: "AVCaptureDevice", member: "defaultDeviceWithMediaType", words: ["AVMediaTypeAudio"]),
      ]
    ),
    RequestAPI(
      "requestRecordPermission",
      permission: .microphone,
      keys: ["NSMicrophoneUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestRecordPermission", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestRecordPermission", words: []),
        Pattern(.call, type: nil, member: "requestRecordPermissionWithCompletionHandler", words: []),
      ]
    ),
    RequestAPI(
      "AVAudioRecorder",
      permission: .microphone,
      keys: ["NSMicrophoneUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "AVAudioRecorder", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "AVAudioRecorder", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "PHPhotoLibrary.requestAuthorization",
      permission: .photoLibraryAddOnly,
      keys: ["NSPhotoLibraryAddUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "PHPhotoLibrary", member: "requestAuthorization", words: ["addOnly"]),
      ],
      objectiveC: [
        Pattern(.call, type: "PHPhotoLibrary", member: "requestAuthorizationForAccessLevel", words: ["PHAccessLevelAddOnly"]),
      ]
    ),
    RequestAPI(
      "PHPhotoLibrary.requestAuthorization",
      permission: .photoLibrary,
      keys: ["NSPhotoLibraryUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "PHPhotoLibrary", member: "requestAuthorization", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: "PHPhotoLibrary", member: "requestAuthorization", words: []),
        Pattern(.call, type: "PHPhotoLibrary", member: "requestAuthorizationForAccessLevel", words: []),
      ]
    ),
    RequestAPI(
      "PHAsset.fetchAssets",
      permission: .photoLibrary,
      keys: ["NSPhotoLibraryUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "PHAsset", member: "fetchAssets", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: "PHAsset", member: "fetchAssetsWithOptions", words: []),
        Pattern(.call, type: "PHAsset", member: "fetchAssetsWithMediaType", words: []),
        Pattern(.call, type: "PHAsset", member: "fetchAssetsInAssetCollection", words: []),
      ]
    ),
    RequestAPI(
      "UIImageWriteToSavedPhotosAlbum",
      permission: .photoLibraryAddOnly,
      keys: ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.function, type: nil, member: "UIImageWriteToSavedPhotosAlbum", words: []),
      ],
      objectiveC: [
        Pattern(.function, type: nil, member: "UIImageWriteToSavedPhotosAlbum", words: []),
      ]
    ),
    RequestAPI(
      "UISaveVideoAtPathToSavedPhotosAlbum",
      permission: .photoLibraryAddOnly,
      keys: ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.function, type: nil, member: "UISaveVideoAtPathToSavedPhotosAlbum", words: []),
      ],
      objectiveC: [
        Pattern(.function, type: nil, member: "UISaveVideoAtPathToSavedPhotosAlbum", words: []),
      ]
    ),
    RequestAPI(
      "PHPhotoLibrary.performChanges",
      permission: .photoLibraryAddOnly,
      keys: ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "PHAssetChangeRequest", member: "creationRequestForAsset", words: []),
        Pattern(.call, type: "PHAssetChangeRequest", member: "creationRequestForAssetFromImage", words: []),
        Pattern(.call, type: "PHAssetCreationRequest", member: "forAsset", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: "PHAssetChangeRequest", member: "creationRequestForAssetFromImage", words: []),
        Pattern(.call, type: "PHAssetChangeRequest", member: "creationRequestForAssetFromImageAtFileURL", words: []),
        Pattern(.call, type: "PHAssetChangeRequest", member: "creationRequestForAssetFromVideoAtFileURL", words: []),
        Pattern(.call, type: "PHAssetCreationRequest", member: "creationRequestForAsset", words: []),
      ]
    ),
    RequestAPI(
      "requestWhenInUseAuthorization",
      permission: .locationWhenInUse,
      keys: ["NSLocationWhenInUseUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestWhenInUseAuthorization", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestWhenInUseAuthorization", words: []),
      ]
    ),
    RequestAPI(
      "requestAlwaysAuthorization",
      permission: .locationAlways,
      keys: ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestAlwaysAuthorization", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestAlwaysAuthorization", words: []),
      ]
    ),
    RequestAPI(
      "requestTemporaryFullAccuracyAuthorization",
      permission: .locationFullAccuracy,
      keys: ["NSLocationTemporaryUsageDescriptionDictionary"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestTemporaryFullAccuracyAuthorization", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestTemporaryFullAccuracyAuthorizationWithPurposeKey", words: []),
      ]
    ),
    RequestAPI(
      "CNContactStore.requestAccess",
      permission: .contacts,
      keys: ["NSContactsUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestAccess", words: ["contacts"]),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestAccessForEntityType", words: ["CNEntityTypeContacts"]),
      ]
    ),
    RequestAPI(
      "requestFullAccessToEvents",
      permission: .calendarFullAccess,
      keys: ["NSCalendarsFullAccessUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestFullAccessToEvents", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestFullAccessToEventsWithCompletion", words: []),
      ]
    ),
    RequestAPI(
      "requestWriteOnlyAccessToEvents",
      permission: .calendarWriteOnly,
      keys: ["NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsFullAccessUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestWriteOnlyAccessToEvents", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestWriteOnlyAccessToEventsWithCompletion", words: []),
      ]
    ),
    RequestAPI(
      "EKEventStore.requestAccess",
      permission: .calendarFullAccess,
      keys: ["NSCalendarsUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestAccess", words: ["event"]),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestAccessToEntityType", words: ["EKEntityTypeEvent"]),
      ]
    ),
    RequestAPI(
      "requestFullAccessToReminders",
      permission: .reminders,
      keys: ["NSRemindersFullAccessUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestFullAccessToReminders", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestFullAccessToRemindersWithCompletion", words: []),
      ]
    ),
    RequestAPI(
      "EKEventStore.requestAccess",
      permission: .reminders,
      keys: ["NSRemindersUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestAccess", words: ["reminder"]),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestAccessToEntityType", words: ["EKEntityTypeReminder"]),
      ]
    ),
    RequestAPI(
      "CMMotionActivityManager",
      permission: .motion,
      keys: ["NSMotionUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "CMMotionActivityManager", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "CMMotionActivityManager", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "CMPedometer",
      permission: .motion,
      keys: ["NSMotionUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "CMPedometer", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "CMPedometer", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "CBCentralManager",
      permission: .bluetooth,
      keys: ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "CBCentralManager", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "CBCentralManager", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "CBPeripheralManager",
      permission: .bluetooth,
      keys: ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "CBPeripheralManager", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "CBPeripheralManager", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "MPMediaLibrary.requestAuthorization",
      permission: .mediaLibrary,
      keys: ["NSAppleMusicUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "MPMediaLibrary", member: "requestAuthorization", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: "MPMediaLibrary", member: "requestAuthorization", words: []),
      ]
    ),
    RequestAPI(
      "MusicAuthorization.request",
      permission: .mediaLibrary,
      keys: ["NSAppleMusicUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "MusicAuthorization", member: "request", words: []),
      ],
      objectiveC: []
    ),
    RequestAPI(
      "MPMediaQuery",
      permission: .mediaLibrary,
      keys: ["NSAppleMusicUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "MPMediaQuery", member: nil, words: []),
        Pattern(.creation, type: "MPMediaPickerController", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "MPMediaQuery", member: nil, words: []),
        Pattern(.creation, type: "MPMediaPickerController", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "SFSpeechRecognizer.requestAuthorization",
      permission: .speechRecognition,
      keys: ["NSSpeechRecognitionUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "SFSpeechRecognizer", member: "requestAuthorization", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: "SFSpeechRecognizer", member: "requestAuthorization", words: []),
      ]
    ),
    RequestAPI(
      "INPreferences.requestSiriAuthorization",
      permission: .siri,
      keys: ["NSSiriUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestSiriAuthorization", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestSiriAuthorization", words: []),
      ]
    ),
    RequestAPI(
      "HMHomeManager",
      permission: .homeKit,
      keys: ["NSHomeKitUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "HMHomeManager", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "HMHomeManager", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "HKHealthStore.requestAuthorization",
      permission: .health,
      keys: ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestAuthorization", words: ["toShare"]),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestAuthorizationToShareTypes", words: []),
      ]
    ),
    RequestAPI(
      "NWBrowser",
      permission: .localNetwork,
      keys: ["NSLocalNetworkUsageDescription"],
      keyIsRequired: false,
      swift: [
        Pattern(.creation, type: "NWBrowser", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.function, type: nil, member: "nw_browser_create", words: []),
      ]
    ),
    RequestAPI(
      "NetServiceBrowser",
      permission: .localNetwork,
      keys: ["NSLocalNetworkUsageDescription"],
      keyIsRequired: false,
      swift: [
        Pattern(.creation, type: "NetServiceBrowser", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "NSNetServiceBrowser", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "MCNearbyServiceBrowser",
      permission: .localNetwork,
      keys: ["NSLocalNetworkUsageDescription"],
      keyIsRequired: false,
      swift: [
        Pattern(.creation, type: "MCNearbyServiceBrowser", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "MCNearbyServiceBrowser", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "MCNearbyServiceAdvertiser",
      permission: .localNetwork,
      keys: ["NSLocalNetworkUsageDescription"],
      keyIsRequired: false,
      swift: [
        Pattern(.creation, type: "MCNearbyServiceAdvertiser", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "MCNearbyServiceAdvertiser", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "MCBrowserViewController",
      permission: .localNetwork,
      keys: ["NSLocalNetworkUsageDescription"],
      keyIsRequired: false,
      swift: [
        Pattern(.creation, type: "MCBrowserViewController", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "MCBrowserViewController", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "ATTrackingManager.requestTrackingAuthorization",
      permission: .tracking,
      keys: ["NSUserTrackingUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestTrackingAuthorization", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestTrackingAuthorizationWithCompletionHandler", words: []),
      ]
    ),
    RequestAPI(
      "LAContext.evaluatePolicy",
      permission: .faceID,
      keys: ["NSFaceIDUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "evaluatePolicy", words: ["deviceOwnerAuthentication"]),
        Pattern(.call, type: nil, member: "evaluatePolicy", words: ["deviceOwnerAuthenticationWithBiometrics"]),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "evaluatePolicy", words: ["LAPolicyDeviceOwnerAuthentication"]),
        Pattern(.call, type: nil, member: "evaluatePolicy", words: ["LAPolicyDeviceOwnerAuthenticationWithBiometrics"]),
      ]
    ),
    RequestAPI(
      "NISession",
      permission: .nearbyInteraction,
      keys: ["NSNearbyInteractionUsageDescription", "NSNearbyInteractionAllowOnceUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "NISession", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "NISession", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "INFocusStatusCenter.requestAuthorization",
      permission: .focusStatus,
      keys: ["NSFocusStatusUsageDescription"],
      keyIsRequired: false,
      swift: [
        Pattern(.call, type: "INFocusStatusCenter", member: "requestAuthorization", words: []),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestAuthorizationWithCompletionHandler", words: []),
      ]
    ),
    RequestAPI(
      "AlarmManager.requestAuthorization",
      permission: .alarms,
      keys: ["NSAlarmKitUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: "AlarmManager", member: "requestAuthorization", words: []),
      ],
      objectiveC: []
    ),
    RequestAPI(
      "UNUserNotificationCenter.requestAuthorization",
      permission: .notifications,
      keys: [],
      keyIsRequired: true,
      swift: [
        Pattern(.call, type: nil, member: "requestAuthorization", words: ["options"]),
      ],
      objectiveC: [
        Pattern(.call, type: nil, member: "requestAuthorizationWithOptions", words: []),
      ]
    ),
    RequestAPI(
      "NFCNDEFReaderSession",
      permission: nil,
      keys: ["NFCReaderUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "NFCNDEFReaderSession", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "NFCNDEFReaderSession", member: nil, words: []),
      ]
    ),
    RequestAPI(
      "NFCTagReaderSession",
      permission: nil,
      keys: ["NFCReaderUsageDescription"],
      keyIsRequired: true,
      swift: [
        Pattern(.creation, type: "NFCTagReaderSession", member: nil, words: []),
      ],
      objectiveC: [
        Pattern(.creation, type: "NFCTagReaderSession", member: nil, words: []),
      ]
    ),
  ]
}
