/// A small storyboard for the examples of the help.
enum ExampleStoryboard {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="one">
      <device id="retina6_12" orientation="portrait"/>
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="Login" id="one">
            <view key="view" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <label text="Name" userLabel="title" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                  <rect key="frame" x="16" y="67" width="46" height="20.333"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
              </subviews>
              <viewLayoutGuide key="safeArea" id="g1"/>
              <constraints>
                <constraint firstItem="l1" firstAttribute="top" secondItem="g1" \
    secondAttribute="top" constant="8" id="c1"/>
                <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" \
    secondAttribute="leadingMargin" id="c2"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Settings" id="two">
            <view key="view" id="v2">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
                <switch userLabel="sound" translatesAutoresizingMaskIntoConstraints="NO" id="w2">
                  <rect key="frame" x="172" y="410.667" width="51" height="31"/>
                </switch>
              </subviews>
              <constraints>
                <constraint firstItem="w2" firstAttribute="centerX" secondItem="v2" \
    secondAttribute="centerX" id="c3"/>
                <constraint firstItem="w2" firstAttribute="centerY" secondItem="v2" \
    secondAttribute="centerY" id="c4"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
}
