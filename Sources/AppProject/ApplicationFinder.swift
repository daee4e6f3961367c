internal import Diagnostics

/// Finds the app that a project is for.
struct ApplicationFinder {
  private let folder: ProjectFolder
  private let targets: [ApplicationTarget]
  private let targetsByInfoPlist: [String?: [ApplicationTarget]]
  /// The apps whose own Info.plist is not there.
  private let phoneTargetsWithoutInfoPlist: [ApplicationTarget]
  private(set) var notes: [Diagnostic] = []

  init(in folder: ProjectFolder) {
    self.folder = folder
    var targets: [ApplicationTarget] = []
    for path in folder.xcodeProjects {
      do throws(Diagnostic) {
        targets += try XcodeProject(contentsOf: path).targets
      } catch {
        notes.append(error.asWarning("the project is left out of account"))
      }
    }
    self.targets = targets
    notes += folder.notes
    targetsByInfoPlist = Dictionary(grouping: targets) { target in
      target.infoPlist.map(ProjectPath.absolute)
    }
    phoneTargetsWithoutInfoPlist = targets.filter { target in
      target.isForPhones && !target.hasInfoPlistFile && !target.isGenerated
    }
  }

  /// The app with a certain Info.plist.
  func application(withInfoPlist file: String) throws(Diagnostic) -> Application {
    application(try InfoPlist(contentsOf: file))
  }

  /// The likeliest app of the folder; a note names the others.
  mutating func application() throws(Diagnostic) -> Application {
    var faults: [Diagnostic] = []
    var found: [Application] = []
    for path in candidates() {
      do throws(Diagnostic) {
        let infoPlist = try InfoPlist(contentsOf: path)
        let application = application(infoPlist)
        if infoPlist.isOfApplication || application.isNamedByTarget { found.append(application) }
      } catch {
        faults.append(error)
      }
    }
    found += targets.filter(\.isGenerated).map { target in
      Application(infoPlist: nil, target: target, isNamedByTarget: true)
    }
    found = found.map { (rank($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    guard let first = found.first else {
      throw faults.first ?? folder.faults.first ?? nothingFound
    }
    notes += faults.map { $0.asWarning("the file is left out of account") }
    if found.count > 1 { notes.append(note(on: first, besides: found.dropFirst())) }
    return first
  }

  private func candidates() -> [String] {
    let named = targets.compactMap(\.infoPlist).filter(ProjectFolder.isFile)
    let known = Set(folder.infoPlists.map(ProjectPath.absolute))
    var seen = known
    let others = named.filter { seen.insert(ProjectPath.absolute($0)).inserted }
    return folder.infoPlists.filter { !isOfTests($0) } + others
  }

  /// Whether a name in the path, below the folder looked through, says that it is for tests.
  private func isOfTests(_ path: String) -> Bool {
    let root = ProjectPath.absolute(folder.path).split(separator: "/").count
    let names = ProjectPath.absolute(path).split(separator: "/").dropFirst(root)
    return names.contains { name in
      let base = name.replacing("-Info.plist", with: "").replacing("Info.plist", with: "")
      return base.hasSuffix("Tests")
    }
  }

  private func application(_ infoPlist: InfoPlist) -> Application {
    let path = ProjectPath.absolute(infoPlist.file)
    let users = targetsByInfoPlist[path] ?? []
    if let target = users.first(where: \.isForPhones) ?? users.first {
      return Application(infoPlist: infoPlist, target: target, isNamedByTarget: true)
    }
    // A project's only app whose own Info.plist is not there is most likely this one.
    let others = phoneTargetsWithoutInfoPlist
    return Application(
      infoPlist: infoPlist,
      target: others.count == 1 ? others.first : nil,
      isNamedByTarget: false
    )
  }

  private func rank(_ application: Application) -> (Int, Int, Int, Int, Int, String) {
    let path = application.infoPlist?.file ?? application.folder
    return (
      application.isSecondary ? 1 : 0,
      application.usageDescriptionKeys.isEmpty ? 1 : 0,
      application.isNamedByTarget ? 0 : 1,
      ProjectPath.distance(from: folder.path, to: ProjectPath.folder(of: path)),
      ProjectPath.name(of: path) == "Info.plist" ? 0 : 1,
      path
    )
  }

  private func note(
    on first: Application,
    besides others: some Collection<Application>
  ) -> Diagnostic {
    let names = others.map(\.description).joined(separator: ", ")
    return Diagnostic(
      .note,
      "\(first.description) is taken for the app, and not \(names)",
      advice: "choose another with --info-plist FILE"
    )
  }

  private var nothingFound: Diagnostic {
    Diagnostic(
      .error,
      "no app’s Info.plist below \(folder.path): looked for Info.plist, *Info.plist, Info-*.plist, "
        + "and for Xcode projects that make one (GENERATE_INFOPLIST_FILE)",
      advice: "give it with --info-plist FILE, or the app’s name with --app-name NAME"
    )
  }
}
