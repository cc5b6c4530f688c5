#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

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
  [scroll mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(self.view);
    make.leading.equalTo(self.view);
    make.bottom.equalTo(self.view);
    make.trailing.equalTo(self.view);
  }];
  [page mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(scroll);
    make.leading.equalTo(scroll);
    make.bottom.equalTo(scroll);
    make.trailing.equalTo(scroll);
    make.width.equalTo(scroll);
  }];
  [mail mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(page).offset(24);
    make.leading.equalTo(page).offset(20);
    make.trailing.equalTo(page).offset(-20);
    make.height.equalTo(@40);
  }];
  [send mas_makeConstraints:^(MASConstraintMaker *make) {
    make.top.equalTo(mail.mas_bottom).offset(400);
    make.centerX.equalTo(page);
    make.bottom.equalTo(page).offset(-24);
    make.height.equalTo(@44);
  }];
}

@end
