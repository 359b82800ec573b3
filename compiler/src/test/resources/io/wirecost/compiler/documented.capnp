# acme.list.shop

@0xfb7f06ac2bf927c9;

struct Order {
  # An order.
  #
  # It ends here: */ system('id'); --> " ]]> <b> -- x {
  id @0 :Int64;
  # Counts up **/ from 1
  items @1 :List(Item);
  # All of them
  # in the order of the page   {
  # }
  tags @2 :List(StringOptionalDoublePair);
  at @3 :Int64;
  # of the payment
  # microseconds since 1970-01-01T00:00Z
  state @4 :State;
}

struct Item {
  price @0 :Data;
  # a decimal of 10 digits, 2 of them behind the point: the unscaled integer in two's complement, most significant byte first
  share @1 :Float64;
  part @2 :Float32;
  hasPart @3 :Bool;
}

struct StringOptionalDoublePair {
  # A pair of map(optional(double)).
  key @0 :Text;
  value @1 :Float64;
  hasValue @2 :Bool;
}

enum State {
  # --
  # ; @var ?>
  open @0;
  class @1;
}
