#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface Card : UIViewController
@end

@implementation Card

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *card = [[UIView alloc] init];
  [self.view addSubview:card];
  UIImageView *picture = [[UIImageView alloc] init];
  [card addSubview:picture];
  UILabel *heading = [[UILabel alloc] init];
  heading.text = @"A walk";
  [card addSubview:heading];
  UILabel *words = [[UILabel alloc] init];
  words.text = @"By the sea";
  [card addSubview:words];
  [card autoPinEdgeToSuperviewSafeArea:ALEdgeTop withInset:16];
  [card autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:16];
  [card autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:16];
  [picture autoPinEdgeToSuperviewEdge:ALEdgeTop];
  [picture autoPinEdgeToSuperviewEdge:ALEdgeLeading];
  [picture autoPinEdgeToSuperviewEdge:ALEdgeTrailing];
  [picture autoMatchDimension:ALDimensionHeight toDimension:ALDimensionWidth ofView:picture withMultiplier:0.5];
  [heading autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:picture withOffset:12];
  [heading autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:12];
  [heading autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:12];
  [words autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:heading withOffset:4];
  [words autoPinEdge:ALEdgeLeading toEdge:ALEdgeLeading ofView:heading];
  [words autoPinEdge:ALEdgeTrailing toEdge:ALEdgeTrailing ofView:heading];
  [words autoPinEdgeToSuperviewEdge:ALEdgeBottom withInset:12];
}

@end
