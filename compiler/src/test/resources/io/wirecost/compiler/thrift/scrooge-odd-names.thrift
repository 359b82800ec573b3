#@namespace scala wirecost.scrooge

enum E1 {
  E1S0 = 0,
  E1S1 = 1,
  E1S2 = 2,
}

struct M1 {
  1: required list<list<double>> f1,
  2: optional list<i32> f2,
  3: required list<M3> f3,
  4: optional bool f4,
  5: required i64 f5,
  6: required map<string, M4> f6,
  7: required map<string, E1> f7,
  8: optional M1 f8,
  9: required binary f9,
  10: optional binary f10,
  11: required i32 f11,
  12: optional bool f12,
  13: required M2 f13,
}

struct M2 {
}

struct M3 {
  1: optional i32 f1,
}

struct M4 {
  1: optional binary f1,
}
