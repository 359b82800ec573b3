package io.wirecost.bench.byhand

import java.util.{Arrays, Objects}

/** The transaction as an engineer writes it down who has one schema and no wirecost. */
final case class Transaction(
  transactionId: String,
  description: String,
  fromAccount: Account,
  toAccount: Account,
  docs: Vector[Document],
  `type`: TransactionType,
  transactionTags: Vector[String],
  amountDetail: Amount,
  timestamp: Long,
  customAttributes: Map[String, String],
  metadata: Metadata
)

final case class Account(
  accountNumber: String,
  accountHolder: String,
  bankName: Option[String],
  bankIdentifier: Option[String],
  branchName: Option[String],
  contactEmail: Option[String],
  contactPhone: Option[String],
  taxIdentifier: Option[String],
  address: Option[Address]
)

final case class Address(street: String, city: String, postalCode: String, country: String, coordinates: Coordinates)

final case class Coordinates(latitude: Double, longitude: Double)

final case class Document(
  documentId: String,
  title: String,
  mediaType: String,
  content: Array[Byte],
  note: Option[String]
) {
  override def equals(other: Any): Boolean = other match {
    case Document(id, otherTitle, otherType, otherContent, otherNote) =>
      documentId == id && title == otherTitle && mediaType == otherType && Arrays.equals(content, otherContent) &&
      note == otherNote
    case _ => false
  }

  override def hashCode: Int = Objects.hash(documentId, title, mediaType, Int.box(Arrays.hashCode(content)), note)
}

sealed trait TransactionType

object TransactionType {
  case object TRANSFER extends TransactionType
  case object PAYMENT extends TransactionType
  case object DEPOSIT extends TransactionType
  case object WITHDRAWAL extends TransactionType
  case object REFUND extends TransactionType
  case object FEE extends TransactionType

  val all: Vector[TransactionType] = Vector(TRANSFER, PAYMENT, DEPOSIT, WITHDRAWAL, REFUND, FEE)
}

sealed trait Currency

object Currency {
  case object EUR extends Currency
  case object USD extends Currency
  case object UAH extends Currency
  case object GBP extends Currency
  case object PLN extends Currency
  case object CHF extends Currency
  case object JPY extends Currency
  case object BRL extends Currency

  val all: Vector[Currency] = Vector(EUR, USD, UAH, GBP, PLN, CHF, JPY, BRL)
}

final case class Amount(amount: Double, currency: Currency, exchangeRates: Map[String, Double])

final case class Metadata(
  authorizationChain: Vector[Authorization],
  deviceUsed: String,
  isRecurring: Boolean,
  location: String,
  merchant: String,
  merchantCategory: Option[String],
  riskScore: Option[Double],
  referenceNumber: Option[String],
  ipAddress: Option[String],
  settledAt: Option[Long]
)

final case class Authorization(authorizedBy: String, role: String, authorizedAt: Long, comment: Option[String])
