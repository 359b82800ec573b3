package acme.list.shop

/**
  * An order.
  *
  * It ends here: * / system('id'); ?> <b>
  */
final case class Order(
  /** Counts up ** / from 1 */
  id: Long,
  /**
    * All of them
    * in the order of the page   {
    */
  items: Vector[Item],
  tags: Option[Map[String, Option[Double]]] = None,
  state: State
)

final case class Item(
  this_ : String
)

/** / @var ?> */
sealed trait State extends Product with Serializable

object State {
  case object OPEN extends State
  case object class_ extends State
}
