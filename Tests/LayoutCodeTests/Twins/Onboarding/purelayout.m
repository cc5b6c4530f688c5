#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface Onboarding : UIViewController
@end

@implementation Onboarding

- (void)viewDidLoad {
  [super viewDidLoad];
  UIImageView *picture = [[UIImageView alloc] init];
  [self.view addSubview:picture];
  UILabel *heading = [[UILabel alloc] init];
  heading.text = @"Welcome";
  [self.view addSubview:heading];
  UILabel *words = [[UILabel alloc] init];
  words.text = @"Three steps to start";
  [self.view addSubview:words];
  UIButton *next = [[UIButton alloc] init];
  [next setTitle:@"Next" forState:UIControlStateNormal];
  [self.view addSubview:next];
  UIButton *skip = [[UIButton alloc] init];
  [skip setTitle:@"Skip" forState:UIControlStateNormal];
  [self.view addSubview:skip];
  [picture autoPinEdgeToSuperviewSafeArea:ALEdgeTop withInset:24];
  [picture autoAlignAxisToSuperviewAxis:ALAxisVertical];
  [picture autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:self.view withMultiplier:0.6];
  [picture autoMatchDimension:ALDimensionHeight toDimension:ALDimensionWidth ofView:picture];
  [heading autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:picture withOffset:32];
  [heading autoAlignAxisToSuperviewAxis:ALAxisVertical];
  [heading autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:24 relation:NSLayoutRelationGreaterThanOrEqual];
  [words autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:heading withOffset:12];
  [words autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:32];
  [words autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:32];
  [next autoPinEdge:ALEdgeBottom toEdge:ALEdgeTop ofView:skip withOffset:-8];
  [next autoAlignAxisToSuperviewAxis:ALAxisVertical];
  [next autoSetDimension:ALDimensionHeight toSize:50];
  [next autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:self.view withOffset:-64];
  [skip autoPinEdgeToSuperviewSafeArea:ALEdgeBottom withInset:16];
  [skip autoAlignAxisToSuperviewAxis:ALAxisVertical];
  [words autoPinEdge:ALEdgeBottom toEdge:ALEdgeTop ofView:next withOffset:-24 relation:NSLayoutRelationLessThanOrEqual];
}

@end
