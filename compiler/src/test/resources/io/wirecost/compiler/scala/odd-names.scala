package wirecost.domain

final case class Option_(
  list: _root_.scala.collection.immutable.Vector[_root_.scala.collection.immutable.Vector[_root_.scala.Float]],
  fooBar: _root_.scala.Option[_root_.scala.collection.immutable.Vector[_root_.scala.Int]] = _root_.scala.None,
  foo_bar: _root_.scala.collection.immutable.Vector[_root_.scala.Option[_root_.scala.Int]],
  setFooBar: _root_.scala.Option[_root_.scala.Boolean] = _root_.scala.None,
  foo_bar_size: _root_.scala.Long,
  value: _root_.scala.collection.immutable.Map[_root_.java.lang.String, _root_.scala.Option[_root_.scala.Array[_root_.scala.Byte]]],
  map: _root_.scala.collection.immutable.Map[_root_.java.lang.String, _root_.wirecost.domain.State],
  next: _root_.scala.Option[_root_.wirecost.domain.Option_] = _root_.scala.None,
  price: _root_.scala.math.BigDecimal,
  id: _root_.scala.Option[_root_.java.util.UUID] = _root_.scala.None,
  day: _root_.java.time.LocalDate,
  text: _root_.wirecost.domain.String_
)

final case class String_()

sealed trait State extends Product with _root_.java.io.Serializable

object State {
  case object open extends State
  case object default extends State
  case object value extends State
}
