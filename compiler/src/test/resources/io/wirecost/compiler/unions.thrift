namespace * odd

enum State {
  OPEN = 0,
  branch = 1,
}

struct Event {
  1: required Payload payload,
  2: optional Payload maybe,
  3: required list<BranchCase> all,
  4: required map<string, Payload> named,
}

union Payload {
  1: string branch,
  2: i32 branch_case,
  3: list<i64> Branch2,
  4: map<string, string> set_field,
  5: binary setField__2,
  6: Nothing fieldValue_,
  7: State isSet_,
  8: bool state,
  // a decimal of 9 digits, 2 of them behind the point: the unscaled integer in two's complement, most significant byte first
  9: binary price,
  10: BranchCase next_,
  11: double which,
}

union BranchCase {
  1: Event only,
}

struct Nothing {
}
