package io.wirecost.bench.byhand

import com.google.protobuf.ByteString
import wirecost.scalapb.{E1, E2, M1, M2, M3, M4, M5, M6, M7, M8}

/**
 * ScalaPB as its guide shows it: generated case classes, written as an array and parsed from one. Messages are numbered in the
 * order of the schema, and so are the fields of each: the first is the transaction, then come account, address, coordinates,
 * document, amount, metadata and authorization.
 */
object ScalapbByHand {
  def serialize(transaction: Transaction): Array[Byte] = message(transaction).toByteArray

  def deserialize(bytes: Array[Byte]): Transaction = transaction(M1.parseFrom(bytes))

  private def message(from: Transaction): M1 = M1(
    from.transactionId,
    from.description,
    Some(message(from.fromAccount)),
    Some(message(from.toAccount)),
    from.docs.map(message),
    message(from.`type`),
    from.transactionTags,
    Some(message(from.amountDetail)),
    from.timestamp,
    from.customAttributes,
    Some(message(from.metadata))
  )

  private def message(from: Account): M2 = M2(
    from.accountNumber,
    from.accountHolder,
    from.bankName,
    from.bankIdentifier,
    from.branchName,
    from.contactEmail,
    from.contactPhone,
    from.taxIdentifier,
    from.address.map(message)
  )

  private def message(from: Address): M3 =
    M3(from.street, from.city, from.postalCode, from.country, Some(message(from.coordinates)))

  private def message(from: Coordinates): M4 = M4(from.latitude, from.longitude)

  private def message(from: Document): M5 =
    M5(from.documentId, from.title, from.mediaType, ByteString.copyFrom(from.content), from.note)

  private def message(from: Amount): M6 = M6(from.amount, message(from.currency), from.exchangeRates)

  private def message(from: Metadata): M7 = M7(
    from.authorizationChain.map(message),
    from.deviceUsed,
    from.isRecurring,
    from.location,
    from.merchant,
    from.merchantCategory,
    from.riskScore,
    from.referenceNumber,
    from.ipAddress,
    from.settledAt
  )

  private def message(from: Authorization): M8 = M8(from.authorizedBy, from.role, from.authorizedAt, from.comment)

  private def message(from: TransactionType): E1 = from match {
    case TransactionType.TRANSFER => E1.E1S0
    case TransactionType.PAYMENT => E1.E1S1
    case TransactionType.DEPOSIT => E1.E1S2
    case TransactionType.WITHDRAWAL => E1.E1S3
    case TransactionType.REFUND => E1.E1S4
    case TransactionType.FEE => E1.E1S5
  }

  private def message(from: Currency): E2 = from match {
    case Currency.EUR => E2.E2S0
    case Currency.USD => E2.E2S1
    case Currency.UAH => E2.E2S2
    case Currency.GBP => E2.E2S3
    case Currency.PLN => E2.E2S4
    case Currency.CHF => E2.E2S5
    case Currency.JPY => E2.E2S6
    case Currency.BRL => E2.E2S7
  }

  private def transaction(from: M1) = Transaction(
    from.f1,
    from.f2,
    account(from.getF3),
    account(from.getF4),
    from.f5.iterator.map(document).toVector,
    transactionType(from.f6),
    from.f7.toVector,
    amount(from.getF8),
    from.f9,
    from.f10,
    metadata(from.getF11)
  )

  private def account(from: M2) =
    Account(from.f1, from.f2, from.f3, from.f4, from.f5, from.f6, from.f7, from.f8, from.f9.map(address))

  private def address(from: M3) =
    Address(from.f1, from.f2, from.f3, from.f4, Coordinates(from.getF5.f1, from.getF5.f2))

  private def document(from: M5) = Document(from.f1, from.f2, from.f3, from.f4.toByteArray, from.f5)

  private def amount(from: M6) = Amount(from.f1, currency(from.f2), from.f3)

  private def metadata(from: M7) = Metadata(
    from.f1.iterator.map(authorization).toVector,
    from.f2,
    from.f3,
    from.f4,
    from.f5,
    from.f6,
    from.f7,
    from.f8,
    from.f9,
    from.f10
  )

  private def authorization(from: M8) = Authorization(from.f1, from.f2, from.f3, from.f4)

  private def transactionType(from: E1): TransactionType = from match {
    case E1.E1S0 => TransactionType.TRANSFER
    case E1.E1S1 => TransactionType.PAYMENT
    case E1.E1S2 => TransactionType.DEPOSIT
    case E1.E1S3 => TransactionType.WITHDRAWAL
    case E1.E1S4 => TransactionType.REFUND
    case E1.E1S5 => TransactionType.FEE
    case unknown => throw new IllegalArgumentException(unknown.toString)
  }

  private def currency(from: E2): Currency = from match {
    case E2.E2S0 => Currency.EUR
    case E2.E2S1 => Currency.USD
    case E2.E2S2 => Currency.UAH
    case E2.E2S3 => Currency.GBP
    case E2.E2S4 => Currency.PLN
    case E2.E2S5 => Currency.CHF
    case E2.E2S6 => Currency.JPY
    case E2.E2S7 => Currency.BRL
    case unknown => throw new IllegalArgumentException(unknown.toString)
  }
}
