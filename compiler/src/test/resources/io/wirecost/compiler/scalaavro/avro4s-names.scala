package wirecost.avro4s

final class Mapper extends _root_.io.wirecost.core.codec.Codec[_root_.wirecost.domain.Option_] {
  private val schema = Schemas.of("odd.option")
  private def encode(value: _root_.wirecost.domain.Option_): _root_.scala.Any = Encoders.defined0.encode(value)
  private def decode(value: _root_.scala.Any): _root_.wirecost.domain.Option_ = Decoders.defined0.decode(value)
  private val writer = new _root_.org.apache.avro.generic.GenericDatumWriter[_root_.scala.Any](schema)
  private val reader = new _root_.com.sksamuel.avro4s.DefaultAwareDatumReader[_root_.scala.Any](schema, schema)

  override def serialize(value: _root_.wirecost.domain.Option_): _root_.scala.Array[_root_.scala.Byte] = {
    val out = new _root_.java.io.ByteArrayOutputStream
    val encoder = _root_.org.apache.avro.io.EncoderFactory.get().binaryEncoder(out, null)
    writer.write(encode(value), encoder)
    encoder.flush()
    out.toByteArray
  }

  override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): _root_.wirecost.domain.Option_ =
    decode(reader.read(null, _root_.org.apache.avro.io.DecoderFactory.get().binaryDecoder(bytes, null)))
}

private object Encoders {
  import LeafEncoders._

  implicit lazy val defined0: _root_.com.sksamuel.avro4s.Encoder[_root_.wirecost.domain.Option_] =
    new DefinedEncoder[_root_.wirecost.domain.Option_](Schemas.of[_root_.wirecost.domain.Option_]("odd.option", _root_.scala.collection.immutable.Map()), _root_.com.sksamuel.avro4s.Encoder.gen[_root_.wirecost.domain.Option_])

  implicit lazy val defined1: _root_.com.sksamuel.avro4s.Encoder[_root_.wirecost.domain.String_] =
    new DefinedEncoder[_root_.wirecost.domain.String_](Schemas.of[_root_.wirecost.domain.String_]("odd.String", _root_.scala.collection.immutable.Map()), _root_.com.sksamuel.avro4s.Encoder.gen[_root_.wirecost.domain.String_])

  implicit lazy val defined2: _root_.com.sksamuel.avro4s.Encoder[_root_.wirecost.domain.State] =
    new SymbolEncoder[_root_.wirecost.domain.State](Schemas.of("odd.state"), {
    case _root_.wirecost.domain.State.open => "open"
    case _root_.wirecost.domain.State.default => "default"
    case _root_.wirecost.domain.State.value => "value"
  })
}

private object Decoders {
  import LeafDecoders._

  implicit lazy val defined0: _root_.com.sksamuel.avro4s.Decoder[_root_.wirecost.domain.Option_] =
    new DefinedDecoder[_root_.wirecost.domain.Option_](Schemas.of[_root_.wirecost.domain.Option_]("odd.option", _root_.scala.collection.immutable.Map()), _root_.com.sksamuel.avro4s.Decoder.gen[_root_.wirecost.domain.Option_])

  implicit lazy val defined1: _root_.com.sksamuel.avro4s.Decoder[_root_.wirecost.domain.String_] =
    new DefinedDecoder[_root_.wirecost.domain.String_](Schemas.of[_root_.wirecost.domain.String_]("odd.String", _root_.scala.collection.immutable.Map()), _root_.com.sksamuel.avro4s.Decoder.gen[_root_.wirecost.domain.String_])

  implicit lazy val defined2: _root_.com.sksamuel.avro4s.Decoder[_root_.wirecost.domain.State] =
    new SymbolDecoder[_root_.wirecost.domain.State](Schemas.of("odd.state"), {
    case "open" => _root_.wirecost.domain.State.open
    case "default" => _root_.wirecost.domain.State.default
    case "value" => _root_.wirecost.domain.State.value
  })
}

