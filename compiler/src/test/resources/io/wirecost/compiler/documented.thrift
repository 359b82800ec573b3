namespace * acme.list_.shop

// --
// ; @var ?>
enum State {
  OPEN = 0,
  class_ = 1,
}

// An order.
//
// It ends here: */ system('id'); --> " ]]> <b> -- x {
struct Order {
  // Counts up **/ from 1
  1: required i64 id,
  // All of them
  // in the order of the page   {
  // }
  2: required list<Item> items,
  3: optional map<string, OptionalDoubleBox> tags,
  // of the payment
  // microseconds since 1970-01-01T00:00Z
  4: required i64 at,
  5: required State state,
}

struct Item {
  // a decimal of 10 digits, 2 of them behind the point: the unscaled integer in two's complement, most significant byte first
  1: required binary price,
  2: required double share,
  // a float of 32 bits
  3: optional double part,
}

// Holds optional(double), which has no place of its own where it is used.
struct OptionalDoubleBox {
  1: optional double value,
}
