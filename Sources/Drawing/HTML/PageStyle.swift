import Prose

/// What the page looks like: on a desk, in a hand, on paper; in light and in dark.
enum PageStyle {
  static let text = colours + layout + picture + reports + sums + lessons + narrow + hall + paper

  private static let colours = """
    :root{\(SceneStyle.light);--mark:#e8edf5;--focus:#0a5cc2;--code:ui-monospace,SFMono-Regular,\
    Menlo,"Noto Sans Mono","Noto Sans Mono CJK JP",monospace;--good:#1b6e37;--time:.28s}
    @media (prefers-color-scheme:dark){:root{\(SceneStyle.dark);--mark:#2a3440;--focus:#7db5ff;\
    --good:#6fcf8f}}
    @media (prefers-reduced-motion:reduce){:root{--time:0s}}
    *{box-sizing:border-box}
    html{font-family:\(SceneStyle.fonts);font-size:15px;line-height:1.5;color:var(--ink);\
    background:var(--ground)}
    html[data-language=en] [lang=ja]:not(.live),html[data-language=ja] [lang=en]:not(.live),\
    html:not(.live) .live,[hidden]{display:none!important}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);\
    white-space:nowrap}
    :focus-visible{outline:2px solid var(--focus);outline-offset:2px}
    code,pre,.rows,.equation,.r-handle{font-family:var(--code);font-size:.87rem}

    """

  private static let layout = """
    body{margin:0}
    header{display:flex;gap:.75rem;align-items:center;padding:.6rem 1.25rem;\
    border-bottom:1px solid var(--edge);background:var(--paper)}
    h1{font-size:1.05rem;margin:0 auto 0 0;overflow:hidden;text-overflow:ellipsis;\
    white-space:nowrap}
    h2{font-size:.8rem;font-weight:600;color:var(--quiet);margin:0 0 .5rem;letter-spacing:.04em}
    h3{font-size:.93rem;margin:0 0 .6rem;font-weight:600;overflow-wrap:anywhere}
    button{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);\
    border-radius:7px;padding:.2rem .7rem;cursor:pointer;min-height:2rem}
    button:hover{background:var(--mark)}
    .languages{display:flex}
    .languages button{border-radius:0}
    .languages button:first-child{border-radius:7px 0 0 7px;border-right:0}
    .languages button:last-child{border-radius:0 7px 7px 0}
    [aria-pressed=true]{background:var(--mark);font-weight:600}
    main{display:grid;gap:0 1.75rem;padding:1rem 1.25rem 2rem;align-items:start;\
    grid-template:"steps picture report" auto "steps picture constraints" 1fr\
    /minmax(12rem,17rem) max-content minmax(18rem,1fr)}
    #steps{grid-area:steps}#picture{grid-area:picture}#report{grid-area:report}\
    #constraints{grid-area:constraints;margin-top:1.25rem}#report{overflow-x:auto}
    .live #steps,.live #picture{position:sticky;top:1rem}
    .live #steps ol{max-height:calc(100vh - 8rem);overflow:auto}
    ol,ul{list-style:none;margin:0;padding:0}
    .notice{margin:0 0 .5rem;color:var(--quiet);font-size:.85rem}
    #steps a{display:flex;gap:.5rem;align-items:baseline;padding:.22rem .55rem;border-radius:6px;\
    color:inherit;text-decoration:none}
    #steps a>:nth-child(2){flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;\
    white-space:nowrap}
    .long #steps li,.long #rows li{content-visibility:auto;contain-intrinsic-size:auto 2rem}
    #steps a:hover{background:var(--mark)}
    #steps a:focus-visible{outline-offset:-2px}
    #steps [aria-current]{background:var(--mark);box-shadow:inset 3px 0 var(--focus)}
    .step-number{color:var(--quiet);min-width:1.6em;text-align:right;\
    font-variant-numeric:tabular-nums;font-size:.85rem}
    .start{color:var(--quiet)}
    .mark{border:1px solid var(--edge);border-radius:99px;padding:0 .45rem;font-size:.75rem;\
    color:var(--quiet)}
    .sign-conflicting{color:var(--trouble)}
    .sign-ambiguous,.sign-missed{color:var(--open);font-weight:700}
    .transport{display:flex;gap:.6rem;align-items:center;margin-top:.8rem}
    .transport input{flex:1;min-width:4rem;accent-color:var(--focus)}
    #place{font-variant-numeric:tabular-nums;color:var(--quiet);min-width:4.2rem;text-align:right}
    .toggles{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;margin-top:.5rem}
    .toggles label{display:flex;gap:.4rem;align-items:center}
    .toggles input{accent-color:var(--focus)}
    dialog{border:1px solid var(--edge);border-radius:12px;background:var(--paper);color:inherit;\
    padding:1.25rem 1.5rem;max-width:30rem}
    dialog::backdrop{background:rgba(0,0,0,.35)}
    dialog th{text-align:left;padding:.15rem 1.2rem .15rem 0;font-weight:600;white-space:nowrap;\
    vertical-align:top}
    dialog form{margin-top:1rem;text-align:right}

    """

