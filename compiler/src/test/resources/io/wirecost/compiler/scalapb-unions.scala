package wirecost.scalapb

final class Mapper
  extends _root_.io.wirecost.core.codec.NativeMapper[_root_.wirecost.domain.Event, _root_.wirecost.scalapb.M1, _root_.wirecost.scalapb.M1] {
  override def toNative(value: _root_.wirecost.domain.Event): _root_.wirecost.scalapb.M1 = Mapper.encodeM1(value)
  override def fromNative(value: _root_.wirecost.scalapb.M1): _root_.wirecost.domain.Event = Mapper.decodeM1(value)
  override def nativeClass: _root_.java.lang.Class[_] = _root_.scala.Predef.classOf[_root_.wirecost.scalapb.M1]
}

private object Mapper {

  def encodeM1(from: _root_.wirecost.domain.Event): _root_.wirecost.scalapb.M1 =
    _root_.wirecost.scalapb.M1(
      f1 = _root_.scala.Some(encodeM2(from.payload)),
      f2 = from.maybe.map(each => encodeM2(each)),
      f3 = from.all.map(each => encodeM3(each)),
      f4 = from.named.transform((_, each) => encodeM2(each)))

  def decodeM1(from: _root_.wirecost.scalapb.M1): _root_.wirecost.domain.Event =
    new _root_.wirecost.domain.Event(
      decodeM2(from.getF1),
      from.f2.map(each => decodeM2(each)),
      from.f3.iterator.map(each => decodeM3(each)).toVector,
      from.f4.iterator.map(each => (each._1, decodeM2(each._2))).toMap)

  def encodeM2(from: _root_.wirecost.domain.Payload): _root_.wirecost.scalapb.M2 =
    if (from.branch.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F1(from.branch.get)) else
    if (from.branch_case.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F2(from.branch_case.get)) else
    if (from.Branch2.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F3(encodeM5(from.Branch2.get))) else
    if (from.set_field.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F4(encodeM6(from.set_field.get))) else
    if (from.setField.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F5(_root_.com.google.protobuf.ByteString.copyFrom(from.setField.get))) else
    if (from.fieldValue.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F6(encodeM4(from.fieldValue.get))) else
    if (from.isSet.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F7(encodeE1(from.isSet.get))) else
    if (from.state.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F8(from.state.get)) else
    if (from.price.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F9(_root_.com.google.protobuf.ByteString.copyFrom(_root_.io.wirecost.core.value.Carriers.toUnscaled(from.price.get.bigDecimal)))) else
    if (from.next.isDefined) _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F10(encodeM3(from.next.get))) else
    _root_.wirecost.scalapb.M2(_root_.wirecost.scalapb.M2.Branch.F11(from.which.get))

  def decodeM2(from: _root_.wirecost.scalapb.M2): _root_.wirecost.domain.Payload =
    new _root_.wirecost.domain.Payload(
      from.branch.f1,
      from.branch.f2,
      from.branch.f3.map(each => decodeM5(each)),
      from.branch.f4.map(each => decodeM6(each)),
      from.branch.f5.map(each => each.toByteArray),
      from.branch.f6.map(each => decodeM4(each)),
      from.branch.f7.map(each => decodeE1(each)),
      from.branch.f8,
      from.branch.f9.map(each => _root_.scala.math.BigDecimal.exact(_root_.io.wirecost.core.value.Carriers.toDecimal(each.toByteArray, 2))),
      from.branch.f10.map(each => decodeM3(each)),
      from.branch.f11)

  def encodeM3(from: _root_.wirecost.domain.BranchCase): _root_.wirecost.scalapb.M3 =
    _root_.wirecost.scalapb.M3(_root_.wirecost.scalapb.M3.Branch.F1(encodeM1(from.only.get)))

  def decodeM3(from: _root_.wirecost.scalapb.M3): _root_.wirecost.domain.BranchCase =
    new _root_.wirecost.domain.BranchCase(
      from.branch.f1.map(each => decodeM1(each)))

  def encodeM4(from: _root_.wirecost.domain.Nothing_): _root_.wirecost.scalapb.M4 =
    _root_.wirecost.scalapb.M4()

  def decodeM4(from: _root_.wirecost.scalapb.M4): _root_.wirecost.domain.Nothing_ =
    new _root_.wirecost.domain.Nothing_()

  def encodeM5(from: _root_.scala.collection.immutable.Vector[_root_.scala.Long]): _root_.wirecost.scalapb.M5 =
    _root_.wirecost.scalapb.M5(
      f1 = from)

  def decodeM5(from: _root_.wirecost.scalapb.M5): _root_.scala.collection.immutable.Vector[_root_.scala.Long] =
    from.f1.toVector

  def encodeM6(from: _root_.scala.collection.immutable.Map[_root_.java.lang.String, _root_.java.lang.String]): _root_.wirecost.scalapb.M6 =
    _root_.wirecost.scalapb.M6(
      f1 = from)

  def decodeM6(from: _root_.wirecost.scalapb.M6): _root_.scala.collection.immutable.Map[_root_.java.lang.String, _root_.java.lang.String] =
    from.f1.toMap

  def encodeE1(from: _root_.wirecost.domain.State): _root_.wirecost.scalapb.E1 = from match {
    case _root_.wirecost.domain.State.OPEN => _root_.wirecost.scalapb.E1.fromValue(0)
    case _root_.wirecost.domain.State.branch => _root_.wirecost.scalapb.E1.fromValue(1)
  }

  def decodeE1(from: _root_.wirecost.scalapb.E1): _root_.wirecost.domain.State = from.value match {
    case 0 => _root_.wirecost.domain.State.OPEN
    case 1 => _root_.wirecost.domain.State.branch
    case number => throw new _root_.java.lang.IllegalStateException("odd.State has no number " + number)
  }
}
