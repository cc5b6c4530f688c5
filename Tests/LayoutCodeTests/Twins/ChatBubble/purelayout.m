#import <UIKit/UIKit.h>
#import <PureLayout/PureLayout.h>

@interface ChatBubble : UIViewController
@end

@implementation ChatBubble

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *bubble = [[UIView alloc] init];
  [self.view addSubview:bubble];
  UILabel *words = [[UILabel alloc] init];
  words.text = @"Are you there?";
  [bubble addSubview:words];
  UILabel *time = [[UILabel alloc] init];
  time.text = @"9:41";
  [self.view addSubview:time];
  [bubble autoPinEdgeToSuperviewSafeArea:ALEdgeTop withInset:20];
  [bubble autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:12];
  [bubble autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:80 relation:NSLayoutRelationGreaterThanOrEqual];
  [bubble autoMatchDimension:ALDimensionWidth toDimension:ALDimensionWidth ofView:self.view withMultiplier:0.75 relation:NSLayoutRelationLessThanOrEqual];
  [words autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:8];
  [words autoPinEdgeToSuperviewEdge:ALEdgeLeading withInset:12];
  [words autoPinEdgeToSuperviewEdge:ALEdgeBottom withInset:8];
  [words autoPinEdgeToSuperviewEdge:ALEdgeTrailing withInset:12];
  [time autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:bubble withOffset:2];
  [time autoPinEdge:ALEdgeTrailing toEdge:ALEdgeTrailing ofView:bubble];
}

@end
