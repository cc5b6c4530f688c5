extension ViewKind {
  /// Wheels, always as large (UIKit sizing, section 3).
  package static let pickerView = ViewKind(
    name: "pickerView", className: "UIPickerView", takes: [.size],
    measure: { _, _, _ in NaturalSize(width: 320, height: 216) })

  package static let datePicker = ViewKind(
    name: "datePicker", className: "UIDatePicker", takes: [.size],
    measure: { _, _, _ in NaturalSize(width: 320, height: 216) })

  /// The height that wheels ask for where they do not get theirs: 162 is the lowest of the three that
  /// they have (UIKit sizing, section 3), and what fits three pickers that Interface Builder stored in
  /// cells too low for them.
  var squeezedHeight: Double? { self == .pickerView || self == .datePicker ? 162 : nil }
}
