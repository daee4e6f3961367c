/// Texts of project files, as short as Xcode reads them.
enum ProjectText {
  /// An Info.plist with strings.
  static func infoPlist(_ strings: KeyValuePairs<String, String>) -> String {
    let members = strings.map { "<key>\($0.key)</key>\n<string>\($0.value)</string>\n" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(members.joined())</dict>
      </plist>
      """
  }

  /// A project.pbxproj with one target.
  static func project(
    target: String = "Rokk",
    productType: String = "com.apple.product-type.application",
    targetSettings: String = "",
    projectSettings: String = "",
    targetFile: String? = nil,
    projectFile: String? = nil
  ) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; developmentRegion = fr;
        mainGroup = G; targets = (T, ); };
      T = { isa = PBXNativeTarget; name = \(target); productType = "\(productType)";
        buildConfigurationList = TL; };
      G = { isa = PBXGroup; children = (C, ); sourceTree = "<group>"; };
      C = { isa = PBXGroup; children = (F1, F2, ); path = Config; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = "\(targetFile ?? "")"; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = "Config/\(projectFile ?? "")";
        sourceTree = SOURCE_ROOT; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
      TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR, ); };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_NAME = Debug; }; };
      TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_NAME = Debug; INFOPLIST_FILE = App/Info.plist; }; };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(projectSettings) };
        \(projectFile == nil ? "" : "baseConfigurationReference = F2;") };
      TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(targetSettings) };
        \(targetFile == nil ? "" : "baseConfigurationReference = F1;") };
    }; }
    """
  }
}
