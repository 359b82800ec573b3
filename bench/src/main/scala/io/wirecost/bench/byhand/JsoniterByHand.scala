package io.wirecost.bench.byhand

import com.github.plokhotnyuk.jsoniter_scala.core._
import com.github.plokhotnyuk.jsoniter_scala.macros._

/** jsoniter-scala as its guide shows it: one codec that the macro makes for the case classes. Bytes are Base64 text. */
object JsoniterByHand {
  implicit private val base64: JsonValueCodec[Array[Byte]] = new JsonValueCodec[Array[Byte]] {
    override def nullValue: Array[Byte] = null
    override def decodeValue(in: JsonReader, default: Array[Byte]): Array[Byte] = in.readBase64AsBytes(default)
    override def encodeValue(value: Array[Byte], out: JsonWriter): Unit = out.writeBase64Val(value, true)
  }

  implicit private val codec: JsonValueCodec[Transaction] = JsonCodecMaker.make(
    CodecMakerConfig
      .withDiscriminatorFieldName(None)
      .withTransientEmpty(false)
      .withTransientDefault(false)
      .withMapMaxInsertNumber(Int.MaxValue)
  )

  def serialize(transaction: Transaction): Array[Byte] = writeToArray(transaction)

  def deserialize(bytes: Array[Byte]): Transaction = readFromArray[Transaction](bytes)
}
