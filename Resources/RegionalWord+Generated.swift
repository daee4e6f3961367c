// Generated from regional-words.json by make tables. Do not edit.
// swift-format-ignore-file

extension RegionalWord {
  package static let all: [RegionalWord] = [
    RegionalWord(
      "設置", ["zh-Hant", "zh-Hant-HK"], ["設定"],
      "settings.app", ["設置於", "設置在", "裝設置", "建設置", "開設置"],
      Condition(["set", "sets", "setting", "settings", "set up", "setup", "configure", "configuration", "preferences"], [], ["中開", "中允", "中啟", "中更", "中授", "中打", "中重", "頁", "裡", "選單", "選項", "應用程式", "App"], false, []), false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "訪問", ["zh-Hant", "zh-Hant-HK"], ["取用", "造訪"],
      nil, ["訪問學者", "訪問團", "專訪問", "家庭訪問", "採訪問"],
      Condition(["access", "accesses", "accessed", "accessing", "accessible"], [], ["你的", "您的", "相機", "照片", "相片", "相簿", "相冊", "圖庫", "媒體", "位置", "定位", "麥克風", "通訊錄", "聯絡人", "日曆", "行事曆", "提醒事項", "健康", "藍牙", "藍芽", "本地網", "區域網", "網絡", "網路", "檔案", "文件", "裝置", "設備", "權限", "許可權", "限制", "受限", "被拒"], false, []), false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "許可權", ["zh-Hant", "zh-Hant-HK"], ["權限"],
      nil, ["許可權限"],
      .always, false,
      "Classic OpenCC conversion error (s2twp)"
    ),
    RegionalWord(
      "視頻會議", ["zh-Hant"], ["視訊會議"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "視頻會議", ["zh-Hant-HK"], ["視像會議"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "視頻通話", ["zh-Hant"], ["視訊通話"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "視頻通話", ["zh-Hant-HK"], ["視像通話"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "視頻", ["zh-Hant", "zh-Hant-HK"], ["影片"],
      nil, ["電視頻", "視頻道", "視頻率", "重視頻"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "音頻", ["zh-Hant"], ["音訊"],
      nil, ["音頻率", "語音頻", "聲音頻"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "默認", ["zh-Hant", "zh-Hant-HK"], ["預設"],
      nil, ["默認了", "沉默", "幽默"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "缺省", ["zh-Hant", "zh-Hant-HK"], ["預設"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "相冊", ["zh-Hant", "zh-Hant-HK"], ["相簿"],
      nil, ["手相冊"],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "攝像頭", ["zh-Hant", "zh-Hant-HK"], ["鏡頭", "攝影機", "相機"],
      nil, ["拍攝像"],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "攝像機", ["zh-Hant", "zh-Hant-HK"], ["攝影機"],
      nil, ["拍攝像"],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "短信", ["zh-Hant"], ["訊息", "簡訊"],
      nil, ["簡短信"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "短信", ["zh-Hant-HK"], ["短訊", "訊息"],
      nil, ["簡短信"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "文件夾", ["zh-Hant", "zh-Hant-HK"], ["資料夾", "檔案夾"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "創建", ["zh-Hant", "zh-Hant-HK"], ["建立"],
      nil, ["創建議", "草創建", "獨創建", "原創建", "新創建", "創建於", "創建人", "創建者", "創建年"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "登錄", ["zh-Hant", "zh-Hant-HK"], ["登入"],
      nil, ["登錄檔", "登錄號", "登錄機碼", "登錄器"],
      Condition(["log in", "login", "logged", "logging", "sign in", "signed", "signing"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "服務器", ["zh-Hant", "zh-Hant-HK"], ["伺服器"],
      nil, ["服務器材"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "緩存", ["zh-Hant", "zh-Hant-HK"], ["快取"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "客戶端", ["zh-Hant"], ["用戶端"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "後台運行", ["zh-Hant", "zh-Hant-HK"], ["在背景執行"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases (運行)"
    ),
    RegionalWord(
      "後台刷新", ["zh-Hant", "zh-Hant-HK"], ["背景重新整理"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases (刷新)"
    ),
    RegionalWord(
      "後台播放", ["zh-Hant", "zh-Hant-HK"], ["背景播放"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "後台定位", ["zh-Hant", "zh-Hant-HK"], ["背景定位"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "在後台", ["zh-Hant", "zh-Hant-HK"], ["在背景"],
      nil, [],
      Condition(["background"], [], [], false, []), true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "影象", ["zh-Hant", "zh-Hant-HK"], ["影像"],
      nil, ["攝影象", "電影象", "投影象", "合影象"],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "圖象", ["zh-Hant", "zh-Hant-HK"], ["圖像"],
      nil, ["地圖象", "意圖象", "企圖象", "試圖象"],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "聯繫人", ["zh-Hant", "zh-Hant-HK"], ["聯絡人"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "聯系人", ["zh-Hant", "zh-Hant-HK"], ["聯絡人"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "卸載", ["zh-Hant", "zh-Hant-HK"], ["解除安裝", "移除"],
      nil, ["裝卸載"],
      Condition([], ["unmount", "unmounted", "unmounting", "mount", "unload", "unloaded", "unloading", "detach"], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "加載", ["zh-Hant", "zh-Hant-HK"], ["載入"],
      nil, ["參加載", "附加載", "增加載", "加載具", "加載客", "加載重"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "搜索", ["zh-Hant", "zh-Hant-HK"], ["搜尋"],
      nil, ["搜索隊", "搜索票", "搜索救", "搜索引擎"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "激活", ["zh-Hant", "zh-Hant-HK"], ["啟用"],
      nil, ["刺激活", "激活動"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "存儲", ["zh-Hant", "zh-Hant-HK"], ["儲存"],
      nil, ["保存儲", "庫存儲"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "內存", ["zh-Hant", "zh-Hant-HK"], ["記憶體"],
      nil, [],
      Condition(["memory", "ram"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "保存", ["zh-Hant", "zh-Hant-HK"], ["儲存"],
      nil, ["保存期", "保存期限", "保存原", "保存文化"],
      Condition(["save", "saved", "saving", "saves"], [], [], false, []), true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "支持", ["zh-Hant", "zh-Hant-HK"], ["支援"],
      nil, ["支持者", "支持我", "支持作者", "支持開發"],
      Condition(["supported", "not support", "doesn't support", "doesn’t support", "unsupported"], ["support us", "support the", "donat"], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "程序", ["zh-Hant", "zh-Hant-HK"], ["程式"],
      nil, [],
      Condition(["program", "programs"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "應用程序", ["zh-Hant", "zh-Hant-HK"], ["App", "應用程式"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "小程序", ["zh-Hant", "zh-Hant-HK"], ["小程式"],
      nil, [],
      .always, true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "程序員", ["zh-Hant"], ["程式設計師"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "賬戶", ["zh-Hant"], ["帳號", "帳戶"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "賬號", ["zh-Hant"], ["帳號"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "操作系統", ["zh-Hant"], ["作業系統"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "二維碼", ["zh-Hant"], ["QR Code", "行動條碼"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "粘貼", ["zh-Hant", "zh-Hant-HK"], ["貼上"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "剪切", ["zh-Hant", "zh-Hant-HK"], ["剪下"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "粘貼板", ["zh-Hant", "zh-Hant-HK"], ["剪貼簿"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "導入", ["zh-Hant", "zh-Hant-HK"], ["匯入"],
      nil, ["導入口"],
      Condition(["import", "imported", "importing", "imports"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "導出", ["zh-Hant", "zh-Hant-HK"], ["匯出"],
      nil, ["導出口"],
      Condition(["export", "exported", "exporting", "exports"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "插件", ["zh-Hant"], ["外掛程式", "外掛模組"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "插件", ["zh-Hant-HK"], ["外掛程式", "外掛模組"],
      nil, [],
      .always, true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "郵箱", ["zh-Hant"], ["信箱", "電子信箱"],
      nil, [],
      Condition(["email", "e-mail", "mail", "mailbox"], [], [], false, []), true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "脫機", ["zh-Hant", "zh-Hant-HK"], ["離線"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "高清", ["zh-Hant"], ["高畫質"],
      nil, ["登高清", "高清淡", "提高清"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "分辨率", ["zh-Hant"], ["解析度"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "分辨率", ["zh-Hant-HK"], ["解像度"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "觸摸屏", ["zh-Hant"], ["觸控螢幕"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "觸摸屏", ["zh-Hant-HK"], ["輕觸式螢幕"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "截屏", ["zh-Hant"], ["截圖", "螢幕快照"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "截屏", ["zh-Hant-HK"], ["截圖", "螢幕快照"],
      nil, [],
      .always, true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "鎖屏", ["zh-Hant", "zh-Hant-HK"], ["鎖定畫面"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "鼠標", ["zh-Hant", "zh-Hant-HK"], ["滑鼠"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "語音識別", ["zh-Hant"], ["語音辨識"],
      "row.speech_recognition", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "用戶名", ["zh-Hant"], ["使用者名稱", "用戶名稱"],
      nil, ["用戶名稱", "用戶名單", "用戶名義", "用戶名下"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "用戶名", ["zh-Hant-HK"], ["用戶名稱"],
      nil, ["用戶名稱", "用戶名單", "用戶名義", "用戶名下"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "源代碼", ["zh-Hant", "zh-Hant-HK"], ["原始碼"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "本地網路", ["zh-Hant"], ["區域網路"],
      "row.local_network", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "本地網路", ["zh-Hant-HK"], ["本地網絡"],
      "row.local_network", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "本地網絡", ["zh-Hant"], ["區域網路"],
      "row.local_network", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "本機網路", ["zh-Hant"], ["區域網路"],
      "row.local_network", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "本機網路", ["zh-Hant-HK"], ["本地網絡"],
      "row.local_network", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "本機網絡", ["zh-Hant"], ["區域網路"],
      "row.local_network", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "本機網絡", ["zh-Hant-HK"], ["本地網絡"],
      "row.local_network", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "局域網", ["zh-Hant"], ["區域網路"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "局域網", ["zh-Hant-HK"], ["本地網絡", "區域網絡"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "蜂窩數據", ["zh-Hant"], ["行動數據"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "蜂窩數據", ["zh-Hant-HK"], ["流動數據"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "蜂窩網絡", ["zh-Hant"], ["行動網路"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "蜂窩網絡", ["zh-Hant-HK"], ["流動網絡"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "蜂窩移動", ["zh-Hant"], ["行動"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "蜂窩移動", ["zh-Hant-HK"], ["流動"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "移動數據", ["zh-Hant"], ["行動數據"],
      nil, ["移動數據點", "移動數據庫"],
      Condition(["mobile", "cellular"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "移動數據", ["zh-Hant-HK"], ["流動數據"],
      nil, ["移動數據點", "移動數據庫"],
      Condition(["mobile", "cellular"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "移動網絡", ["zh-Hant"], ["行動網路"],
      nil, [],
      Condition(["mobile", "cellular"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "移動網絡", ["zh-Hant-HK"], ["流動網絡"],
      nil, [],
      Condition(["mobile", "cellular"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "移動設備", ["zh-Hant"], ["行動裝置"],
      nil, [],
      Condition(["mobile", "portable device"], [], [], false, []), false,
      "OpenCC TWPhrases (設備)"
    ),
    RegionalWord(
      "移動設備", ["zh-Hant-HK"], ["流動裝置"],
      nil, [],
      Condition(["mobile", "portable device"], [], [], false, []), false,
      "OpenCC TWPhrases (設備)"
    ),
    RegionalWord(
      "充值", ["zh-Hant"], ["儲值"],
      nil, ["補充值", "擴充值", "填充值", "充值得"],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "充值", ["zh-Hant-HK"], ["增值"],
      nil, ["補充值", "擴充值", "填充值", "充值得"],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "公交車", ["zh-Hant"], ["公車", "巴士"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "公交車", ["zh-Hant-HK"], ["巴士"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "下拉菜單", ["zh-Hant", "zh-Hant-HK"], ["下拉選單"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "主菜單", ["zh-Hant", "zh-Hant-HK"], ["主選單"],
      nil, ["主菜單點"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "菜單欄", ["zh-Hant", "zh-Hant-HK"], ["選單列"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "自定義", ["zh-Hant", "zh-Hant-HK"], ["自訂"],
      nil, ["各自定義", "自定義務"],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "不支持", ["zh-Hant", "zh-Hant-HK"], ["不支援"],
      nil, [],
      Condition(["supported", "not support", "doesn't support", "doesn’t support", "unsupported", "cannot support", "can’t support", "can't support"], ["i", "we", "bill", "motion", "proposal", "party", "candidate"], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "文本", ["zh-Hant", "zh-Hant-HK"], ["文字"],
      nil, ["文本位"],
      Condition(["text"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "授權登錄", ["zh-Hant", "zh-Hant-HK"], ["授權登入"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "登錄失敗", ["zh-Hant", "zh-Hant-HK"], ["登入失敗"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "登錄成功", ["zh-Hant", "zh-Hant-HK"], ["登入成功"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "未登錄", ["zh-Hant", "zh-Hant-HK"], ["未登入"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "請登錄", ["zh-Hant", "zh-Hant-HK"], ["請登入"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "重新登錄", ["zh-Hant", "zh-Hant-HK"], ["重新登入"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "自動登錄", ["zh-Hant", "zh-Hant-HK"], ["自動登入"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "登錄密碼", ["zh-Hant", "zh-Hant-HK"], ["登入密碼"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "存取", ["zh-Hant"], ["取用"],
      nil, ["存取款", "提款存取", "存取權", "存取權杖", "存取碼", "存取金鑰", "存取控制", "存取點", "隨機存取"],
      Condition([], ["filesystem", "file system", "unmount"], [], true, ["apple"]), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "藍芽", ["zh-Hant"], ["藍牙"],
      "settings.bluetooth", [],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "軟件", ["zh-Hant"], ["軟體"],
      nil, ["柔軟件", "變軟件"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "硬件", ["zh-Hant"], ["硬體"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "硬盤", ["zh-Hant"], ["硬碟"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "磁盤", ["zh-Hant"], ["磁碟"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "網絡", ["zh-Hant"], ["網路"],
      nil, ["人際網絡", "關係網絡", "神經網絡", "脈網絡", "人脈網絡"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "互聯網", ["zh-Hant"], ["網際網路"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "信息", ["zh-Hant"], ["資訊", "訊息"],
      nil, ["信息亭", "相信息", "確信息", "迷信息", "通信息", "誠信息", "自信息", "微信息"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "屏幕", ["zh-Hant"], ["螢幕"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "全屏", ["zh-Hant"], ["全螢幕"],
      nil, ["安全屏", "全屏東", "全屏障"],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "全屏幕", ["zh-Hant"], ["全螢幕"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "用戶", ["zh-Hant"], ["使用者"],
      nil, ["用戶端", "信用戶", "專用戶", "使用戶", "用戶外", "用戶口", "採用戶", "利用戶", "可用戶", "常用戶", "運用戶", "費用戶", "雇用戶", "引用戶", "啟用戶", "適用戶"],
      Condition(["user", "users", "user's", "user’s", "username"], [], [], false, []), true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "鏈接", ["zh-Hant"], ["連結"],
      nil, ["鏈接合"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "數據庫", ["zh-Hant"], ["資料庫"],
      nil, ["數據庫存"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "個人數據", ["zh-Hant"], ["個人資料"],
      nil, [],
      .always, true,
      "OpenCC TWPhrases (數據)"
    ),
    RegionalWord(
      "用戶數據", ["zh-Hant"], ["使用者資料"],
      nil, [],
      .always, true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "數據", ["zh-Hant"], ["資料"],
      nil, ["數據機", "統計數據", "行動數據", "大數據", "數據漫遊", "數據用量", "數據分析", "數據傳輸", "指數據", "參數據", "數據以", "人數據", "次數據", "行動電話數據"],
      Condition(["data"], ["cellular", "mobile data", "mobile", "roaming", "modem", "data plan", "big data", "statistics", "statistic", "stats"], [], false, []), true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "打印", ["zh-Hant"], ["列印"],
      nil, ["拍打印", "敲打印"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "打印機", ["zh-Hant"], ["印表機"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "設備", ["zh-Hant"], ["裝置"],
      nil, ["設備用", "建設備", "開設備", "配套設備", "健身設備", "開設備份", "建設備份", "設備份", "設備註", "設備忘", "醫療設備", "網路設備", "周邊設備", "週邊設備", "辦公設備", "消防設備", "生產設備", "衛浴設備", "廚房設備", "音響設備", "安全設備", "基礎設備", "機械設備"],
      Condition(["device", "devices", "device's", "device’s"], [], [], false, []), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "質量", ["zh-Hant"], ["品質"],
      nil, [],
      Condition(["quality"], [], [], false, []), true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "菜單", ["zh-Hant"], ["選單"],
      nil, [],
      Condition(["menu", "menus"], ["restaurant", "food", "dish", "meal", "recipe"], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "文件", ["zh-Hant"], ["檔案"],
      nil, ["文件夾", "文件管理"],
      Condition(["file", "files"], ["document", "documents", "documentation", "pdf", "doc"], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "文檔", ["zh-Hant"], ["文件"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "項目", ["zh-Hant"], ["專案"],
      nil, ["設定項目"],
      Condition(["project", "projects"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "界面", ["zh-Hant"], ["介面"],
      nil, ["世界面", "業界面", "外界面", "眼界面", "界面活性", "界面張力", "各界面", "新界面", "跨界面", "邊界面", "學界面", "政界面", "交界面"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "算法", ["zh-Hant"], ["演算法"],
      nil, ["演算法", "計算法", "運算法", "換算法", "結算法", "預算法", "決算法", "估算法", "清算法", "推算法", "算法律", "打算法"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "字符", ["zh-Hant"], ["字元"],
      nil, ["數字符", "文字符", "打字符", "名字符", "文字符合", "數字符合", "字符合"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "字符串", ["zh-Hant"], ["字串"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "代碼", ["zh-Hant"], ["程式碼"],
      nil, ["程式碼"],
      Condition(["source code"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "端口", ["zh-Hant"], ["連接埠"],
      nil, ["末端口", "極端口"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "兼容", ["zh-Hant"], ["相容"],
      nil, ["兼容並", "包兼容"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "智能", ["zh-Hant"], ["智慧"],
      nil, ["人工智能家"],
      Condition(["smart", "intelligent", "artificial"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "人工智能", ["zh-Hant"], ["人工智慧"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "智能手機", ["zh-Hant"], ["智慧型手機"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "添加", ["zh-Hant"], ["加入", "新增"],
      nil, ["添加物", "添加劑", "增添加", "無添加", "未添加", "不添加", "零添加"],
      Condition(["add", "added", "adding", "adds"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "高級", ["zh-Hant"], ["進階"],
      nil, [],
      Condition(["advanced"], ["beginner", "level", "intermediate", "elementary", "course", "class"], [], false, []), true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "常規", ["zh-Hant"], ["一般"],
      nil, [],
      Condition(["general"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "在線", ["zh-Hant"], ["線上"],
      nil, ["在線上", "在線下", "在線條", "在線路", "在線索", "在線段", "存在線", "現在線", "在線框"],
      Condition(["online"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "實時", ["zh-Hant"], ["即時"],
      nil, ["確實時", "其實時", "真實時", "實時間", "事實時", "現實時", "落實時"],
      Condition(["real time", "realtime", "live"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "激光", ["zh-Hant"], ["雷射"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "納米", ["zh-Hant"], ["奈米"],
      nil, ["吐納米", "加納米", "納米比亞", "納米布"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "出租車", ["zh-Hant"], ["計程車"],
      nil, ["出租車輛", "出租車位", "出租車庫", "出租車行"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "運營商", ["zh-Hant"], ["營運商", "電信業者"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "飛行模式", ["zh-Hant"], ["飛航模式"],
      nil, [],
      Condition(["airplane", "aeroplane", "airplane mode"], ["drone", "aircraft", "flight mode"], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "私隱", ["zh-Hant"], ["隱私權", "隱私"],
      "settings.privacy", ["隱私"],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "咪高風", ["zh-Hant"], ["麥克風"],
      "row.microphone", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "流動數據", ["zh-Hant"], ["行動數據"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "銀包", ["zh-Hant"], ["錢包"],
      "row.wallet", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "圖標", ["zh-Hant"], ["圖示"],
      nil, ["地圖標", "圖標記", "圖標示", "意圖標"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "窗口", ["zh-Hant"], ["視窗"],
      nil, ["對話窗口"],
      Condition(["window", "windows"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "博客", ["zh-Hant"], ["部落格"],
      nil, ["賭博客", "微博客"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "黑客", ["zh-Hant"], ["駭客"],
      nil, ["黑客松"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "帶寬", ["zh-Hant"], ["頻寬"],
      nil, ["寬帶寬"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "調試", ["zh-Hant"], ["除錯"],
      nil, ["協調試", "強調試", "曲調試"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "接口", ["zh-Hant"], ["介面", "連接埠"],
      nil, ["連接口", "直接口"],
      Condition(["interface", "port", "api"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "回收站", ["zh-Hant"], ["垃圾桶", "資源回收筒"],
      nil, [],
      Condition(["trash", "recycle", "bin"], [], [], false, []), true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "收藏夾", ["zh-Hant"], ["喜好項目", "我的最愛"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "筆記本電腦", ["zh-Hant"], ["筆記型電腦"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "雲存儲", ["zh-Hant"], ["雲端儲存空間"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "音視頻", ["zh-Hant"], ["影音"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases (視頻)"
    ),
    RegionalWord(
      "屏蔽", ["zh-Hant"], ["封鎖", "隱藏"],
      nil, [],
      Condition(["block", "blocked", "mute", "muted"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "交互", ["zh-Hant"], ["互動"],
      nil, ["交互作用", "交互參", "交互使用", "交互影響", "交互詰問", "交互抑制", "交互式", "交互進行"],
      Condition(["interact", "interaction", "interactive"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "語音辨別", ["zh-Hant"], ["語音辨識"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "人臉識別", ["zh-Hant"], ["人臉辨識", "臉部辨識"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "面部識別", ["zh-Hant"], ["臉部辨識"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "指紋識別", ["zh-Hant"], ["指紋辨識"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "存取", ["zh-Hant-HK"], ["取用"],
      nil, ["存取款", "存取權", "存取權杖", "存取碼", "存取金鑰", "存取控制", "存取點", "隨機存取"],
      Condition([], ["filesystem", "file system", "unmount"], [], true, ["apple"]), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "米高風", ["zh-Hant-HK"], ["咪高風"],
      "row.microphone", [],
      Condition([], [], [], false, ["apple"]), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "麥克風", ["zh-Hant-HK"], ["咪高風"],
      "row.microphone", [],
      Condition([], [], [], false, ["apple"]), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "照片", ["zh-Hant-HK"], ["相片"],
      "row.photos", ["證件照片"],
      Condition([], [], [], true, ["apple"]), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "隱私權", ["zh-Hant-HK"], ["私隱"],
      "settings.privacy", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "隱私", ["zh-Hant-HK"], ["私隱"],
      "settings.privacy", ["隱私權"],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "網路", ["zh-Hant-HK"], ["網絡"],
      nil, ["入網路", "網路由"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "網際網路", ["zh-Hant-HK"], ["互聯網"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "區域網路", ["zh-Hant-HK"], ["本地網絡"],
      "row.local_network", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "行動數據", ["zh-Hant-HK"], ["流動數據"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "行動網路", ["zh-Hant-HK"], ["流動網絡"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "行動裝置", ["zh-Hant-HK"], ["流動裝置"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases (裝置)"
    ),
    RegionalWord(
      "軟體", ["zh-Hant-HK"], ["軟件"],
      nil, ["柔軟體", "軟體動物"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "硬體", ["zh-Hant-HK"], ["硬件"],
      nil, ["堅硬體", "僵硬體"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "語音辨識", ["zh-Hant-HK"], ["語音識別"],
      "row.speech_recognition", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "行事曆", ["zh-Hant-HK"], ["日曆"],
      "row.calendars", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "數位相機", ["zh-Hant-HK"], ["數碼相機"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases (數位)"
    ),
    RegionalWord(
      "人工智慧", ["zh-Hans", "zh-Hant-HK"], ["人工智能"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "智慧型手機", ["zh-Hant-HK"], ["智能手機"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases (智慧)"
    ),
    RegionalWord(
      "部落格", ["zh-Hant-HK"], ["網誌"],
      nil, ["部落格局"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "計程車", ["zh-Hant-HK"], ["的士"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "飛航模式", ["zh-Hant-HK"], ["飛行模式"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "簡訊", ["zh-Hant-HK"], ["短訊", "訊息"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "視訊通話", ["zh-Hant-HK"], ["視像通話", "FaceTime通話"],
      nil, [],
      .always, true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "信息", ["zh-Hant-HK"], ["資訊", "訊息"],
      nil, ["信息亭", "相信息", "確信息", "迷信息", "通信息", "自信息", "微信息"],
      .always, true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "鏈接", ["zh-Hant-HK"], ["連結"],
      nil, [],
      .always, true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "蜂窩流量", ["zh-Hant-HK"], ["流動數據"],
      nil, [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "摄像头", ["zh-Hans"], ["相机"],
      "row.camera", ["前置摄像头", "后置摄像头", "外接摄像头", "广角摄像头", "长焦摄像头", "监控摄像头", "双摄像头", "摄像头设备"],
      Condition([], [], [], true, ["apple"]), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "相册", ["zh-Hans"], ["照片"],
      "row.photos", ["相册名", "相册名称", "新建相册", "创建相册", "此相册", "该相册", "这个相册", "共享相册"],
      Condition([], [], [], true, ["apple"]), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "软体", ["zh-Hans"], ["软件"],
      nil, ["软体动物", "软体家具", "柔软体", "松软体"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "硬体", ["zh-Hans"], ["硬件"],
      nil, ["坚硬体", "僵硬体"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "网路", ["zh-Hans"], ["网络"],
      nil, ["网路由", "网路径", "网路线", "网路段"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "网际网路", ["zh-Hans"], ["互联网"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "讯息", ["zh-Hans"], ["消息", "信息"],
      nil, ["通讯息", "资讯息"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "简讯", ["zh-Hans"], ["短信"],
      nil, ["新闻简讯", "工作简讯"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "资讯", ["zh-Hans"], ["信息"],
      nil, ["旅游资讯", "新闻资讯", "行业资讯", "最新资讯", "财经资讯", "资讯台", "热点资讯", "健康资讯", "时尚资讯", "活动资讯"],
      Condition(["information", "info"], ["news"], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "萤幕", ["zh-Hans"], ["屏幕"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "存取", ["zh-Hans"], ["访问"],
      nil, ["存取款", "存取钱", "随机存取"],
      Condition([], [], [], true, []), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "追踪", ["zh-Hans"], ["跟踪"],
      "row.tracking", [],
      Condition(["track", "tracking", "tracked"], ["transparency", "eye", "ray", "order", "package", "time", "issue"], [], true, ["apple"]), true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "登入", ["zh-Hans"], ["登录"],
      nil, [],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "滑鼠", ["zh-Hans"], ["鼠标"],
      nil, ["滑鼠标"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "伺服器", ["zh-Hans"], ["服务器"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "应用程式", ["zh-Hans"], ["应用程序", "App"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "程式", ["zh-Hans"], ["程序"],
      nil, ["方程式", "流程式", "工程式", "程式化", "课程式", "过程式", "应用程式"],
      Condition(["program", "programs", "app", "apps"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "程式码", ["zh-Hans"], ["代码"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "原始码", ["zh-Hans"], ["源代码"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "档案", ["zh-Hans"], ["文件"],
      nil, [],
      Condition(["file", "files"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "资料夹", ["zh-Hans"], ["文件夹"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "资料库", ["zh-Hans"], ["数据库"],
      nil, [],
      Condition(["database", "databases"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "列印", ["zh-Hans"], ["打印"],
      nil, ["排列印", "系列印", "行列印"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "印表机", ["zh-Hans"], ["打印机"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "硬碟", ["zh-Hans"], ["硬盘"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "磁碟", ["zh-Hans"], ["磁盘"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "光碟", ["zh-Hans"], ["光盘"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "随身碟", ["zh-Hans"], ["U盘"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "视讯", ["zh-Hans"], ["视频"],
      nil, ["电视讯", "影视讯"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "音讯", ["zh-Hans"], ["音频"],
      nil, ["音讯全无"],
      Condition(["audio", "sound"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "解析度", ["zh-Hans"], ["分辨率"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "部落格", ["zh-Hans"], ["博客"],
      nil, ["部落格局"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "行动电话", ["zh-Hans"], ["手机", "移动电话"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "行动数据", ["zh-Hans"], ["蜂窝数据", "移动数据"],
      nil, ["行动数据分析"],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "行动网路", ["zh-Hans"], ["移动网络"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "行动装置", ["zh-Hans"], ["移动设备"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases (裝置)"
    ),
    RegionalWord(
      "装置", ["zh-Hans"], ["设备"],
      nil, [],
      Condition(["device", "devices", "device's", "device’s"], [], [], false, []), false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "支援", ["zh-Hans"], ["支持"],
      nil, [],
      Condition(["support", "supported", "supports", "unsupported"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "预设", ["zh-Hans"], ["默认"],
      nil, [],
      Condition(["default", "defaults"], ["preset", "presets"], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "系统设定", ["zh-Hans"], ["系统设置"],
      nil, [],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "偏好设定", ["zh-Hans"], ["偏好设置"],
      nil, [],
      .always, true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "通知设定", ["zh-Hans"], ["通知设置"],
      nil, [],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "应用设定", ["zh-Hans"], ["应用设置"],
      nil, [],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "隐私设定", ["zh-Hans"], ["隐私设置"],
      nil, [],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "前往设定", ["zh-Hans"], ["前往设置"],
      nil, ["前往设定点"],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "打开设定", ["zh-Hans"], ["打开设置"],
      nil, [],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "设定页", ["zh-Hans"], ["设置页"],
      nil, [],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "在设定中", ["zh-Hans"], ["在设置中"],
      nil, ["在设定中心"],
      .always, true,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "储存", ["zh-Hans"], ["保存", "存储"],
      nil, ["储存罐", "储存柜"],
      Condition(["save", "saved", "saving", "storage", "store", "stored"], [], [], false, []), true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "连结", ["zh-Hans"], ["链接"],
      nil, [],
      Condition(["link", "links", "url"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "私隐", ["zh-Hans"], ["隐私"],
      "settings.privacy", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "咪高风", ["zh-Hans"], ["麦克风"],
      "row.microphone", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "联络人", ["zh-Hans"], ["联系人"],
      nil, ["联络人员"],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "联络资讯", ["zh-Hans"], ["联系信息"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "行事历", ["zh-Hans"], ["日历"],
      "row.calendars", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "搜寻", ["zh-Hans"], ["搜索"],
      nil, [],
      .always, true,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "快取", ["zh-Hans"], ["缓存"],
      nil, ["尽快取", "赶快取", "快取出", "快取得", "快取款", "快取消", "快取下"],
      Condition(["cache", "caches", "cached", "caching"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "记忆体", ["zh-Hans"], ["内存"],
      nil, ["记忆体验", "记忆体系", "记忆体现"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "解除安装", ["zh-Hans"], ["卸载"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "作业系统", ["zh-Hans"], ["操作系统"],
      nil, ["作业系统计"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "介面", ["zh-Hans"], ["界面"],
      nil, ["媒介面", "中介面", "简介面", "介面向", "介面临"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "宽频", ["zh-Hans"], ["宽带"],
      nil, ["宽频带"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "频宽", ["zh-Hans"], ["带宽"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "演算法", ["zh-Hans"], ["算法"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "字元", ["zh-Hans"], ["字符"],
      nil, ["数字元", "文字元", "字元素"],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "函式", ["zh-Hans"], ["函数"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "笔记型电脑", ["zh-Hans"], ["笔记本电脑"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "计程车", ["zh-Hans"], ["出租车"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "捷运", ["zh-Hans"], ["地铁"],
      nil, ["敏捷运", "快捷运", "便捷运", "台北捷运", "高雄捷运", "桃园捷运", "台中捷运", "机场捷运", "捷运站", "捷运线"],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "雷射", ["zh-Hans"], ["激光"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "奈米", ["zh-Hans"], ["纳米"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "飞航模式", ["zh-Hans"], ["飞行模式"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "自订", ["zh-Hans"], ["自定义"],
      nil, ["亲自订", "独自订", "各自订", "自订单", "自订阅", "来自订", "擅自订"],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "智慧型手机", ["zh-Hans"], ["智能手机"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases (智慧)"
    ),
    RegionalWord(
      "语音辨识", ["zh-Hans"], ["语音识别"],
      "row.speech_recognition", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "脸部辨识", ["zh-Hans"], ["人脸识别"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "蓝芽", ["zh-Hans"], ["蓝牙"],
      "settings.bluetooth", [],
      .always, false,
      "Apple's own strings, iOS 17 and 18"
    ),
    RegionalWord(
      "数位相机", ["zh-Hans"], ["数码相机"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "许可权", ["zh-Hans"], ["权限"],
      nil, ["许可权限"],
      .always, false,
      "Classic OpenCC conversion error (s2twp)"
    ),
    RegionalWord(
      "重新整理", ["zh-Hans"], ["刷新"],
      nil, [],
      Condition(["refresh", "refreshing", "reload"], [], [], false, []), false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "伫列", ["zh-Hans"], ["队列"],
      nil, [],
      .always, false,
      "OpenCC TWPhrases"
    ),
    RegionalWord(
      "萤光幕", ["zh-Hans"], ["屏幕"],
      nil, [],
      .always, true,
      "No list has it; a reader’s note"
    ),
    RegionalWord(
      "检视", ["zh-Hans"], ["查看"],
      nil, [],
      Condition(["view", "views", "see", "show"], [], [], false, []), true,
      "OpenCC TWPhrases"
    ),
  ]
}
