package wirecost.scrooge

final class Mapper
  extends _root_.io.wirecost.core.codec.NativeMapper[_root_.wirecost.domain.Event, _root_.wirecost.scrooge.M1, _root_.wirecost.scrooge.M1] {
  override def toNative(value: _root_.wirecost.domain.Event): _root_.wirecost.scrooge.M1 = Mapper.encodeM1(value)
  override def fromNative(value: _root_.wirecost.scrooge.M1): _root_.wirecost.domain.Event = Mapper.decodeM1(value)
  override def nativeClass: _root_.java.lang.Class[_] = _root_.scala.Predef.classOf[_root_.wirecost.scrooge.M1]
}

private object Mapper {

  def encodeM1(from: _root_.wirecost.domain.Event): _root_.wirecost.scrooge.M1 =
    _root_.wirecost.scrooge.M1(
      f1 = encodeM2(from.payload),
      f2 = from.maybe.map(each => encodeM2(each)),
      f3 = from.all.map(each => encodeM3(each)),
      f4 = from.named.transform((_, each) => encodeM2(each)))

  def decodeM1(from: _root_.wirecost.scrooge.M1): _root_.wirecost.domain.Event =
    new _root_.wirecost.domain.Event(
      decodeM2(from.f1),
      from.f2.map(each => decodeM2(each)),
      from.f3.iterator.map(each => decodeM3(each)).toVector,
      from.f4.iterator.map(each => (each._1, decodeM2(each._2))).toMap)

  def encodeM2(from: _root_.wirecost.domain.Payload): _root_.wirecost.scrooge.M2 =
    if (from.branch.isDefined) _root_.wirecost.scrooge.M2.F1(from.branch.get) else
    if (from.branch_case.isDefined) _root_.wirecost.scrooge.M2.F2(from.branch_case.get) else
    if (from.Branch2.isDefined) _root_.wirecost.scrooge.M2.F3(from.Branch2.get) else
    if (from.set_field.isDefined) _root_.wirecost.scrooge.M2.F4(from.set_field.get) else
    if (from.setField.isDefined) _root_.wirecost.scrooge.M2.F5(_root_.java.nio.ByteBuffer.wrap(from.setField.get)) else
    if (from.fieldValue.isDefined) _root_.wirecost.scrooge.M2.F6(encodeM4(from.fieldValue.get)) else
    if (from.isSet.isDefined) _root_.wirecost.scrooge.M2.F7(encodeE1(from.isSet.get)) else
    if (from.state.isDefined) _root_.wirecost.scrooge.M2.F8(from.state.get) else
    if (from.price.isDefined) _root_.wirecost.scrooge.M2.F9(_root_.java.nio.ByteBuffer.wrap(_root_.io.wirecost.core.value.Carriers.toUnscaled(from.price.get.bigDecimal))) else
    if (from.next.isDefined) _root_.wirecost.scrooge.M2.F10(encodeM3(from.next.get)) else
    _root_.wirecost.scrooge.M2.F11(from.which.get)

  def decodeM2(from: _root_.wirecost.scrooge.M2): _root_.wirecost.domain.Payload =
    new _root_.wirecost.domain.Payload(
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F1(each) => each },
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F2(each) => each },
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F3(each) => each }.map(each => each.toVector),
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F4(each) => each }.map(each => each.toMap),
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F5(each) => each }.map(each => _root_.org.apache.thrift.TBaseHelper.byteBufferToByteArray(each)),
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F6(each) => each }.map(each => decodeM4(each)),
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F7(each) => each }.map(each => decodeE1(each)),
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F8(each) => each },
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F9(each) => each }.map(each => _root_.scala.math.BigDecimal.exact(_root_.io.wirecost.core.value.Carriers.toDecimal(_root_.org.apache.thrift.TBaseHelper.byteBufferToByteArray(each), 2))),
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F10(each) => each }.map(each => decodeM3(each)),
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M2.F11(each) => each })

  def encodeM3(from: _root_.wirecost.domain.BranchCase): _root_.wirecost.scrooge.M3 =
    _root_.wirecost.scrooge.M3.F1(encodeM1(from.only.get))

  def decodeM3(from: _root_.wirecost.scrooge.M3): _root_.wirecost.domain.BranchCase =
    new _root_.wirecost.domain.BranchCase(
      _root_.scala.Option(from).collect { case _root_.wirecost.scrooge.M3.F1(each) => each }.map(each => decodeM1(each)))

  def encodeM4(from: _root_.wirecost.domain.Nothing_): _root_.wirecost.scrooge.M4 =
    _root_.wirecost.scrooge.M4()

  def decodeM4(from: _root_.wirecost.scrooge.M4): _root_.wirecost.domain.Nothing_ =
    new _root_.wirecost.domain.Nothing_()

  def encodeE1(from: _root_.wirecost.domain.State): _root_.wirecost.scrooge.E1 = from match {
    case _root_.wirecost.domain.State.OPEN => _root_.wirecost.scrooge.E1(0)
    case _root_.wirecost.domain.State.branch => _root_.wirecost.scrooge.E1(1)
  }

  def decodeE1(from: _root_.wirecost.scrooge.E1): _root_.wirecost.domain.State = from.value match {
    case 0 => _root_.wirecost.domain.State.OPEN
    case 1 => _root_.wirecost.domain.State.branch
    case number => throw new _root_.java.lang.IllegalStateException("odd.State has no number " + number)
  }
}
