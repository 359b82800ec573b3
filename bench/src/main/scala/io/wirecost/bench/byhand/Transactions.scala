package io.wirecost.bench.byhand

import io.wirecost.core.value.RecordValue
import scala.jdk.CollectionConverters._

/** The records of both sides as case classes written by hand. Never timed. */
object Transactions {
  def of(record: RecordValue): Transaction = Transaction(
    text(record, 0),
    text(record, 1),
    account(part(record, 2)),
    account(part(record, 3)),
    elements(record, 4).map(each => document(each.asInstanceOf[RecordValue])),
    TransactionType.all.find(_.toString == text(record, 5)).get,
    elements(record, 6).map(_.asInstanceOf[String]),
    amount(part(record, 7)),
    record.get(8).asInstanceOf[Long],
    entries[String](record, 9),
    metadata(part(record, 10))
  )

  private def account(record: RecordValue) = Account(
    text(record, 0),
    text(record, 1),
    Option(text(record, 2)),
    Option(text(record, 3)),
    Option(text(record, 4)),
    Option(text(record, 5)),
    Option(text(record, 6)),
    Option(text(record, 7)),
    Option(part(record, 8)).map(address)
  )

  private def address(record: RecordValue) = Address(
    text(record, 0),
    text(record, 1),
    text(record, 2),
    text(record, 3),
    Coordinates(number(part(record, 4), 0), number(part(record, 4), 1))
  )

  private def document(record: RecordValue) = Document(
    text(record, 0),
    text(record, 1),
    text(record, 2),
    record.get(3).asInstanceOf[Array[Byte]],
    Option(text(record, 4))
  )

  private def amount(record: RecordValue) = Amount(
    number(record, 0),
    Currency.all.find(_.toString == text(record, 1)).get,
    entries[Double](record, 2)
  )

  private def metadata(record: RecordValue) = Metadata(
    elements(record, 0).map(each => authorization(each.asInstanceOf[RecordValue])),
    text(record, 1),
    record.get(2).asInstanceOf[Boolean],
    text(record, 3),
    text(record, 4),
    Option(text(record, 5)),
    Option(record.get(6)).map(_.asInstanceOf[Double]),
    Option(text(record, 7)),
    Option(text(record, 8)),
    Option(record.get(9)).map(_.asInstanceOf[Long])
  )

  private def authorization(record: RecordValue) =
    Authorization(text(record, 0), text(record, 1), record.get(2).asInstanceOf[Long], Option(text(record, 3)))

  private def text(record: RecordValue, field: Int) = record.get(field).asInstanceOf[String]

  private def number(record: RecordValue, field: Int) = record.get(field).asInstanceOf[Double]

  private def part(record: RecordValue, field: Int) = record.get(field).asInstanceOf[RecordValue]

  private def elements(record: RecordValue, field: Int): Vector[Any] =
    record.get(field).asInstanceOf[java.util.List[Any]].asScala.toVector

  private def entries[A](record: RecordValue, field: Int): Map[String, A] =
    record.get(field).asInstanceOf[java.util.Map[String, A]].asScala.toMap
}
