@0x963db16e249b35a9;

struct OrderLine {
  class2 @0 :Int32;
  class3 @1 :Bool;
  hasClass3 @2 :Bool;
  x1 @3 :Text;
  x12 @4 :Data;
  x @5 :Int64;
  hasX2 @6 :Bool;
  hasX @7 :Int64;
  url @8 :State;
  hasUrl @9 :Bool;
  list @10 :List(List(Text2));
  map @11 :List(StringOptionalUuidPair);
  union @12 :List(StringstatePair);
  nothing @13 :Bool;
  hasNothing @14 :Bool;
}

struct Text2 {
}

struct OrderLine2 {
  date @0 :Int32;
  amount @1 :Data;
  code @2 :Data;
}

struct StringOptionalUuidPair {
  key @0 :Text;
  value @1 :Data;
}

struct StringstatePair {
  key @0 :Text;
  value @1 :State;
}

enum State {
  open2 @0;
  open @1;
  inProgress @2;
  x1 @3;
}
