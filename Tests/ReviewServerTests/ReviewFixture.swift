import CheckInputs
import CopyReview
import Foundation
import ReviewServer
import StringCatalogs
import TestSupport

/// A review of a catalog in a folder of its own, served; and requests as its page sends them.
struct ReviewFixture {
  let folder: TemporaryFolder
  let path: String
  let server: ReviewServer
  let http: RawHTTP

  static let locales = ["en", "zh-Hans", "zh-Hant"]

  init(folder: TemporaryFolder, path: String, server: ReviewServer) {
    self.folder = folder
    self.path = path
    self.server = server
    http = RawHTTP(port: server.port)
  }

  init(_ catalog: String = Self.catalog) throws {
    folder = try TemporaryFolder()
    path = try folder.write(catalog, to: "Alerts.xcstrings").path
    server = try Self.server(of: path)
    http = RawHTTP(port: server.port)
  }

  static func server(of path: String) throws -> ReviewServer {
    try ReviewServer(
      review: LiveReview(
        .init(
          paths: [path],
          catalogs: [path],
          locales: locales,
          editableLocales: ["zh-Hans", "zh-Hant"],
          configuration: CheckConfiguration()
        )
      ),
      port: .given(0)
    ) { session in Array("<!doctype html>\(session)".utf8) }
  }

  var host: String { "127.0.0.1:\(server.port)" }
  var origin: String { "http://\(host)" }
  /// `/TOKEN/`, as the address has it.
  var base: String { URL(string: server.url)?.path(percentEncoded: true) ?? "" }

  var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  /// The value of a string as another reader of JSON finds it.
  func unit(_ key: String, _ locale: String) throws -> [String: String]? {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    let strings = (json as? [String: Any])?["strings"] as? [String: Any]
    let entry = strings?[key] as? [String: Any]
    let localization = (entry?["localizations"] as? [String: Any])?[locale] as? [String: Any]
    return localization?["stringUnit"] as? [String: String]
  }

  func post(_ route: String, _ body: String) -> RawHTTP.Answer? {
    http.send(
      """
      POST \(base)\(route) HTTP/1.1\r
      Host: \(host)\r
      Origin: \(origin)\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      \r
      \(body)
      """
    )
  }

  func get(_ route: String) -> RawHTTP.Answer? {
    http.send("GET \(base)\(route) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
  }

  /// Saves a text over another one, which is JSON: an object or null.
  func save(
    _ key: String,
    _ value: String,
    over base: String,
    locale: String = "zh-Hans",
    path: String? = nil,
    state: String = "translated"
  ) -> RawHTTP.Answer? {
    let path = path.map { #""path":"\#($0)","# } ?? ""
    return post(
      "save",
      """
      {"catalog":0,"key":"\(key)","locale":"\(locale)",\(path)"base":\(base),"value":"\(value)",\
      "state":"\(state)"}
      """
    )
  }

  /// As Xcode lays it out.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "camera.title" : {
          "comment" : "Title of an alert.",
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Camera Is Off"
              }
            },
            "zh-Hans" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "相机已关闭"
              }
            }
          }
        },
        "count" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photo"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photos"
                    }
                  }
                }
              }
            }
          }
        },
        "fixed" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "OK"
              }
            }
          },
          "shouldTranslate" : false
        },
        "greeting" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hello, %@"
              }
            },
            "zh-Hans" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "你好，%@"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
}
