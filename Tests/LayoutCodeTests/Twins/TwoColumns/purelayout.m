#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface TwoColumns : UIViewController
@end

@implementation TwoColumns

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *menu = [[UIView alloc] init];
  [self.view addSubview:menu];
  UIView *detail = [[UIView alloc] init];
  [self.view addSubview:detail];
  [menu autoPinEdgeToSuperviewSafeArea:ALEdgeTop];
  [menu autoPinEdgeToSuperviewEdge:ALEdgeLeading];
  [detail autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
  [detail autoPinEdgeToSuperviewSafeArea:ALEdgeBottom];
  if (self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassRegular) {
    [menu autoPinEdgeToSuperviewSafeArea:ALEdgeBottom];
    [menu autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:self.view withMultiplier:0.4];
    [detail autoPinEdgeToSuperviewSafeArea:ALEdgeTop];
    [detail autoPinEdge:ALEdgeLeading toEdge:ALEdgeTrailing ofView:menu];
  } else {
    [menu autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
    [menu autoSetDimension:ALDimensionHeight toSize:200];
    [detail autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:menu withOffset:8];
    [detail autoPinEdgeToSuperviewEdge:ALEdgeLeading];
  }
}

@end
