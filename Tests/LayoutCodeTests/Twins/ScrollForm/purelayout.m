#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface ScrollForm : UIViewController
@end

@implementation ScrollForm

- (void)viewDidLoad {
  [super viewDidLoad];
  UIScrollView *scroll = [[UIScrollView alloc] init];
  [self.view addSubview:scroll];
  UIView *page = [[UIView alloc] init];
  [scroll addSubview:page];
  UITextField *mail = [[UITextField alloc] init];
  [page addSubview:mail];
  UIButton *send = [[UIButton alloc] init];
  [send setTitle:@"Send" forState:UIControlStateNormal];
  [page addSubview:send];
  [scroll autoPinEdgeToSuperviewEdge:ALEdgeTop];
  [scroll autoPinEdgeToSuperviewEdge:ALEdgeLeading];
  [scroll autoPinEdgeToSuperviewEdge:ALEdgeBottom];
  [scroll autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
  [page autoPinEdgeToSuperviewEdge:ALEdgeTop];
  [page autoPinEdgeToSuperviewEdge:ALEdgeLeading];
  [page autoPinEdgeToSuperviewEdge:ALEdgeBottom];
  [page autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
  [page autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:scroll];
  [mail autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:24];
  [mail autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:20];
  [mail autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:20];
  [mail autoSetDimension:ALDimensionHeight toSize:40];
  [send autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:mail withOffset:400];
  [send autoAlignAxisToSuperviewAxis:ALAxisVertical];
  [send autoPinEdgeToSuperviewEdge:ALEdgeBottom withInset:24];
  [send autoSetDimension:ALDimensionHeight toSize:44];
}

@end
