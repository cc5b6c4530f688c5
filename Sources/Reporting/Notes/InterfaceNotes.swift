package import AutoLayout
package import Interchange
package import Prose

extension InterfaceImport.Note {
  /// What is said of something in an Interface Builder file that was left out or supposed.
  ///
  /// - Parameter document: What the file became, for the names in it.
  package func words(in document: Document) -> Phrase {
    Phrase(en: "line \(line): ", ja: "\(line) 行目：") + remark(in: document)
  }

  private func withoutConstraint(en reason: Text, ja japanese: Text) -> Phrase {
    Phrase(en: "a constraint is left out: \(reason)", ja: "\(japanese)ので、制約を一つ省きました")
  }

  private func remark(in document: Document) -> Phrase {
    switch kind {
    case .itemIsMissing(let id):
      return withoutConstraint(
        en: "there is no \(id, as: .code) in the scene", ja: "\(id, as: .code) がシーンにない")
    case .isNotInstalled(let count):
      return Phrase(
        en: "\(count, of: "constraint") up to here speak of views that are not installed for these "
          + "size classes",
        ja: "ここまでの制約 \(count) 個は、このサイズクラスでは使われないビューのものです")
    case .staysAsOnCanvas(let count):
      return Phrase(
        en:
          "size-class variations of \(count, of: "element") from here on are not followed: they stay "
          + "as on the canvas",
        ja: "ここから先の要素 \(count) 個はサイズクラスごとの設定を持ちますが、キャンバスの表示のままになります")
    case .attributeIsUnknown(let name):
      return withoutConstraint(
        en: "I do not know the attribute \(Text(stored: name))",
        ja: "「\(Text(stored: name))」という属性が分からない")
    case .relationIsUnknown(let name):
      return withoutConstraint(
        en: "I do not know the relation \(Text(stored: name))",
        ja: "「\(Text(stored: name))」という関係が分からない")
    case .numberIsUnreadable(let text):
      return withoutConstraint(
        en: "\(Text(stored: text)) is no number that can stand there",
        ja: "\(Text(stored: text)) は数値として使えない")
    case .isRefused(let failure):
      let reason = failure.words(in: document).reason
      return Phrase(
        en: "something is left out. \(reason)", ja: "使えない記述を省きました。\(reason)")
    case .frameIsMissing(let id):
      let id = Text(id, as: .code)
      return Phrase(
        en: "\(id) has no frame in the file; 0 is taken", ja: "\(id) のフレームがないので 0 としました")
    case .identityIsTaken(let id):
      let id = Text(id, as: .code)
      return Phrase(
        en: "a second view is called \(id); constraints on \(id) go to the first",
        ja: "「\(id)」という id のビューが重複しています。制約は最初のビューのものとして扱います")
    case .isOutOfPlace(let name):
      let name = Text(name, as: .code)
      return Phrase(
        en: "\(name) stands where Interface Builder writes none, and is left out",
        ja: "Interface Builder が書かない場所に \(name) があったので、省きました")
    case .textIsUnreadable:
      return Phrase(
        en: "a text is damaged (it is no base 64) and left out",
        ja: "Base64 として読めない文字列があったので、省きました")
    case .deviceIsUnknown(let name):
      let name = Text(name, as: .code)
      return Phrase(
        en: "I do not know the device \(name); the canvas is taken for one without a device",
        ja: "「\(name)」というデバイスが分からないので、デバイスのないキャンバスと見なします")
    case .mark(let mark): return mark.words
    case .withoutAutoLayout:
      return Phrase(
        en: "the file does not use Auto Layout; frames stand as they are stored",
        ja: "このファイルは Auto Layout を使っていません。フレームは保存されたままです")
    }
  }
}

extension MarkupDamage {
  fileprivate var words: Phrase {
    switch self {
    case .breaksOff: Phrase(en: "it breaks off there.", ja: "そこで途切れています。")
    case .endTag:
      Phrase(en: "an element ends by another name.", ja: "要素の終わりの名前が始まりと違います。")
    case .attributeTwice:
      Phrase(en: "an attribute is given twice.", ja: "同じ属性が 2 度書かれています。")
    case .attributeValue:
      Phrase(en: "an attribute has no quoted value.", ja: "引用符で囲まれた属性の値がありません。")
    case .bareSign:
      Phrase(
        en: "\("&", as: .code) and \("<", as: .code) cannot stand for themselves.",
        ja: "\("&", as: .code) や \("<", as: .code) はそのままでは書けません。")
    case .unknownEntity:
      Phrase(
        en: "XML does not know the name behind \("&", as: .code).",
        ja: "\("&", as: .code) の後の名前が XML にありません。")
    case .character:
      Phrase(en: "XML has no such character.", ja: "XML で使えない文字です。")
    case .other: Phrase(en: "it is not well-formed XML.", ja: "XML として正しくありません。")
    }
  }
}

extension InterfaceFile.Failure {
  /// Why a file is not read.
  package var words: Phrase {
    switch self {
    case .notMarkup:
      Phrase(en: "This is not an Interface Builder file.", ja: "Interface Builder のファイルではありません。")
    case .damaged(let line, let column, let damage):
      Phrase(
        en: "The file is damaged at line \(line), column \(column): ",
        ja: "ファイルの \(line) 行目 \(column) 文字目が壊れています：") + damage.words
    case .documentType(let line):
      Phrase(
        en:
          "Line \(line) declares a document type; Interface Builder writes none, and I read none.",
        ja: "\(line) 行目に文書型の宣言があります。Interface Builder は書かないもので、読み込みません。")
    case .tooDeep(let line):
      Phrase(
        en: "The elements are nested too deep at line \(line).",
        ja: "\(line) 行目で要素の入れ子が深すぎます。")
    case .tooLong(let line, let limit):
      Phrase(
        en:
          "The file is too large: a value at line \(line) has more than \(limit / 1_000_000) million "
          + "bytes.",
        ja: "ファイルが大きすぎます。\(line) 行目の値が \(limit / 10_000) 万バイトを超えています。")
    case .otherMarkup(let name):
      Phrase(
        en: "This XML is not an Interface Builder file: it begins with \(name, as: .code).",
        ja: "この XML は Interface Builder のファイルではありません（先頭の要素は \(name, as: .code)）。")
    case .oldArchive:
      Phrase(
        en:
          "This file is in Interface Builder's old archive format (Xcode 3 and 4), which I do not "
          + "read; a later Xcode that opens and saves it writes the new one.",
        ja: "Interface Builder の古い archive 形式（Xcode 3・4）のファイルで、読み込めません。"
          + "新しい Xcode で開いて保存し直すと今の形式になります。")
    case .otherPlatform(let type):
      Phrase(
        en: "This file is for the desktop (\(type, as: .code)); I know UIKit's views.",
        ja: "macOS 用のファイルです（\(type, as: .code)）。読み込めるのは UIKit のファイルです。")
    case .withoutViews:
      Phrase(en: "There is no view in this file.", ja: "このファイルにはビューがありません。")
    }
  }
}
