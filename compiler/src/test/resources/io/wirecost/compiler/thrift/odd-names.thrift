namespace java wirecost.thrift

enum State {
  open = 0,
  default_ = 1,
  value_ = 2,
}

struct Struct_ {
  1: required list<list<double>> list_,
  2: optional list<i32> fooBar,
  3: required list<OptionalIntBox> foo_bar_2,
  4: optional bool setFooBar_3,
  5: required i64 foo_bar_size_2,
  6: required map<string, OptionalBytesBox> value,
  7: required map<string, State> map_,
  8: optional Struct_ next_,
  9: required binary price,
  10: optional binary id,
  11: required i32 day,
  12: optional bool nothing,
  13: required String_ text,
}

struct String_ {
}

struct OptionalIntBox {
  1: optional i32 value,
}

struct OptionalBytesBox {
  1: optional binary value,
}
