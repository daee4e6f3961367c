// Generated from terms.json by make tables. Do not edit.
// swift-format-ignore-file
internal import AlertModel

extension Term {
  package static let all: [Term] = [
    Term(
      "notifications.allow",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Allow Notifications"),
        ("zh-Hans", "允许通知"),
        ("zh-Hant", "允許通知"),
        ("zh-Hant-HK", "允許通知"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@ca3bdd4^:Preferences/Resources/Localization/NotificationsSettings.xcstrings [ALLOW_NOTIFICATIONS]"
    ),
    Term(
      "perapp.allow_to_access",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Allow %@ to Access"),
        ("zh-Hans", "允许%[tt]@访问"),
        ("zh-Hant", "允許%[tt]@取用"),
        ("zh-Hant-HK", "允許%[tt]@取用"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@05c7968^:Preferences/Resources/Localization/PSSystemPolicy.xcstrings [ALLOW_ACCESS_FORMAT]"
    ),
    Term(
      "perapp.allow_tracking",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Allow Tracking"),
        ("zh-Hans", "允许跟踪"),
        ("zh-Hant", "允許追蹤"),
        ("zh-Hant-HK", "允許追蹤"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@05c7968^:Preferences/Resources/Localization/PSSystemPolicy.xcstrings [CROSS_APP_TRACKING]"
    ),
    Term(
      "perapp.background_app_refresh",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Background App Refresh"),
        ("zh-Hans", "后台App刷新"),
        ("zh-Hant", "背景App重新整理"),
        ("zh-Hant-HK", "背景App重新整理"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@05c7968^:Preferences/Resources/Localization/PSSystemPolicy.xcstrings [BACKGROUND_APP_REFRESH]"
    ),
    Term(
      "perapp.cellular_data",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Cellular Data"),
        ("zh-Hans", "蜂窝数据"),
        ("zh-Hant", "行動數據"),
        ("zh-Hant-HK", "流動數據"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@05c7968^:Preferences/Resources/Localization/PSSystemPolicy.xcstrings [CELLULAR_DATA]"
    ),
    Term(
      "perapp.home_data",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Home Data"),
        ("zh-Hans", "家庭数据"),
        ("zh-Hant", "家庭資料"),
        ("zh-Hant-HK", "家居資料"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@05c7968^:Preferences/Resources/Localization/PSSystemPolicy.xcstrings [WILLOW]"
    ),
    Term(
      "perapp.location",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Location"),
        ("zh-Hans", "位置"),
        ("zh-Hant", "位置"),
        ("zh-Hant-HK", "位置"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@05c7968^:Preferences/Resources/Localization/PSSystemPolicy.xcstrings [LOCATION_SERVICES]"
    ),
    Term(
      "row.allow_apps_to_request_to_track",
      OSVersionRange(from: OSVersion(major: 14, minor: 5), to: OSVersion(major: 17)),
      [
        ("en", "Allow Apps to Request to Track"),
        ("zh-Hans", "允许App请求跟踪"),
        ("zh-Hant-HK", "允許App要求追蹤"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [ALLOW_ASK]"
    ),
    Term(
      "row.allow_apps_to_request_to_track",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Allow Apps to Request to Track"),
        ("zh-Hans", "允许App请求跟踪"),
        ("zh-Hant", "允許App發出追蹤請求"),
        ("zh-Hant-HK", "允許App要求追蹤"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [ALLOW_ASK]"
    ),
    Term(
      "row.app_privacy_report",
      OSVersionRange(from: OSVersion(major: 15, minor: 2), to: OSVersion(major: 17)),
      [
        ("en", "App Privacy Report"),
        ("zh-Hans", "App隐私报告"),
        ("zh-Hant", "App隱私權報告"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [APP_PRIVACY_REPORT]"
    ),
    Term(
      "row.app_privacy_report",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "App Privacy Report"),
        ("zh-Hans", "App隐私报告"),
        ("zh-Hant", "App隱私權報告"),
        ("zh-Hant-HK", "App私隱報告"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [APP_PRIVACY_REPORT]"
    ),
    Term(
      "row.bluetooth",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "Bluetooth"),
        ("zh-Hans", "蓝牙"),
        ("zh-Hant", "藍牙"),
        ("zh-Hant-HK", "藍牙"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [BT_PERIPHERAL]"
    ),
    Term(
      "row.bluetooth",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Bluetooth"),
        ("zh-Hans", "蓝牙"),
        ("zh-Hant", "藍牙"),
        ("zh-Hant-HK", "藍牙"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [BT_PERIPHERAL]"
    ),
    Term(
      "row.calendars",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "Calendars"),
        ("zh-Hans", "日历"),
        ("zh-Hant", "行事曆"),
        ("zh-Hant-HK", "日曆"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CALENDARS]"
    ),
    Term(
      "row.calendars",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Calendars"),
        ("zh-Hans", "日历"),
        ("zh-Hant", "行事曆"),
        ("zh-Hant-HK", "日曆"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CALENDARS]"
    ),
    Term(
      "row.camera",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "Camera"),
        ("zh-Hans", "相机"),
        ("zh-Hant", "相機"),
        ("zh-Hant-HK", "相機"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CAMERA]"
    ),
    Term(
      "row.camera",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Camera"),
        ("zh-Hans", "相机"),
        ("zh-Hant", "相機"),
        ("zh-Hant-HK", "相機"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CAMERA]"
    ),
    Term(
      "row.contacts",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 12)),
      [
        ("en", "Contacts"),
        ("zh-Hans", "通讯录"),
        ("zh-Hant-HK", "通訊錄"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CONTACTS]; PGSSoft/AutoMate@11049208:AutoMate/Models/Messages/*.json (per-iOS-version tables 10.2-12.2)"
    ),
    Term(
      "row.contacts",
      OSVersionRange(from: OSVersion(major: 13), to: OSVersion(major: 17)),
      [
        ("en", "Contacts"),
        ("zh-Hans", "通讯录"),
        ("zh-Hant", "聯絡人"),
        ("zh-Hant-HK", "通訊錄"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CONTACTS]"
    ),
    Term(
      "row.contacts",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Contacts"),
        ("zh-Hans", "通讯录"),
        ("zh-Hant", "聯絡人"),
        ("zh-Hant-HK", "通訊錄"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CONTACTS]"
    ),
    Term(
      "row.face_id",
      OSVersionRange(from: OSVersion(major: 13), to: OSVersion(major: 17)),
      [
        ("en", "Face ID"),
        ("zh-Hans", "面容ID"),
        ("zh-Hant", "Face ID"),
        ("zh-Hant-HK", "Face ID"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [FACE_ID]"
    ),
    Term(
      "row.face_id",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Face ID"),
        ("zh-Hans", "面容ID"),
        ("zh-Hant", "Face ID"),
        ("zh-Hant-HK", "Face ID"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [FACE_ID]"
    ),
    Term(
      "row.files_and_folders",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Files & Folders"),
        ("zh-Hans", "文件与文件夹"),
        ("zh-Hant", "檔案和檔案夾"),
        ("zh-Hant-HK", "檔案和資料夾"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/PreferenceBundles/PrivacyAndSecuritySettings.xcstrings [Files & Folders]"
    ),
    Term(
      "row.focus",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Focus"),
        ("zh-Hans", "专注模式"),
        ("zh-Hant", "專注模式"),
        ("zh-Hant-HK", "專注模式"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [FOCUS]"
    ),
    Term(
      "row.health",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "Health"),
        ("zh-Hans", "健康"),
        ("zh-Hant", "健康"),
        ("zh-Hant-HK", "健康"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/PreferenceBundles/PrivacyAndSecuritySettings.xcstrings [Health]"
    ),
    Term(
      "row.health",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Health"),
        ("zh-Hans", "健康"),
        ("zh-Hant", "健康"),
        ("zh-Hant-HK", "健康"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/PreferenceBundles/PrivacyAndSecuritySettings.xcstrings [Health]"
    ),
    Term(
      "row.home_accessories",
      OSVersionRange(from: OSVersion(major: 26), to: nil),
      [
        ("en", "Home Accessories"),
      ],
      .community,
      "zhrispineda/Settings-iOS@be7b7ef:Preferences/Views/Security/PrivacySecurityView.swift (lookup key in PrivacyAndSecuritySettings; first in branch 26.0-beta-3)"
    ),
    Term(
      "row.homekit",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "HomeKit"),
        ("zh-Hans", "HomeKit"),
        ("zh-Hant", "HomeKit"),
        ("zh-Hant-HK", "HomeKit"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/PreferenceBundles/PrivacyAndSecuritySettings.xcstrings [HomeKit]"
    ),
    Term(
      "row.homekit",
      OSVersionRange(from: OSVersion(major: 18), to: OSVersion(major: 18)),
      [
        ("en", "HomeKit"),
        ("zh-Hans", "HomeKit"),
        ("zh-Hant", "HomeKit"),
        ("zh-Hant-HK", "HomeKit"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/PreferenceBundles/PrivacyAndSecuritySettings.xcstrings [HomeKit]"
    ),
    Term(
      "row.journaling_suggestions",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Journaling Suggestions"),
        ("zh-Hans", "手记建议"),
        ("zh-Hant", "日誌建議"),
        ("zh-Hant-HK", "日記建議"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [JOURNALING_SUGGESTIONS]"
    ),
    Term(
      "row.local_network",
      OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 17)),
      [
        ("en", "Local Network"),
        ("zh-Hans", "本地网络"),
        ("zh-Hant", "區域網路"),
        ("zh-Hant-HK", "本地網絡"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [LOCAL_NETWORK]"
    ),
    Term(
      "row.local_network",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Local Network"),
        ("zh-Hans", "本地网络"),
        ("zh-Hant", "區域網路"),
        ("zh-Hant-HK", "本地網絡"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [LOCAL_NETWORK]"
    ),
    Term(
      "row.location_services",
      OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 17)),
      [
        ("en", "Location Services"),
        ("zh-Hans", "定位服务"),
        ("zh-Hant", "定位服務"),
        ("zh-Hant-HK", "定位服務"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [LOCATION_SERVICES]"
    ),
    Term(
      "row.location_services",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Location Services"),
        ("zh-Hans", "定位服务"),
        ("zh-Hant", "定位服務"),
        ("zh-Hant-HK", "定位服務"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [LOCATION_SERVICES]"
    ),
    Term(
      "row.media_and_apple_music",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Media & Apple Music"),
        ("zh-Hans", "媒体与Apple Music"),
        ("zh-Hant", "媒體與Apple Music"),
        ("zh-Hant-HK", "媒體與Apple Music"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [MEDIALIBRARY]"
    ),
    Term(
      "row.microphone",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "Microphone"),
        ("zh-Hans", "麦克风"),
        ("zh-Hant", "麥克風"),
        ("zh-Hant-HK", "咪高風"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [MICROPHONE]"
    ),
    Term(
      "row.microphone",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Microphone"),
        ("zh-Hans", "麦克风"),
        ("zh-Hant", "麥克風"),
        ("zh-Hant-HK", "咪高風"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [MICROPHONE]"
    ),
    Term(
      "row.motion_and_fitness",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 13)),
      [
        ("en", "Motion & Fitness"),
        ("zh-Hans", "运动与健身"),
        ("zh-Hant-HK", "運動與健身"),
      ],
      .appleString,
      "PGSSoft/AutoMate@11049208:AutoMate/Models/Messages/*.json (per-iOS-version tables 10.2-12.2) [MotionAlert: HK quotes the row as 「運動與健身」]; zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [MOTION]"
    ),
    Term(
      "row.motion_and_fitness",
      OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 17)),
      [
        ("en", "Motion & Fitness"),
        ("zh-Hans", "运动与健身"),
        ("zh-Hant", "動作與健身"),
        ("zh-Hant-HK", "動作與健身"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [MOTION]"
    ),
    Term(
      "row.motion_and_fitness",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Motion & Fitness"),
        ("zh-Hans", "运动与健身"),
        ("zh-Hant", "動作與健身"),
        ("zh-Hant-HK", "動作與健身"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [MOTION]"
    ),
    Term(
      "row.nearby_interactions",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Nearby Interactions"),
        ("zh-Hans", "附近交互"),
        ("zh-Hant", "鄰近互動"),
        ("zh-Hant-HK", "四周互動"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [NEARBY_INTERACTIONS]"
    ),
    Term(
      "row.photos",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "Photos"),
        ("zh-Hans", "照片"),
        ("zh-Hant", "照片"),
        ("zh-Hant-HK", "相片"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PHOTOS]"
    ),
    Term(
      "row.photos",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Photos"),
        ("zh-Hans", "照片"),
        ("zh-Hant", "照片"),
        ("zh-Hant-HK", "相片"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PHOTOS]"
    ),
    Term(
      "row.reminders",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "Reminders"),
        ("zh-Hans", "提醒事项"),
        ("zh-Hant", "提醒事項"),
        ("zh-Hant-HK", "提醒事項"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [REMINDERS]"
    ),
    Term(
      "row.reminders",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Reminders"),
        ("zh-Hans", "提醒事项"),
        ("zh-Hant", "提醒事項"),
        ("zh-Hant-HK", "提醒事項"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [REMINDERS]"
    ),
    Term(
      "row.speech_recognition",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 12)),
      [
        ("en", "Speech Recognition"),
        ("zh-Hans", "语音识别"),
        ("zh-Hant", "語音辨識"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [SPEECH_RECOGNITION]; PGSSoft/AutoMate@11049208:AutoMate/Models/Messages/*.json (per-iOS-version tables 10.2-12.2)"
    ),
    Term(
      "row.speech_recognition",
      OSVersionRange(from: OSVersion(major: 13), to: OSVersion(major: 17)),
      [
        ("en", "Speech Recognition"),
        ("zh-Hans", "语音识别"),
        ("zh-Hant", "語音辨識"),
        ("zh-Hant-HK", "語音識別"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [SPEECH_RECOGNITION]"
    ),
    Term(
      "row.speech_recognition",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Speech Recognition"),
        ("zh-Hans", "语音识别"),
        ("zh-Hant", "語音辨識"),
        ("zh-Hant-HK", "語音識別"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [SPEECH_RECOGNITION]"
    ),
    Term(
      "row.tracking",
      OSVersionRange(from: OSVersion(major: 14, minor: 5), to: OSVersion(major: 17)),
      [
        ("en", "Tracking"),
        ("zh-Hans", "跟踪"),
        ("zh-Hant", "追蹤"),
        ("zh-Hant-HK", "追蹤"),
      ],
      .community,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [TRACKERS]"
    ),
    Term(
      "row.tracking",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Tracking"),
        ("zh-Hans", "跟踪"),
        ("zh-Hant", "追蹤"),
        ("zh-Hant-HK", "追蹤"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [TRACKERS]"
    ),
    Term(
      "row.wallet",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Wallet"),
        ("zh-Hans", "钱包"),
        ("zh-Hant", "錢包"),
        ("zh-Hant-HK", "銀包"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/PreferenceBundles/PrivacyAndSecuritySettings.xcstrings [Wallet]"
    ),
    Term(
      "settings.app",
      OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 17)),
      [
        ("en", "Settings"),
        ("zh-Hans", "设置"),
        ("zh-Hant", "設定"),
        ("zh-Hant-HK", "設定"),
      ],
      .community,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Settings]"
    ),
    Term(
      "settings.app",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Settings"),
        ("zh-Hans", "设置"),
        ("zh-Hant", "設定"),
        ("zh-Hant-HK", "設定"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Settings]"
    ),
    Term(
      "settings.apple_intelligence_and_siri",
      OSVersionRange(from: OSVersion(major: 18, minor: 1), to: nil),
      [
        ("en", "Apple Intelligence & Siri"),
        ("zh-Hans", "Apple智能与Siri"),
        ("zh-Hant", "Apple Intelligence與Siri"),
        ("zh-Hant-HK", "Apple Intelligence與Siri"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Apple Intelligence & Siri]"
    ),
    Term(
      "settings.apps",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Apps"),
        ("zh-Hans", "App"),
        ("zh-Hant", "App"),
        ("zh-Hant-HK", "App"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Apps]; InstalledApps.xcstrings [Apps] at 2202b6b^"
    ),
    Term(
      "settings.bluetooth",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "Bluetooth"),
        ("zh-Hans", "蓝牙"),
        ("zh-Hant", "藍牙"),
        ("zh-Hant-HK", "藍牙"),
      ],
      .community,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Bluetooth]"
    ),
    Term(
      "settings.bluetooth",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Bluetooth"),
        ("zh-Hans", "蓝牙"),
        ("zh-Hant", "藍牙"),
        ("zh-Hant-HK", "藍牙"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Bluetooth]"
    ),
    Term(
      "settings.face_id_and_passcode",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Face ID & Passcode"),
        ("zh-Hans", "面容ID与密码"),
        ("zh-Hant", "Face ID與密碼"),
        ("zh-Hant-HK", "Face ID與密碼"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Face ID & Passcode]"
    ),
    Term(
      "settings.face_id_other_apps",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Other Apps"),
        ("zh-Hans", "其他App"),
        ("zh-Hant", "其他App"),
        ("zh-Hant-HK", "其他App"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@dbb9b36^:Preferences/Resources/Localization/Ungrouped/Pearl.xcstrings [APPS_USING_PEARL]"
    ),
    Term(
      "settings.focus",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Focus"),
        ("zh-Hans", "专注模式"),
        ("zh-Hant", "專注模式"),
        ("zh-Hant-HK", "專注模式"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Focus]"
    ),
    Term(
      "settings.notifications",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "Notifications"),
        ("zh-Hans", "通知"),
        ("zh-Hant", "通知"),
        ("zh-Hant-HK", "通知"),
      ],
      .community,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Notifications]"
    ),
    Term(
      "settings.notifications",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Notifications"),
        ("zh-Hans", "通知"),
        ("zh-Hant", "通知"),
        ("zh-Hant-HK", "通知"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Notifications]"
    ),
    Term(
      "settings.privacy",
      OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 15)),
      [
        ("en", "Privacy"),
        ("zh-Hans", "隐私"),
        ("zh-Hant", "隱私權"),
        ("zh-Hant-HK", "私隱"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@894b43a^:Preferences/Resources/Localization/Ungrouped/WellnessDashboard-Localizable.xcstrings [SOURCES_LOCAL_DEVICE_IPHONE] (legacy Apple string that still names the pre-iOS 16 row); TW also applefans.today/ios-14-5-app-tracking-transparency and tech-girlz.com/?p=37291 (iOS 14.5/15.2 screens)"
    ),
    Term(
      "settings.privacy_and_security",
      OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
      [
        ("en", "Privacy & Security"),
        ("zh-Hans", "隐私与安全性"),
        ("zh-Hant", "隱私權與安全性"),
        ("zh-Hant-HK", "私隱與保安"),
      ],
      .community,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Privacy & Security]; zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PRIVACY]"
    ),
    Term(
      "settings.privacy_and_security",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Privacy & Security"),
        ("zh-Hans", "隐私与安全性"),
        ("zh-Hant", "隱私權與安全性"),
        ("zh-Hant-HK", "私隱與保安"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Privacy & Security]; zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PRIVACY]"
    ),
    Term(
      "settings.siri",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Siri"),
        ("zh-Hans", "Siri"),
        ("zh-Hant", "Siri"),
        ("zh-Hant-HK", "Siri"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Siri]"
    ),
    Term(
      "settings.siri_and_search",
      OSVersionRange(from: OSVersion(major: 11), to: OSVersion(major: 17)),
      [
        ("en", "Siri & Search"),
        ("zh-Hans", "Siri与搜索"),
        ("zh-Hant", "Siri與搜尋"),
        ("zh-Hant-HK", "Siri與搜尋"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@d9d2a57^:Preferences/Resources/Localization/AssistantSettingsSupport/AssistantSettings.xcstrings [ASSISTANT_AND_SEARCH]"
    ),
    Term(
      "state.calendars.add_only",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Add Events Only"),
        ("zh-Hans", "仅添加日程"),
        ("zh-Hant", "只允許加入行程"),
        ("zh-Hant-HK", "只加入行程"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CALENDARS_WRITE_ONLY_ACCESS_AUTHORIZATION]"
    ),
    Term(
      "state.calendars.full",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Full Access"),
        ("zh-Hans", "完全访问"),
        ("zh-Hant", "完整取用權限"),
        ("zh-Hant-HK", "完整取用權限"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CALENDARS_FULL_ACCESS_AUTHORIZATION]"
    ),
    Term(
      "state.contacts.full",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Full Access"),
        ("zh-Hans", "完全访问"),
        ("zh-Hant", "完整取用權限"),
        ("zh-Hant-HK", "完整取用權限"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CONTACTS_FULL_ACCESS_AUTHORIZATION]"
    ),
    Term(
      "state.contacts.limited",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Limited Access"),
        ("zh-Hans", "受限访问"),
        ("zh-Hant", "受限制的取用權限"),
        ("zh-Hant-HK", "有限取用權限"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [CONTACTS_LIMITED_ACCESS_AUTHORIZATION]"
    ),
    Term(
      "state.location.always",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Always"),
        ("zh-Hans", "始终"),
        ("zh-Hant", "永遠"),
        ("zh-Hant-HK", "總是"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@ce9dedd^:Preferences/Resources/Localization/PrivacySettingsUI/LocationServicesPrivacy.xcstrings [ALWAYS_AUTHORIZATION]"
    ),
    Term(
      "state.location.ask_next_time",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Ask Next Time Or When I Share"),
        ("zh-Hans", "下次询问或在我共享时"),
        ("zh-Hant", "下次詢問或在我分享時"),
        ("zh-Hant-HK", "下次詢問或在我分享時"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@ce9dedd^:Preferences/Resources/Localization/PrivacySettingsUI/LocationServicesPrivacy.xcstrings [NOT_DETERMINED_AUTHORIZATION]"
    ),
    Term(
      "state.location.never",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Never"),
        ("zh-Hans", "永不"),
        ("zh-Hant", "永不"),
        ("zh-Hant-HK", "永不"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@ce9dedd^:Preferences/Resources/Localization/PrivacySettingsUI/LocationServicesPrivacy.xcstrings [NEVER_AUTHORIZATION]"
    ),
    Term(
      "state.location.precise",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Precise Location"),
        ("zh-Hans", "精确位置"),
        ("zh-Hant", "準確位置"),
        ("zh-Hant-HK", "精確位置"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@ce9dedd^:Preferences/Resources/Localization/PrivacySettingsUI/LocationServicesPrivacy.xcstrings [PRECISE_LOCATION]"
    ),
    Term(
      "state.location.while_using",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "While Using the App"),
        ("zh-Hans", "使用App期间"),
        ("zh-Hant", "使用App期間"),
        ("zh-Hant-HK", "使用App時"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@ce9dedd^:Preferences/Resources/Localization/PrivacySettingsUI/LocationServicesPrivacy.xcstrings [WHEN_IN_USE_AUTHORIZATION]"
    ),
    Term(
      "state.photos.add_only",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Add Photos Only"),
        ("zh-Hans", "仅添加照片"),
        ("zh-Hant", "只加入照片"),
        ("zh-Hant-HK", "只加入相片"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PHOTOS_ADD_ONLY_AUTHORIZATION]"
    ),
    Term(
      "state.photos.edit_selected",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Edit Selected Photos"),
        ("zh-Hans", "编辑所选照片"),
        ("zh-Hant", "編輯所選的照片"),
        ("zh-Hant-HK", "編輯所選相片"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PHOTOS_MANUAL_SELECTION_BUTTON]"
    ),
    Term(
      "state.photos.full",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Full Access"),
        ("zh-Hans", "完全访问"),
        ("zh-Hant", "完整取用權限"),
        ("zh-Hant-HK", "完整取用權限"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PHOTOS_FULL_AUTHORIZATION]"
    ),
    Term(
      "state.photos.limited",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Limited Access"),
        ("zh-Hans", "受限访问"),
        ("zh-Hant", "受限制的取用權限"),
        ("zh-Hant-HK", "有限取用權限"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PHOTOS_LIMITED_AUTHORIZATION]"
    ),
    Term(
      "state.photos.none",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "None"),
        ("zh-Hans", "无"),
        ("zh-Hant", "無"),
        ("zh-Hant-HK", "無"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PHOTOS_NO_ACCESS_AUTHORIZATION]"
    ),
    Term(
      "state.photos.private",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Private Access"),
        ("zh-Hans", "私密访问"),
        ("zh-Hant", "私密取用"),
        ("zh-Hant-HK", "私密取用"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [PHOTOS_PICKER_ONLY_AUTHORIZATION]"
    ),
    Term(
      "button.allow",
      OSVersionRange(from: OSVersion(major: 17, minor: 6), to: OSVersion(major: 18)),
      [
        ("en", "Allow"),
      ],
      .community,
      "Esri/arcgis-maps-sdk-swift-toolkit PR #822 (\"17.6 the button label is Allow, on 17.0.2 the label is OK\")"
    ),
    Term(
      "button.allow",
      OSVersionRange(from: OSVersion(major: 26), to: nil),
      [
        ("en", "Allow"),
        ("zh-Hans", "允许"),
        ("zh-Hant", "允許"),
        ("zh-Hant-HK", "允許"),
      ],
      .appleString,
      "AlphaWaveSystems/flutter-probe:docs/evidence/i18n-ios-dialog-labels-2026-10/{en,zh-Hans,zh-Hant}.txt (read back from an iOS 26.3 simulator); shaun0927/opensafari:src/tools/app-handle-alert-labels.generated.json (generated from the iOS 26.4 (23E244) runtime TCC/CoreIDV string files)"
    ),
    Term(
      "button.allow_notifications",
      OSVersionRange(from: OSVersion(major: 10), to: nil),
      [
        ("en", "Allow"),
        ("zh-Hans", "允许"),
        ("zh-Hant", "允許"),
        ("zh-Hant-HK", "允許"),
      ],
      .appleString,
      "calabash/DeviceAgent.iOS@a343b4ee:Server/Resources.xcassets/springboard-alerts/springboard-alerts-{en,zh_CN,zh_TW,zh_HK}.dataset/alerts.json (+ git history for dating); AlphaWaveSystems/flutter-probe:docs/evidence/i18n-ios-dialog-labels-2026-10/{en,zh-Hans,zh-Hant}.txt (read back from an iOS 26.3 simulator)"
    ),
    Term(
      "button.cancel",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Cancel"),
        ("zh-Hans", "取消"),
        ("zh-Hant", "取消"),
        ("zh-Hant-HK", "取消"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [TCC_ALERT_CANCEL]; zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Cancel]"
    ),
    Term(
      "button.contacts.continue",
      OSVersionRange(from: OSVersion(major: 18), to: OSVersion(major: 18)),
      [
        ("en", "Continue"),
      ],
      .community,
      "public UI-test fixtures found by find_string (index ids 58260244148, 69721438918)"
    ),
    Term(
      "button.contacts.continue",
      OSVersionRange(from: OSVersion(major: 26), to: nil),
      [
        ("en", "Continue"),
        ("zh-Hans", "继续"),
        ("zh-Hant", "繼續"),
        ("zh-Hant-HK", "繼續"),
      ],
      .appleString,
      "shaun0927/opensafari:src/tools/app-handle-alert-labels.generated.json (generated from the iOS 26.4 (23E244) runtime TCC/CoreIDV string files)"
    ),
    Term(
      "button.done",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Done"),
        ("zh-Hans", "完成"),
        ("zh-Hant", "完成"),
        ("zh-Hant-HK", "完成"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Done]"
    ),
    Term(
      "button.dont_allow",
      OSVersionRange(from: OSVersion(major: 10), to: nil),
      [
        ("en", "Don’t Allow"),
        ("zh-Hans", "不允许"),
        ("zh-Hant", "不允許"),
        ("zh-Hant-HK", "不允許"),
      ],
      .appleString,
      "calabash/DeviceAgent.iOS@a343b4ee:Server/Resources.xcassets/springboard-alerts/springboard-alerts-{en,zh_CN,zh_TW,zh_HK}.dataset/alerts.json (+ git history for dating); PGSSoft/AutoMate@11049208:AutoMate/Models/Messages/*.json (per-iOS-version tables 10.2-12.2); shaun0927/opensafari:src/tools/app-handle-alert-labels.generated.json (generated from the iOS 26.4 (23E244) runtime TCC/CoreIDV string files)"
    ),
    Term(
      "button.learn_more",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Learn more…"),
        ("zh-Hans", "进一步了解…"),
        ("zh-Hant", "更多內容⋯"),
        ("zh-Hant-HK", "進一步了解⋯"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@05c7968^:Preferences/Resources/Localization/PSSystemPolicy.xcstrings [LEARN_MORE]"
    ),
    Term(
      "button.location.allow_once",
      OSVersionRange(from: OSVersion(major: 13), to: nil),
      [
        ("en", "Allow Once"),
        ("zh-Hans", "允许一次"),
        ("zh-Hant", "允許一次"),
        ("zh-Hant-HK", "允許一次"),
      ],
      .appleString,
      "calabash/DeviceAgent.iOS@a343b4ee:Server/Resources.xcassets/springboard-alerts/springboard-alerts-{en,zh_CN,zh_TW,zh_HK}.dataset/alerts.json (+ git history for dating); AlphaWaveSystems/flutter-probe:docs/evidence/i18n-ios-dialog-labels-2026-10/{en,zh-Hans,zh-Hant}.txt (read back from an iOS 26.3 simulator)"
    ),
    Term(
      "button.location.allow_while_using",
      OSVersionRange(from: OSVersion(major: 13), to: nil),
      [
        ("en", "Allow While Using App"),
        ("zh-Hans", "使用App时允许"),
        ("zh-Hant", "使用App期間允許"),
        ("zh-Hant-HK", "使用App時允許"),
      ],
      .appleString,
      "calabash/DeviceAgent.iOS@a343b4ee:Server/Resources.xcassets/springboard-alerts/springboard-alerts-{en,zh_CN,zh_TW,zh_HK}.dataset/alerts.json (+ git history for dating); AlphaWaveSystems/flutter-probe:docs/evidence/i18n-ios-dialog-labels-2026-10/{en,zh-Hans,zh-Hant}.txt (read back from an iOS 26.3 simulator)"
    ),
    Term(
      "button.location.always_allow",
      OSVersionRange(from: OSVersion(major: 11), to: OSVersion(major: 12)),
      [
        ("en", "Always Allow"),
        ("zh-Hans", "始终允许"),
        ("zh-Hant", "永遠允許"),
        ("zh-Hant-HK", "總是允許"),
      ],
      .appleString,
      "calabash/DeviceAgent.iOS@a343b4ee:Server/Resources.xcassets/springboard-alerts/springboard-alerts-{en,zh_CN,zh_TW,zh_HK}.dataset/alerts.json (+ git history for dating); PGSSoft/AutoMate@11049208:AutoMate/Models/Messages/*.json (per-iOS-version tables 10.2-12.2)"
    ),
    Term(
      "button.location.only_while_using",
      OSVersionRange(from: OSVersion(major: 11), to: OSVersion(major: 12)),
      [
        ("en", "Only While Using the App"),
        ("zh-Hans", "仅在使用应用期间"),
        ("zh-Hant", "只在使用 App 期間"),
        ("zh-Hant-HK", "只在使用 App 時"),
      ],
      .appleString,
      "calabash/DeviceAgent.iOS@a343b4ee:Server/Resources.xcassets/springboard-alerts/springboard-alerts-{en,zh_CN,zh_TW,zh_HK}.dataset/alerts.json (+ git history for dating); PGSSoft/AutoMate@11049208:AutoMate/Models/Messages/*.json (per-iOS-version tables 10.2-12.2)"
    ),
    Term(
      "button.not_now",
      OSVersionRange(from: OSVersion(major: 11), to: nil),
      [
        ("en", "Not Now"),
        ("zh-Hans", "以后"),
        ("zh-Hant", "稍後再說"),
        ("zh-Hant-HK", "稍後決定"),
      ],
      .appleString,
      "calabash/DeviceAgent.iOS@a343b4ee:Server/Resources.xcassets/springboard-alerts/springboard-alerts-{en,zh_CN,zh_TW,zh_HK}.dataset/alerts.json (+ git history for dating)"
    ),
    Term(
      "button.ok",
      OSVersionRange(from: OSVersion(major: 10), to: OSVersion(major: 17)),
      [
        ("en", "OK"),
        ("zh-Hans", "好"),
        ("zh-Hant", "好"),
        ("zh-Hant-HK", "好"),
      ],
      .appleString,
      "calabash/DeviceAgent.iOS@a343b4ee:Server/Resources.xcassets/springboard-alerts/springboard-alerts-{en,zh_CN,zh_TW,zh_HK}.dataset/alerts.json (+ git history for dating); PGSSoft/AutoMate@11049208:AutoMate/Models/Messages/*.json (per-iOS-version tables 10.2-12.2)"
    ),
    Term(
      "button.photos.allow_all",
      OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 16)),
      [
        ("en", "Allow Access to All Photos"),
        ("zh-Hans", "允许访问所有照片"),
        ("zh-Hant", "允許取用所有「照片」"),
        ("zh-Hant-HK", "允許取用全部「相片」"),
      ],
      .appleString,
      "shaun0927/opensafari:src/tools/app-handle-alert-labels.generated.json (generated from the iOS 26.4 (23E244) runtime TCC/CoreIDV string files) (string still shipped in 26.4; its English spelling there is \"Allow access to all Photos\")"
    ),
    Term(
      "button.photos.allow_full",
      OSVersionRange(from: OSVersion(major: 17), to: OSVersion(major: 18)),
      [
        ("en", "Allow Full Access"),
        ("zh-Hans", "允许完全访问"),
      ],
      .community,
      "public UI tests found by find_string (index ids 58526931643, 70289568762)"
    ),
    Term(
      "button.photos.allow_full",
      OSVersionRange(from: OSVersion(major: 26), to: nil),
      [
        ("en", "Allow Full Access"),
        ("zh-Hans", "允许完全访问"),
        ("zh-Hant", "允許完整取用"),
        ("zh-Hant-HK", "允許全權取用"),
      ],
      .appleString,
      "shaun0927/opensafari:src/tools/app-handle-alert-labels.generated.json (generated from the iOS 26.4 (23E244) runtime TCC/CoreIDV string files)"
    ),
    Term(
      "button.photos.keep_add_only",
      OSVersionRange(from: OSVersion(major: 26), to: nil),
      [
        ("en", "Keep Add Only"),
        ("zh-Hans", "保持“仅添加”"),
        ("zh-Hant", "保留「只限加入」"),
        ("zh-Hant-HK", "保留「只限加入」"),
      ],
      .appleString,
      "shaun0927/opensafari:src/tools/app-handle-alert-labels.generated.json (generated from the iOS 26.4 (23E244) runtime TCC/CoreIDV string files)"
    ),
    Term(
      "button.photos.limit_access",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Limit Access…"),
      ],
      .community,
      "public UI tests found by find_string (index ids 69278012817, 54864840832); flutter-probe README (26.3, English only)"
    ),
    Term(
      "button.photos.select",
      OSVersionRange(from: OSVersion(major: 14), to: OSVersion(major: 17)),
      [
        ("en", "Select Photos…"),
      ],
      .community,
      "comment in a public UI test, found by find_string (index id 70838442544)"
    ),
    Term(
      "button.settings",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Settings"),
        ("zh-Hans", "设置"),
        ("zh-Hant", "設定"),
        ("zh-Hant-HK", "設定"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@be7b7efc510d08a016908cc18002d2e6b4b5891b:Preferences/Resources/Localizable.xcstrings [Settings]"
    ),
    Term(
      "button.tracking.ask_not_to_track",
      OSVersionRange(from: OSVersion(major: 14, minor: 5), to: OSVersion(major: 18)),
      [
        ("en", "Ask App Not to Track"),
        ("zh-Hans", "要求App不跟踪"),
        ("zh-Hant", "要求App不要追蹤"),
      ],
      .community,
      "zh-Hans: iOS 14.5-era UI tests (index id 15414570280); TW: applefans.today/ios-14-5-app-tracking-transparency (blog adds spaces)"
    ),
    Term(
      "button.tracking.ask_not_to_track",
      OSVersionRange(from: OSVersion(major: 26), to: nil),
      [
        ("en", "Ask App Not to Track"),
        ("zh-Hans", "要求App不跟踪"),
        ("zh-Hant", "要求App不要追蹤"),
        ("zh-Hant-HK", "要求App不要追蹤"),
      ],
      .appleString,
      "shaun0927/opensafari:src/tools/app-handle-alert-labels.generated.json (generated from the iOS 26.4 (23E244) runtime TCC/CoreIDV string files); zh-Hans also in iOS 14.5-era test suites"
    ),
    Term(
      "button.turn_off",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Turn Off"),
        ("zh-Hans", "关闭"),
        ("zh-Hant", "關閉"),
        ("zh-Hant-HK", "關閉"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@688ac40^:Preferences/Resources/Localization/Ungrouped/Privacy.xcstrings [TCC_ALERT_TURN_OFF]"
    ),
    Term(
      "path.apps_app",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Settings > Apps > {app}"),
        ("zh-Hans", "“设置”> App >“{app}”"),
        ("zh-Hant", "「設定」> App >「{app}」"),
        ("zh-Hant-HK", "「設定」> App >「{app}」"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@56f5ca0^:Preferences/Resources/Localizations/OnBoardingBundles/{NFCAndSEPlatform,CloudCalling,Maps}.xcstrings [FOOTER_TEXT*]"
    ),
    Term(
      "path.notifications_app",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Settings > Notifications > {app}"),
        ("zh-Hans", "“设置”>“通知”>“{app}”"),
        ("zh-Hant", "「設定」>「通知」>「{app}」"),
        ("zh-Hant-HK", "「設定」>「通知」>「{app}」"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@56f5ca0^:…/OnBoardingBundles/{AppleBooks,Podcasts,AppStore}.xcstrings"
    ),
    Term(
      "path.privacy_row",
      OSVersionRange(from: OSVersion(major: 16), to: OSVersion(major: 17)),
      [
        ("en", "Settings > Privacy & Security > {row}"),
        ("zh-Hans", "“设置”>“隐私与安全性”>“{row}”"),
        ("zh-Hant", "「設定」>「隱私權與安全性」>「{row}」"),
        ("zh-Hant-HK", "「設定」>「私隱與保安」>「{row}」"),
      ],
      .community,
      "zhrispineda/Settings-iOS@56f5ca0^:Preferences/Resources/Localizations/OnBoardingBundles/OBPhotos.xcstrings [FOOTER_TEXT] (Photos), Camera.xcstrings, PSSystemPolicy.xcstrings"
    ),
    Term(
      "path.privacy_row",
      OSVersionRange(from: OSVersion(major: 18), to: nil),
      [
        ("en", "Settings > Privacy & Security > {row}"),
        ("zh-Hans", "“设置”>“隐私与安全性”>“{row}”"),
        ("zh-Hant", "「設定」>「隱私權與安全性」>「{row}」"),
        ("zh-Hant-HK", "「設定」>「私隱與保安」>「{row}」"),
      ],
      .appleString,
      "zhrispineda/Settings-iOS@56f5ca0^:Preferences/Resources/Localizations/OnBoardingBundles/OBPhotos.xcstrings [FOOTER_TEXT] (Photos), Camera.xcstrings, PSSystemPolicy.xcstrings"
    ),
    Term(
      "path.privacy_row_legacy",
      OSVersionRange(from: OSVersion(major: 8), to: OSVersion(major: 15)),
      [
        ("en", "Settings > Privacy > {row}"),
        ("zh-Hans", "“设置”>“隐私”>“{row}”"),
        ("zh-Hant", "「設定」>「隱私權」>「{row}」"),
        ("zh-Hant-HK", "「設定」>「私隱」>「{row}」"),
      ],
      .community,
      "zhrispineda/Settings-iOS@894b43a^:Preferences/Resources/Localization/Ungrouped/WellnessDashboard-Localizable.xcstrings (HK literally 「設定」>「私隱」>「動作與健身」); zh-Hans/TW composed from the legacy words and the same typography; TW also applefans.today"
    ),
  ]
}
