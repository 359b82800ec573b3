# odd

@0xa9dc67d38a2a5dbc;

struct Event {
  payload @0 :Payload;
  maybe @1 :Payload;
  all @2 :List(BranchCase);
  named @3 :List(StringPayloadPair);
}

struct Payload {
  union {
    branch @0 :Text;
    branchCase @1 :Int32;
    branch2 @2 :List(Int64);
    setField2 @3 :List(StringStringPair);
    setField @4 :Data;
    fieldValue @5 :Nothing;
    isSet @6 :State;
    state @7 :Bool;
    price @8 :Data;
    # a decimal of 9 digits, 2 of them behind the point: the unscaled integer in two's complement, most significant byte first
    next @9 :BranchCase;
    which @10 :Float64;
  }
}

struct BranchCase {
  only @0 :Event;
}

struct Nothing {
}

struct StringPayloadPair {
  # A pair of map(record(odd.Payload)).
  key @0 :Text;
  value @1 :Payload;
}

struct StringStringPair {
  # A pair of map(string).
  key @0 :Text;
  value @1 :Text;
}

enum State {
  open @0;
  branch @1;
}
