package wirecost.scalapb

final class Mapper
  extends _root_.io.wirecost.core.codec.NativeMapper[_root_.wirecost.domain.Copy, _root_.wirecost.scalapb.M1, _root_.wirecost.scalapb.M1] {
  override def toNative(value: _root_.wirecost.domain.Copy): _root_.wirecost.scalapb.M1 = Mapper.encodeM1(value)
  override def fromNative(value: _root_.wirecost.scalapb.M1): _root_.wirecost.domain.Copy = Mapper.decodeM1(value)
  override def nativeClass: _root_.java.lang.Class[_] = _root_.scala.Predef.classOf[_root_.wirecost.scalapb.M1]
}

private object Mapper {

  def encodeM1(from: _root_.wirecost.domain.Copy): _root_.wirecost.scalapb.M1 =
    _root_.wirecost.scalapb.M1(
      f1 = from.list.map(each => encodeM3(each)),
      f2 = from.fooBar.map(each => encodeM4(each)),
      f3 = from.foo_bar.map(each => encodeM5(each)),
      f4 = from.setFooBar,
      f5 = from.foo_bar_size,
      f6 = from.value.transform((_, each) => encodeM6(each)),
      f7 = from.map.transform((_, each) => encodeE1(each)),
      f8 = from.next.map(each => encodeM1(each)),
      f9 = _root_.com.google.protobuf.ByteString.copyFrom(_root_.io.wirecost.core.value.Carriers.toUnscaled(from.price.bigDecimal)),
      f10 = from.id.map(each => _root_.com.google.protobuf.ByteString.copyFrom(_root_.io.wirecost.core.value.Carriers.toBytes(each))),
      f11 = _root_.io.wirecost.core.value.Carriers.toDays(from.day),
      f12 = _root_.scala.None,
      f13 = _root_.scala.Some(encodeM2(from.text)))

  def decodeM1(from: _root_.wirecost.scalapb.M1): _root_.wirecost.domain.Copy =
    new _root_.wirecost.domain.Copy(
      from.f1.iterator.map(each => decodeM3(each)).toVector,
      from.f2.map(each => decodeM4(each)),
      from.f3.iterator.map(each => decodeM5(each)).toVector,
      from.f4,
      from.f5,
      from.f6.iterator.map(each => (each._1, decodeM6(each._2))).toMap,
      from.f7.iterator.map(each => (each._1, decodeE1(each._2))).toMap,
      from.f8.map(each => decodeM1(each)),
      _root_.scala.math.BigDecimal.exact(_root_.io.wirecost.core.value.Carriers.toDecimal(from.f9.toByteArray, 2)),
      from.f10.map(each => _root_.io.wirecost.core.value.Carriers.toUuid(each.toByteArray)),
      _root_.io.wirecost.core.value.Carriers.toDate(from.f11),
      decodeM2(from.getF13))

  def encodeM2(from: _root_.wirecost.domain.String_): _root_.wirecost.scalapb.M2 =
    _root_.wirecost.scalapb.M2()

  def decodeM2(from: _root_.wirecost.scalapb.M2): _root_.wirecost.domain.String_ =
    new _root_.wirecost.domain.String_()

  def encodeM3(from: _root_.scala.collection.immutable.Vector[_root_.scala.Float]): _root_.wirecost.scalapb.M3 =
    _root_.wirecost.scalapb.M3(
      f1 = from)

  def decodeM3(from: _root_.wirecost.scalapb.M3): _root_.scala.collection.immutable.Vector[_root_.scala.Float] =
    from.f1.toVector

  def encodeM4(from: _root_.scala.collection.immutable.Vector[_root_.scala.Int]): _root_.wirecost.scalapb.M4 =
    _root_.wirecost.scalapb.M4(
      f1 = from)

  def decodeM4(from: _root_.wirecost.scalapb.M4): _root_.scala.collection.immutable.Vector[_root_.scala.Int] =
    from.f1.toVector

  def encodeM5(from: _root_.scala.Option[_root_.scala.Int]): _root_.wirecost.scalapb.M5 =
    _root_.wirecost.scalapb.M5(
      f1 = from)

  def decodeM5(from: _root_.wirecost.scalapb.M5): _root_.scala.Option[_root_.scala.Int] =
    from.f1

  def encodeM6(from: _root_.scala.Option[_root_.scala.Array[_root_.scala.Byte]]): _root_.wirecost.scalapb.M6 =
    _root_.wirecost.scalapb.M6(
      f1 = from.map(each => _root_.com.google.protobuf.ByteString.copyFrom(each)))

  def decodeM6(from: _root_.wirecost.scalapb.M6): _root_.scala.Option[_root_.scala.Array[_root_.scala.Byte]] =
    from.f1.map(each => each.toByteArray)

  def encodeE1(from: _root_.wirecost.domain.State): _root_.wirecost.scalapb.E1 = from match {
    case _root_.wirecost.domain.State.open => _root_.wirecost.scalapb.E1.fromValue(0)
    case _root_.wirecost.domain.State.default => _root_.wirecost.scalapb.E1.fromValue(1)
    case _root_.wirecost.domain.State.value => _root_.wirecost.scalapb.E1.fromValue(2)
  }

  def decodeE1(from: _root_.wirecost.scalapb.E1): _root_.wirecost.domain.State = from.value match {
    case 0 => _root_.wirecost.domain.State.open
    case 1 => _root_.wirecost.domain.State.default
    case 2 => _root_.wirecost.domain.State.value
    case number => throw new _root_.java.lang.IllegalStateException("odd.state has no number " + number)
  }
}
