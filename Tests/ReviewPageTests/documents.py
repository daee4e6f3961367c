"""Documents of the form alertcopy.review/1 for the tests of the page."""

from own import metrics

EN, HANS, HANT, HK = range(4)


def unit(value, state="translated", **more):
    return {"value": value, "state": state, **more}


def string(key, part, *texts, **more):
    """A string; a locale without a text is None, one with paths a list."""
    lists = [[] if text is None else text if isinstance(text, list) else [text] for text in texts]
    return {"catalog": 0, "key": key, "part": part, "texts": lists, **more}


def base(**more):
    return {
        "schema": "alertcopy.review/1",
        "tool": "0.1.0",
        "title": "Rokk",
        "id": "test",
        "source": EN,
        "locales": [
            {"id": "en", "lang": "en", "dir": "ltr", "name": "English", "editable": False},
            {"id": "zh-Hans", "lang": "zh-Hans", "dir": "ltr", "name": "Chinese (Simplified)",
             "editable": True, "fallbacks": [EN]},
            {"id": "zh-Hant", "lang": "zh-Hant-TW", "dir": "ltr", "name": "Chinese (Traditional)",
             "editable": True, "fallbacks": [EN]},
            {"id": "zh-Hant-HK", "lang": "zh-Hant-HK", "dir": "ltr",
             "name": "Chinese (Traditional, Hong Kong)", "editable": True, "fallbacks": [HANT, EN]},
        ],
        "appNames": ["Rokk", "罗克", "羅克", "羅克"],
        "versions": ["26", "18"],
        "catalogs": [{"path": "Locales/Alerts.xcstrings", "table": "Alerts", "syntax": "icu"}],
        "forbidden": [None, "體關", "体关权访问", "体关权访问"],
        "metrics": metrics(),
        **more,
    }


def small():
    """Two alerts, a purpose string, and strings with variations and without translation."""
    cancel = string("action.cancel", "button", unit("Cancel"), unit("取消"), unit("取消"), None)
    confirm = string("action.openSettings", "button", unit("Open Settings"), unit("前往设置"), unit("前往設定"), None)
    camera = {"permission": "camera", "situation": "denied"}
    microphone = {"permission": "microphone", "situation": "primer"}
    strings = [
        string("camera.denied.title", "title", unit("Camera Access Turned Off"),
               unit("相机访问权限已关闭", "needs_review"), unit("相機取用權限已關閉"), None,
               comment="Title of the alert. No full stop.", **camera),
        string("camera.denied.message", "message",
               unit("To scan QR codes, go to Settings and turn on “{appName}”."),
               unit("若要扫描二维码，请前往“设置”，打开“{appName}”。"),
               unit("若要掃描QR碼，請前往「設定」，開啟「{appName}」。", was=unit("若要掃描，請前往「設定」。")),
               unit("如要掃描QR碼，請前往「設定」，開啟「{appName}」。"),
               arguments=[{"text": "{appName}", "about": "the app’s name", "example": "Rokk"}],
               comment="Message of the alert.", **camera),
        cancel,
        confirm,
        string("microphone.primer.title", "title", unit("Send Voice Messages"), unit("发送语音信息"),
               unit("傳送語音訊息"), None, **microphone),
        string("microphone.primer.message", "message", unit("{appName} uses the microphone."),
               unit("“{appName}”使用麦克风。"), unit("「{appName}」使用麥克風。"), unit("「{appName}」使用咪高風。"),
               **microphone),
        string("camera.purposeString", "purposeString", unit("The camera scans QR codes."), None, None, None,
               permission="camera"),
        string("tickets", "other",
               [unit("One ticket", path="plural.one"), unit("%lld tickets", path="plural.other")],
               [unit("%lld 张车票", path="plural.other")], None, None),
        string("brand", "other", unit("Rokk"), None, None, None, shouldTranslate=False),
    ]
    return base(
        since="main",
        strings=strings,
        alerts=[
            {**camera, "title": 0, "message": 1, "cancel": 2, "confirm": 3},
            {**microphone, "title": 4, "message": 5},
        ],
        findings=[
            {"string": 6, "locale": HANS, "rule": "missing-translation", "severity": "warning",
             "message": "There is no text in zh-Hans."},
        ],
        rules={"missing-translation": {"summary": "Every text is translated.", "rationale": "A person would read English."}},
    )


ATTACKS = [
    "<script>window.attacked = 'script'</script>",
    "<img src=x onerror=\"window.attacked = 'image'\">",
    "</script><script>window.attacked = 'end'</script>",
    "javascript:window.attacked='url'",
    "\"><svg onload=\"window.attacked='svg'\">",
    "<!--<script>",
    "%SCRIPT%",
]


def hostile():
    """Markup and scripts wherever a catalog, a project or git can bring text."""
    strings = [
        string(f"{attack}.{number}", "title", unit(attack), unit(attack, "needs_review", commit=0), unit(attack, was=unit(attack)), None,
               comment=attack, permission="camera", situation="denied",
               arguments=[{"text": attack, "about": attack, "example": attack}], terms=[0],
               notes=[{"locale": HANS, "kind": "comment", "text": attack, "date": "2026-12-01T04:00:00Z", "author": attack},
                      {"locale": HANS, "kind": "suggestion", "text": attack, "date": attack}])
        for number, attack in enumerate(ATTACKS)
    ]
    attack = ATTACKS[1]
    return base(
        title=attack,
        id="hostile",
        appNames=[attack] * 4,
        since=attack,
        commits=[{"id": attack, "date": attack, "author": attack, "summary": attack}],
        catalogs=[{"path": attack, "table": attack, "syntax": "printf"}],
        strings=strings,
        alerts=[{"permission": "camera", "situation": "denied", "use": attack, "title": index} for index in range(len(strings))],
        terms=[{"id": attack, "versions": ["26"], "names": [attack] * 4, "note": attack}],
        glossary=[{"term": attack, "names": [attack] * 4, "forbidden": [[], [attack], [], []]}],
        flows=[{"permission": "camera", "situation": "denied",
                "steps": [{"actor": "person", "text": attack}, {"actor": "app", "text": attack, "alert": "denied"}]}],
        findings=[{"string": index, "locale": HANS, "rule": attack, "severity": "error", "message": attack, "fragment": attack}
                  for index in range(len(strings))],
        rules={attack: {"summary": attack, "rationale": attack}},
    )


def large(count=10_000):
    """A String Catalog with as many strings as the page must be quick with."""
    things = ["camera", "microphone", "contacts", "photoLibrary"]
    states = ["translated", "needs_review"]
    strings = {}
    for number in range(count):
        alert = number // 2
        part = "title" if number % 2 == 0 else "message"
        texts = {
            "en": unit(f"Access {number} is turned off; go to {{settingsPath}} and turn on “{{appName}}”."),
            "zh-Hans": unit(f"第{number}项访问权限已关闭，请前往{{settingsPath}}，打开“{{appName}}”。", states[number % 3 == 0]),
            "zh-Hant": unit(f"第{number}項取用權限已關閉，請前往{{settingsPath}}，開啟「{{appName}}」。"),
        }
        if number % 5 == 0:
            texts["zh-Hant-HK"] = unit(f"第{number}項取用權限已關閉，請前往「設定」。")
        strings[f"{things[alert % 4]}.feature{alert}.denied.{part}"] = {
            "comment": "Shown when the person wants to use the feature, but the permission is off. Keep it short.",
            "extractionState": "manual",
            "localizations": {locale: {"stringUnit": {"state": text["state"], "value": text["value"]}} for locale, text in texts.items()},
        }
    return {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
