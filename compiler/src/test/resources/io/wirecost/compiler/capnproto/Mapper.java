package wirecost.capnproto;

public final class Mapper
implements io.wirecost.core.codec.NativeMapper<wirecost.domain.Order_line, org.capnproto.MessageBuilder, org.capnproto.MessageReader> {
  private static final wirecost.domain.State[] DOMAIN_State = wirecost.domain.State.values();
  private static final wirecost.capnproto.State[] WIRE_State = wirecost.capnproto.State.values();

  public org.capnproto.MessageBuilder toNative(wirecost.domain.Order_line value) {
    org.capnproto.MessageBuilder message = new org.capnproto.MessageBuilder();
    writeOrderLine(value, message.initRoot(wirecost.capnproto.OrderLine.factory));
    return message;
  }

  public wirecost.domain.Order_line fromNative(org.capnproto.MessageReader message) {
    return readOrderLine(viewOfRoot(message));
  }

  public static wirecost.capnproto.OrderLine.Reader viewOfRoot(org.capnproto.MessageReader message) {
    return message.getRoot(wirecost.capnproto.OrderLine.factory);
  }

  public java.lang.Class<?> nativeClass() {
    return wirecost.capnproto.OrderLine.class;
  }

  private static void writeOrderLine(wirecost.domain.Order_line from, wirecost.capnproto.OrderLine.Builder to) {
    to.setClass2(from.getClass_());
    var value1 = from.getClass__2();
    if (value1 != null) {
      to.setHasClass3(true);
      to.setClass3(value1);
    }
    to.setX1(from.getX1());
    to.setX12(from.getX_1());
    var value2 = from.get__();
    if (value2 != null) {
      to.setHasX2(true);
      to.setX(value2);
    }
    to.setHasX(from.getHasX());
    var value3 = from.getURL();
    if (value3 != null) {
      to.setHasUrl(true);
      to.setUrl(WIRE_State[value3.ordinal()]);
    }
    var value4 = from.getList();
    var list5 = to.initList(value4.size());
    int i6 = 0;
    for (var element7 : value4) {
      var list8 = list5.init(i6++, element7.size());
      int i9 = 0;
      for (var element10 : element7) {
        writeText2(element10, list8.get(i9++));
      }
    }
    var value11 = from.getMap();
    var list12 = to.initMap(value11.size());
    int i13 = 0;
    for (var element14 : value11.entrySet()) {
      writeStringOptionalUuidPair(element14, list12.get(i13++));
    }
    var value15 = from.getUnion();
    if (value15 != null) {
      var list16 = to.initUnion(value15.size());
      int i17 = 0;
      for (var element18 : value15.entrySet()) {
        writeStringstatePair(element18, list16.get(i17++));
      }
    }
  }

  private static wirecost.domain.Order_line readOrderLine(wirecost.capnproto.OrderLine.Reader from) {
    var to = new wirecost.domain.Order_line();
    to.setClass_(from.getClass2());
    if (from.getHasClass3()) {
      to.setClass__2(from.getClass3());
    }
    to.setX1(from.getX1().toString());
    to.setX_1(from.getX12().toArray());
    if (from.getHasX2()) {
      to.set__(from.getX());
    }
    to.setHasX(from.getHasX());
    if (from.getHasUrl()) {
      to.setURL(io.wirecost.core.value.ReadChecks.constant(DOMAIN_State, from.getUrl()));
    }
    var elements1 = from.getList();
    int size2 = elements1.size();
    var result3 = new java.util.ArrayList<java.util.List<wirecost.domain.Text>>(size2);
    for (int i4 = 0; i4 < size2; i4++) {
      var elements5 = elements1.get(i4);
      int size6 = elements5.size();
      var result7 = new java.util.ArrayList<wirecost.domain.Text>(size6);
      for (int i8 = 0; i8 < size6; i8++) {
        result7.add(readText2(elements5.get(i8)));
      }
      result3.add(result7);
    }
    to.setList(result3);
    var elements9 = from.getMap();
    int size10 = elements9.size();
    var result11 = new java.util.LinkedHashMap<java.lang.String, java.util.UUID>(size10 * 4 / 3 + 1);
    for (int i12 = 0; i12 < size10; i12++) {
      readStringOptionalUuidPair(elements9.get(i12), result11);
    }
    to.setMap(result11);
    if (from.hasUnion()) {
      var elements13 = from.getUnion();
      int size14 = elements13.size();
      var result15 = new java.util.LinkedHashMap<java.lang.String, wirecost.domain.State>(size14 * 4 / 3 + 1);
      for (int i16 = 0; i16 < size14; i16++) {
        readStringstatePair(elements13.get(i16), result15);
      }
      to.setUnion(result15);
    }
    return to;
  }

  public static java.lang.Object field0_0(wirecost.capnproto.OrderLine.Reader from) {
    return from.getClass2();
  }

  public static java.lang.Object field0_1(wirecost.capnproto.OrderLine.Reader from) {
    if (from.getHasClass3()) {
      return from.getClass3();
    }
    return null;
  }

  public static java.lang.Object field0_2(wirecost.capnproto.OrderLine.Reader from) {
    return from.getX1().toString();
  }

  public static java.lang.Object field0_3(wirecost.capnproto.OrderLine.Reader from) {
    return from.getX12().toArray();
  }

  public static java.lang.Object field0_4(wirecost.capnproto.OrderLine.Reader from) {
    if (from.getHasX2()) {
      return from.getX();
    }
    return null;
  }

  public static java.lang.Object field0_5(wirecost.capnproto.OrderLine.Reader from) {
    return from.getHasX();
  }

  public static java.lang.Object field0_6(wirecost.capnproto.OrderLine.Reader from) {
    if (from.getHasUrl()) {
      return io.wirecost.core.value.ReadChecks.constant(DOMAIN_State, from.getUrl());
    }
    return null;
  }

  public static java.lang.Object field0_10(wirecost.capnproto.OrderLine.Reader from) {
    return null;
  }

  private static void writeText2(wirecost.domain.Text from, wirecost.capnproto.Text2.Builder to) {
  }

  private static wirecost.domain.Text readText2(wirecost.capnproto.Text2.Reader from) {
    var to = new wirecost.domain.Text();
    return to;
  }

  private static void writeOrderLine2(wirecost.domain.OrderLine from, wirecost.capnproto.OrderLine2.Builder to) {
    to.setDate(io.wirecost.core.value.Carriers.toDays(from.getDate()));
    to.setAmount(io.wirecost.core.value.Carriers.toUnscaled(from.getAmount()));
    var value1 = from.getCode();
    if (value1 != null) {
      to.setCode(value1);
    }
  }

  private static wirecost.domain.OrderLine readOrderLine2(wirecost.capnproto.OrderLine2.Reader from) {
    var to = new wirecost.domain.OrderLine();
    to.setDate(io.wirecost.core.value.Carriers.toDate(from.getDate()));
    to.setAmount(io.wirecost.core.value.Carriers.toDecimal(from.getAmount().toArray(), 2));
    if (from.hasCode()) {
      to.setCode(from.getCode().toArray());
    }
    return to;
  }

  public static java.lang.Object field2_0(wirecost.capnproto.OrderLine2.Reader from) {
    return io.wirecost.core.value.Carriers.toDate(from.getDate());
  }

  public static java.lang.Object field2_1(wirecost.capnproto.OrderLine2.Reader from) {
    return io.wirecost.core.value.Carriers.toDecimal(from.getAmount().toArray(), 2);
  }

  public static java.lang.Object field2_2(wirecost.capnproto.OrderLine2.Reader from) {
    if (from.hasCode()) {
      return from.getCode().toArray();
    }
    return null;
  }

  private static void writeStringOptionalUuidPair(java.util.Map.Entry<java.lang.String, java.util.UUID> from, wirecost.capnproto.StringOptionalUuidPair.Builder to) {
    to.setKey(from.getKey());
    var value1 = from.getValue();
    if (value1 != null) {
      to.setValue(io.wirecost.core.value.Carriers.toBytes(value1));
    }
  }

  private static void readStringOptionalUuidPair(wirecost.capnproto.StringOptionalUuidPair.Reader from, java.util.Map<java.lang.String, java.util.UUID> to) {
    if (from.hasValue()) {
      to.put(from.getKey().toString(), io.wirecost.core.value.Carriers.toUuid(from.getValue().toArray()));
    } else {
      to.put(from.getKey().toString(), null);
    }
  }

  private static void writeStringstatePair(java.util.Map.Entry<java.lang.String, wirecost.domain.State> from, wirecost.capnproto.StringstatePair.Builder to) {
    to.setKey(from.getKey());
    to.setValue(WIRE_State[from.getValue().ordinal()]);
  }

  private static void readStringstatePair(wirecost.capnproto.StringstatePair.Reader from, java.util.Map<java.lang.String, wirecost.domain.State> to) {
    to.put(from.getKey().toString(), io.wirecost.core.value.ReadChecks.constant(DOMAIN_State, from.getValue()));
  }
}
