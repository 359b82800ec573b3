@0xd8264709d9fdf5da;

struct M1 {
  f1 @0 :List(List(Float32));
  f2 @1 :List(Int32);
  f3 @2 :List(M3);
  f4 @3 :Bool;
  hasF4 @4 :Bool;
  f5 @5 :Int64;
  f6 @6 :List(M4);
  f7 @7 :List(M5);
  f8 @8 :M1;
  f9 @9 :Data;
  f10 @10 :Data;
  f11 @11 :Int32;
  f12 @12 :Bool;
  hasF12 @13 :Bool;
  f13 @14 :M2;
}

struct M2 {
}

struct M3 {
  f1 @0 :Int32;
  hasF1 @1 :Bool;
}

struct M4 {
  f1 @0 :Text;
  f2 @1 :Data;
}

struct M5 {
  f1 @0 :Text;
  f2 @1 :E1;
}

enum E1 {
  e1S0 @0;
  e1S1 @1;
  e1S2 @2;
}