  /// Of names and numbers: a page shows a telephone smaller than it is.
  static let labelSize = 12.0

  private static let picture = SceneStyle.rules + "\n" + stage

  private static let stage = """
    .tag text,.span .number{font-size:\(labelSize.inPoints)px}
    @property --w{syntax:"<number>";inherits:false;initial-value:0}
    @property --h{syntax:"<number>";inherits:false;initial-value:0}
    @property --scale{syntax:"<number>";inherits:false;initial-value:1}
    #frame{width:calc(var(--w)*var(--scale)*1px);\
    height:calc(var(--h)*var(--scale)*1px);overflow:hidden}
    .stage{width:calc(var(--w)*1px);height:calc(var(--h)*1px);transform:scale(var(--scale));\
    transform-origin:0 0;position:relative}
    .plane{position:absolute;inset:0}
    .moving .plane{transition:transform var(--time)}
    .plane>svg{position:absolute;left:0;top:0;width:1px;height:1px;overflow:visible;\
    pointer-events:none}
    .view,.border{position:absolute}
    .border{pointer-events:none}
    .moving .view,.moving .border{transition:left var(--time),top var(--time),width var(--time),\
    height var(--time)}
    .view>svg,.border>svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
    .view{min-width:.01px;min-height:.01px;line-height:1}
    .moving .window,.moving .safe{transition:x var(--time),y var(--time),width var(--time),height var(--time)}
    .moving .tag{transition:transform var(--time)}
    .live .view{cursor:pointer}
    .view.lit>svg .face,.view.chosen-view>svg .face{stroke:var(--focus);stroke-width:2.5;\
    fill:var(--focus);fill-opacity:.16}
    .view.hidden.lit,.view.hidden.chosen-view{opacity:1}
    .focusing .span:not(.lit){opacity:.13}
    .span.lit .line{stroke-width:2}
    .crowd path{stroke-dasharray:none!important}
    .span.lit .pill{stroke-width:1.5}
    .without-names .tags,.without-spans .span:not(.lit),.without-ghosts .ghosts{display:none}

    """

  private static let reports = """
    .live article:not(.current){display:none}
    html:not(.live) article{margin-bottom:2rem}
    html:not(.live) #steps{display:none}
    blockquote{margin:0 0 .8rem;padding:.35rem .9rem;border-left:3px solid var(--edge);\
    color:var(--quiet)}
    blockquote p{margin:0}
    .rows{border-collapse:collapse;width:100%}
    .rows th{text-align:left;vertical-align:top;font-weight:600;width:6.5rem;min-width:6.5rem;\
    padding:.06rem 1rem .06rem 0;white-space:nowrap}
    .rows td{vertical-align:top;padding:.06rem .8rem .06rem 0;overflow-wrap:anywhere}
    .rows .detail th{padding-left:1.1rem;font-weight:400;color:var(--view)}
    .rows .right{text-align:right}
    pre{overflow:auto;margin:.3rem 0}
    .r-name,.r-handle{color:var(--view)}
    .r-priority,.r-hint{color:var(--open)}
    .r-command{color:var(--action)}
    .r-added,.r-good{color:var(--good)}
    .r-removed{color:var(--trouble)}
    .r-trouble{color:var(--trouble);font-weight:700}
    .r-dim{color:var(--quiet)}
    .r-emphasis,.r-heading,.r-label{font-weight:600}
    #rows button{display:flex;gap:.25rem .8rem;flex-wrap:wrap;width:100%;text-align:left;border:0;\
    background:none;padding:.2rem .5rem;border-radius:6px;min-height:0;align-items:baseline}
    #rows .r-handle{min-width:3.2rem;font-weight:600}
    #rows .equation{flex:1 1 12rem;overflow-wrap:anywhere}
    #rows .state{color:var(--quiet);font-size:.85rem}
    #rows button:hover,#rows button:focus-visible,#rows .kept{background:var(--mark)}
    #rows button:focus-visible{outline-offset:-2px}
    #more-rows{color:var(--quiet);font-size:.85rem}
    #chosen{display:flex;gap:1rem;align-items:center;justify-content:space-between;\
    margin:0 0 .5rem;padding:.3rem .5rem;border-radius:6px;background:var(--mark)}
    #chosen-caption{font-family:var(--code);font-size:.87rem;white-space:pre-wrap}

    """

