#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface Toolbar : UIViewController
@end

@implementation Toolbar

- (void)viewDidLoad {
  [super viewDidLoad];
  UIView *bar = [[UIView alloc] init];
  [self.view addSubview:bar];
  UIButton *back = [[UIButton alloc] init];
  [back setTitle:@"Back" forState:UIControlStateNormal];
  [bar addSubview:back];
  UIButton *search = [[UIButton alloc] init];
  [search setTitle:@"Search" forState:UIControlStateNormal];
  [bar addSubview:search];
  UIButton *more = [[UIButton alloc] init];
  [more setTitle:@"More" forState:UIControlStateNormal];
  [bar addSubview:more];
  [bar mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(self.view);
    make.trailing.equalTo(self.view);
    make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom);
    make.height.equalTo(@49);
  }];
  [back mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(bar).offset(8);
    make.top.equalTo(bar);
    make.bottom.equalTo(bar);
  }];
  [search mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(back.mas_trailing).offset(8);
    make.width.equalTo(back);
    make.top.equalTo(back);
    make.bottom.equalTo(back);
  }];
  [more mas_makeConstraints:^(MASConstraintMaker *make) {
    make.leading.equalTo(search.mas_trailing).offset(8);
    make.width.equalTo(back);
    make.top.equalTo(back);
    make.bottom.equalTo(back);
    make.trailing.equalTo(bar).offset(-8);
  }];
}

@end
