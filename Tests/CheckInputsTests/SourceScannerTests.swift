import CopyChecks
import Diagnostics
import Testing

@testable import CheckInputs

/// Requests are found in code, and nowhere else.
@Suite struct SourceScannerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: SourceLanguage
    let code: String
    let keys: [String]

    init(_ language: SourceLanguage, _ code: String, _ keys: String...) {
      self.language = language
      self.code = code
      self.keys = keys
    }

    var testDescription: String { code }
  }

  static let cases: [Case] = [
    Case(.swift, "AVCaptureDevice.requestAccess(for: .video) { _ in }", "NSCameraUsageDescription"),
    Case(
      .swift,
      "await AVCaptureDevice.requestAccess(for: .audio)",
      "NSMicrophoneUsageDescription"
    ),
    Case(
      .swift,
      "let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)",
      "NSCameraUsageDescription"
    ),
    Case(.swift, "AVCaptureDevice.authorizationStatus(for: .video)"),
    Case(.swift, "picker.sourceType = .camera", "NSCameraUsageDescription"),
    Case(.swift, "picker.sourceType = .photoLibrary"),
    Case(.swift, "ImagePicker(sourceType: .camera, image: $image)", "NSCameraUsageDescription"),
    Case(.swift, "UIImagePickerController.isSourceTypeAvailable(.camera)"),
    Case(
      .swift,
      "AVAudioApplication.requestRecordPermission { _ in }",
      "NSMicrophoneUsageDescription"
    ),
    Case(
      .swift,
      "AVAudioSession.sharedInstance().requestRecordPermission { allowed in }",
      "NSMicrophoneUsageDescription"
    ),
    Case(
      .swift,
      "PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in }",
      "NSPhotoLibraryAddUsageDescription"
    ),
    Case(
      .swift,
      "PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }",
      "NSPhotoLibraryUsageDescription"
    ),
    Case(.swift, "PHPhotoLibrary.requestAuthorization { _ in }", "NSPhotoLibraryUsageDescription"),
    Case(
      .swift,
      "UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)",
      "NSPhotoLibraryAddUsageDescription"
    ),
    Case(
      .swift,
      "CLLocationManager().requestWhenInUseAuthorization()",
      "NSLocationWhenInUseUsageDescription"
    ),
    Case(
      .swift,
      "manager?.requestAlwaysAuthorization()",
      "NSLocationAlwaysAndWhenInUseUsageDescription"
    ),
    Case(.swift, "func requestAlwaysAuthorization() {}"),
    Case(.swift, "requestAlwaysAuthorization()"),
    Case(.swift, "try await store.requestAccess(for: .contacts)", "NSContactsUsageDescription"),
    Case(.swift, "store.requestAccess(to: .reminder) { _, _ in }", "NSRemindersUsageDescription"),
    Case(
      .swift,
      "try await store.requestFullAccessToEvents()",
      "NSCalendarsFullAccessUsageDescription"
    ),
    Case(
      .swift,
      "health.requestAuthorization(toShare: nil, read: types) { _, _ in }",
      "NSHealthShareUsageDescription"
    ),
    Case(.swift, "UNUserNotificationCenter.current().requestAuthorization(options: [.alert])", ""),
    Case(
      .swift,
      "context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason)",
      "NSFaceIDUsageDescription"
    ),
    Case(.swift, "context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)"),
    Case(
      .swift,
      "let central = CBCentralManager(delegate: self, queue: nil)",
      "NSBluetoothAlwaysUsageDescription"
    ),
    Case(.swift, "func use(_ central: CBCentralManager) {}"),
    Case(.swift, "extension CBCentralManager { }"),
    Case(
      .swift,
      "try await AlarmManager.shared.requestAuthorization()",
      "NSAlarmKitUsageDescription"
    ),
    Case(.swift, "NFCNDEFReaderSession(delegate: self, queue: nil)", "NFCReaderUsageDescription"),
    // What is no code.
    Case(.swift, "// manager.requestAlwaysAuthorization()"),
    Case(.swift, "/* a /* nested */ manager.requestAlwaysAuthorization() */"),
    Case(.swift, "let text = \"manager.requestAlwaysAuthorization()\""),
    Case(.swift, "let text = #\"\"manager.requestAlwaysAuthorization()\"\"#"),
    Case(.swift, "let text = \"\"\"\n\"manager.requestAlwaysAuthorization()\"\n\"\"\""),
    Case(.swift, "#if false\nmanager.requestAlwaysAuthorization()\n#endif"),
    Case(
      .swift,
      "#if false\n#if DEBUG\n#endif\n#else\nmanager.requestAlwaysAuthorization()\n#endif",
      "NSLocationAlwaysAndWhenInUseUsageDescription"
    ),
    Case(
      .swift,
      "print(\"a \\(name(\"b\")) c\"); manager.requestAlwaysAuthorization()",
      "NSLocationAlwaysAndWhenInUseUsageDescription"
    ),
    // Objective-C.
    Case(
      .objectiveC,
      "[AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:^(BOOL g) {}];",
      "NSCameraUsageDescription"
    ),
    Case(
      .objectiveC,
      "[PHPhotoLibrary requestAuthorization:^(PHAuthorizationStatus status) {}];",
      "NSPhotoLibraryUsageDescription"
    ),
    Case(
      .objectiveC,
      "[self.manager requestWhenInUseAuthorization];",
      "NSLocationWhenInUseUsageDescription"
    ),
    Case(.objectiveC, "- (void)requestWhenInUseAuthorization;"),
    Case(
      .objectiveC,
      "[[CLLocationManager new] requestAlwaysAuthorization];",
      "NSLocationAlwaysAndWhenInUseUsageDescription"
    ),
    Case(
      .objectiveC,
      "_central = [[CBCentralManager alloc] initWithDelegate:self queue:nil];",
      "NSBluetoothAlwaysUsageDescription"
    ),
    Case(
      .objectiveC,
      "picker.sourceType = UIImagePickerControllerSourceTypeCamera;",
      "NSCameraUsageDescription"
    ),
    Case(
      .objectiveC,
      "[store requestAccessToEntityType:EKEntityTypeEvent completion:^(BOOL g, NSError *e) {}];",
      "NSCalendarsUsageDescription"
    ),
    Case(
      .objectiveC,
      "[context evaluatePolicy:LAPolicyDeviceOwnerAuthentication localizedReason:r reply:^{}];",
      "NSFaceIDUsageDescription"
    ),
    Case(.objectiveC, "#if 0\n[self.manager requestAlwaysAuthorization];\n#endif"),
    Case(.objectiveC, "NSString *s = @\"[m requestAlwaysAuthorization]\"; char c = '\"';"),
  ]

  @Test(arguments: cases)
  func uses(_ example: Case) throws {
    let source = try SourceText(decoding: Array(example.code.utf8), file: "App")
    let uses = SourceScanner.uses(in: source, language: example.language, file: 3)
    #expect(uses.map { $0.keys.first ?? "" } == example.keys)
    #expect(uses.allSatisfy { $0.file == 3 })
  }

  @Test func `the place is that of the method`() throws {
    let source = try SourceText(
      decoding: Array("let 图 = 1\nmanager.requestAlwaysAuthorization()\n".utf8),
      file: "App.swift"
    )
    let use = try #require(SourceScanner.uses(in: source, language: .swift, file: 0).first)
    #expect(source[use.range] == "requestAlwaysAuthorization")
    #expect(source.location(offset: use.range.lowerBound).line == 2)
  }

  @Test func `comments turn rules off`() throws {
    let code = """
      // alertcopy:ignore missing-purpose-for-use: the key is added by a script
      manager.requestAlwaysAuthorization()
      /// alertcopy:ignore purpose-vague, pronoun: a quotation
      // not alertcopy:ignore purpose-vague: further on
      let text = "// alertcopy:ignore purpose-vague: in a string"
      """
    let source = try SourceText(decoding: Array(code.utf8), file: "App.swift")
    let found = SourceScanner.suppressions(in: source, language: .swift)
    #expect(found.map { source.location(offset: $0.lowerBound).line } == [1, 3])
  }
}