  /// The sum of a conflict, to scale.
  private static let sums = """
    #sums:empty{display:none}
    #sums{max-width:44rem;overflow-x:auto;margin-bottom:1rem;padding-left:.9rem;border-left:3px solid var(--trouble)}
    .sum{margin:.2rem 0 .6rem}
    .sum~.sum~.sum{display:none}
    .sum-row{display:flex;gap:1px;margin-top:2px}
    .part{flex:0 1 0;min-width:max-content;padding:0 .25rem;display:flex;flex-direction:column;align-items:center;\
    background:var(--mark);border:1px solid var(--edge);border-radius:3px;line-height:1.25;\
    font-size:.78rem;overflow:hidden;white-space:nowrap}
    .part .r-handle{font-size:.72rem}
    .excess{border:1px dashed var(--trouble);color:var(--trouble);justify-content:center;\
    background:none}
    .sum-words{margin:.2rem 0;color:var(--trouble);font-size:.87rem}
    #why:empty{display:none}
    #why{margin-bottom:.8rem}

    """

  private static let lessons = """
    #lesson:empty{display:none}
    #lesson{padding:.8rem 1.25rem;border-bottom:1px solid var(--edge)}
    #lesson p{margin:.1rem 0;max-width:50rem;text-wrap:pretty}
    .task{font-size:1.07rem}
    .praise{color:var(--good)}
    .tasks{list-style:decimal;padding-left:1.4rem}
    .tasks>li{margin:.5rem 0}
    .rules{color:var(--quiet);padding-left:1rem;list-style:disc}
    details{margin:.15rem 0}
    summary{cursor:pointer;color:var(--quiet)}
    .aim{fill:none;stroke:var(--good);stroke-width:1.5;stroke-dasharray:2 4;stroke-linecap:round}
    .branch{border-left:2px solid var(--edge)}
    .b1{margin-left:.9rem}.b2{margin-left:1.8rem}.b3{margin-left:2.7rem}.b4{margin-left:3.6rem}\
    .b5{margin-left:4.5rem}.b6{margin-left:5.4rem}
    .from{color:var(--quiet);font-size:.75rem;white-space:nowrap}
    #steps .present .step-number{color:var(--focus);font-weight:700}
    .lost-sign{display:none;color:var(--trouble)}
    .lost .lost-sign{display:inline}

    """

  /// For who sits far away: large type, and the picture as large as there is room.
  private static let hall = """
    .talk{font-size:clamp(20px,1.7vw,44px)}
    .talk header{padding:.25rem 1.25rem}
    .talk header button{min-height:0;padding:0 .6rem;font-size:.7rem}
    .talk main{padding-top:.7rem;\
    grid-template:"picture report" auto "picture constraints" 1fr/max-content minmax(16rem,1fr)}
    .talk #steps,.talk main h2,.talk .toggles,.talk #help{display:none}
    .talk #lesson{padding:.4rem 1.25rem}
    .talk #lesson h2{margin:0}
    .talk #lesson p{max-width:none}
    .talk .part{font-size:1rem}
    .talk .part .r-handle{font-size:.8rem}
    .talk .sum-words{font-size:1rem}
    .talk .tag>*{transform:scale(1.25)}
    .talk .pill,.talk .number{transform:scale(1.25);transform-box:fill-box;transform-origin:center}
    .cut-above{border-top:2px dashed var(--edge)}
    .cut-below{border-bottom:2px dashed var(--edge)}

    """

  private static let narrow = """
    @media (max-width:1080px){main{grid-template:"picture report" auto "picture constraints" auto\
    "steps steps" auto/max-content minmax(16rem,1fr)}.live #steps{position:static;margin-top:1.5rem}\
    .live #steps ol{max-height:none}}
    @media (max-width:760px){html{font-size:14px}header{padding:.5rem .75rem}main{display:block;\
    padding:.75rem}main section{margin-bottom:1.5rem}html:not(.live) #frame{overflow:auto;\
    max-width:100%}.live #picture{position:static}\
    #frame{margin:0 auto}.live .transport{position:sticky;bottom:0}\
    .rows th{width:4.6rem;min-width:4.6rem;padding-right:.6rem}}

    """

  private static let paper = """
    .print-picture,.legend{display:none}
    @media print{:root{\(SceneStyle.light);--good:#1b6e37;--mark:#eee;--time:0s}
    html{font-size:10.5px;background:none}header button,.languages,#steps,#picture,#constraints,\
    html:not(.long) #sums,dialog,.lost-sign,details:not([open]),\
    #report>h2{display:none!important}main{display:block;padding:0}header{border:0;\
    padding:0 0 .8rem}article,.live article:not(.current){display:grid!important;gap:0 1.4rem;\
    grid-template-columns:minmax(11rem,auto) 1fr;grid-auto-rows:min-content;break-inside:avoid;\
    border-top:1px solid var(--edge);padding:.8rem 0;align-items:start}
    article>*{grid-column:2}.print-picture{display:block;grid-column:1;grid-row:1/span 20;\
    position:relative;overflow:hidden}
    .print-picture .stage{transform-origin:0 0}
    .legend{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem;margin:.6rem 0 0;color:var(--quiet)}
    h3,#lesson h2{font-size:1.1rem;color:inherit}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
    @page{margin:14mm}

    """
}
