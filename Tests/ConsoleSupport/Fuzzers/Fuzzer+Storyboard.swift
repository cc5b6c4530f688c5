import Console

extension Fuzzer {
  /// A file of Interface Builder, or what is left of it: imported, saved and replayed.
  package static let storyboard = Fuzzer(
    "storyboard", longestInput: 4_000, seeds: { _ in storyboards }
  ) {
    { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      var probe = try SessionProbe(after: [], files: ["fuzzed.storyboard": text])
      probe.run(ScriptLine(verbatim: "import fuzzed.storyboard", .change))
      probe.finish()
      return probe
    }
  }

  private static let storyboards = [
    storyboard(declaration: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", type: ""),
    storyboard(
      declaration: "<?xml version=\"1.0\" encoding=\"UTF-7\"?>",
      type: "+ADwAIQ-DOCTYPE document [<!ENTITY a \"aaaaaaaa\"><!ENTITY b \"&a;&a;\">]>"),
    storyboard(declaration: "", type: "<!DOCTYPE document>"),
  ]

  private static func storyboard(declaration: String, type: String) -> String {
    """
    \(declaration)
    \(type)<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Card" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <subviews>
    <stackView opaque="NO" axis="vertical" spacing="8" \
    translatesAutoresizingMaskIntoConstraints="NO" id="k">
    <subviews><label text="Total &amp; price" fixedFrame="YES" id="l">
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <imageView image="star" catalog="system" id="i"/></subviews></stackView>
    <button userLabel="Save" id="b"><rect key="frame" x="8" y="8" width="90" height="30"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>
    <state key="normal" title="Save"/></button></subviews>
    <viewLayoutGuide key="safeArea" id="g"/>
    <constraints>
    <constraint firstItem="k" firstAttribute="top" secondItem="g" secondAttribute="top" \
    constant="8" id="n1"/>
    <constraint firstItem="k" firstAttribute="leading" secondItem="v" \
    secondAttribute="leadingMargin" multiplier="2:3" priority="750" id="n2"/>
    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="k" \
    secondAttribute="trailing" symbolic="YES" id="n3"/></constraints>
    <variation key="heightClass=compact"><mask key="constraints">\
    <exclude reference="n1"/></mask></variation></view>
    <connections><outlet property="total" destination="l" id="o"/></connections>
    </viewController></objects></scene></scenes>
    <resources><image name="star" catalog="system" width="128" height="116"/></resources>
    </document>
    """
  }
}
