import Prose

/// What things look like, in light and in dark, for pictures and pages alike. Nothing is told by
/// colour alone: what is in conflict has a thick line and a sign, what is one of many is dashed.
///
/// Every text has a contrast of 4.5 or more against what it stands on.
enum SceneStyle {
  static let fonts = """
    -apple-system, "SF Pro Text", system-ui, "Helvetica Neue", Inter, "Noto Sans", \
    "Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", "Noto Sans JP", sans-serif
    """

  /// Of names and numbers in a picture that is shown as large as it is.
  static let labelSize = 9.0

  static let light = """
    --ground:#f4f5f7;--paper:#fff;--ink:#1c2530;--quiet:#5a6675;--edge:#c6ccd5;\
    --view:#3d5f8f;--fill:rgba(61,95,143,.08);--action:#0a5cc2;--span:#0b6b78;\
    --trouble:#b3261e;--open:#8a5300;--control:#5f7ea8;--ghost:#6b7684
    """

  static let dark = """
    --ground:#14181d;--paper:#1d232b;--ink:#e8ecf1;--quiet:#a3aebc;--edge:#3c4652;\
    --view:#8fb2e3;--fill:rgba(143,178,227,.11);--action:#7db5ff;--span:#63c8d6;\
    --trouble:#ff8a80;--open:#f0b35b;--control:#6f92c2;--ghost:#93a0b0
    """

  /// Rules for everything within a picture.
  static let rules = """
    .scene{font-family:\(fonts);color:var(--ink)}
    .scene text{fill:var(--ink);stroke:none}
    .window{fill:var(--paper);stroke:var(--edge);stroke-width:1}
    .safe{fill:none;stroke:var(--quiet);stroke-width:.75;stroke-dasharray:1 4;stroke-linecap:round}
    .face{fill:var(--fill);stroke:var(--view);stroke-width:1}
    .k-text .face{fill-opacity:.5;stroke-width:.75}
    .root .face{fill:none;stroke:var(--edge);stroke-width:.75}
    .face.paper{fill:var(--paper);stroke:var(--control)}
    .face.on{fill:var(--control);stroke:var(--control)}
    .stroke{stroke:var(--view);stroke-width:.75;opacity:.55}
    .track{stroke:var(--edge);stroke-width:3;stroke-linecap:round}
    .track.on{stroke:var(--control)}
    .knob{fill:var(--paper);stroke:var(--control);stroke-width:1}
    .filled,.chosen{fill:var(--control);opacity:.45}
    .spinner{fill:none;stroke:var(--control);stroke-width:3;stroke-dasharray:2.5 3.5}
    .scene .action{fill:var(--action)}
    .scene .dim{fill:var(--quiet)}
    .sign{font-size:20px}.segment{font-size:13px}.dots{font-size:9px;letter-spacing:5px}
    .k-guide .face{fill:none;stroke-dasharray:1 3;stroke-linecap:round}
    .view.hidden{opacity:.5}
    .view.hidden .face{fill:none;stroke-dasharray:2 3}
    .ambiguous .face{stroke:var(--open);stroke-width:1.5;stroke-dasharray:7 3}
    .conflicting .face{stroke:var(--trouble);stroke-width:2;stroke-dasharray:none}
    .ghost{fill:none;stroke:var(--ghost);stroke-width:1;stroke-dasharray:3 3}
    .tag rect{fill:var(--paper);fill-opacity:.85}
    .tag text{font-size:\(labelSize.inPoints)px;font-weight:600;fill:var(--view)}
    .tag.hidden text{fill:var(--quiet);font-style:italic}
    .tag.ambiguous text{fill:var(--open)}
    .tag.conflicting text{fill:var(--trouble)}
    .span path{fill:none;stroke:var(--span);stroke-width:1}
    .span .heads{stroke-width:1.25;stroke-linejoin:round}
    .span .extension{stroke-width:.5;stroke-dasharray:2 2}
    .span .pill{fill:var(--paper);stroke:var(--span);stroke-width:.75}
    .span .number{font-size:\(labelSize.inPoints)px;font-weight:600;fill:var(--span)}
    .alignment .line{stroke-width:.75;stroke-dasharray:6 2 1 2}
    .broken path,.broken .pill{stroke:var(--trouble)}
    .broken .line{stroke-width:1.75;stroke-dasharray:5 3}
    .broken .pill{stroke-width:1.25}
    .broken .number{fill:var(--trouble)}
    .missed path,.missed .pill{stroke:var(--open)}
    .missed .line{stroke-width:1.5;stroke-dasharray:1.5 3;stroke-linecap:round}
    .missed .number{fill:var(--open)}
    """
}
