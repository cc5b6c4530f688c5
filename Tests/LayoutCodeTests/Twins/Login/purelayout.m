#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface Login : UIViewController
@end

@implementation Login

- (void)viewDidLoad {
  [super viewDidLoad];
  UIImageView *logo = [[UIImageView alloc] init];
  [self.view addSubview:logo];
  UITextField *user = [[UITextField alloc] init];
  [self.view addSubview:user];
  UITextField *password = [[UITextField alloc] init];
  [self.view addSubview:password];
  UIButton *enter = [[UIButton alloc] init];
  [enter setTitle:@"Log in" forState:UIControlStateNormal];
  [self.view addSubview:enter];
  [logo autoSetDimension:ALDimensionWidth toSize:96];
  [logo autoSetDimension:ALDimensionHeight toSize:96];
  [logo autoAlignAxisToSuperviewAxis:ALAxisVertical];
  [logo autoPinEdgeToSuperviewSafeArea:ALEdgeTop withInset:40];
  [user autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:logo withOffset:32];
  [user autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:24];
  [user autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:24];
  [user autoSetDimension:ALDimensionHeight toSize:44];
  [password autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:user withOffset:12];
  [password autoPinEdge:ALEdgeLeading toEdge:ALEdgeLeading ofView:user];
  [password autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:user];
  [password autoMatchDimension:ALDimensionHeight toDimension:ALDimensionHeight ofView:user];
  [enter autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:password withOffset:24];
  [enter autoAlignAxisToSuperviewAxis:ALAxisVertical];
  [enter autoSetDimension:ALDimensionWidth toSize:120 relation:NSLayoutRelationGreaterThanOrEqual];
  [enter autoSetDimension:ALDimensionHeight toSize:44];
  [NSLayoutConstraint autoSetPriority:750 forConstraints:^{
    [enter autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:self.view withMultiplier:0.5];
  }];
}

@end
