package wirecost.avro4s

final class Mapper(versions: _root_.io.wirecost.core.codec.SchemaVersions) extends _root_.io.wirecost.core.codec.Codec[_root_.wirecost.domain.Option_] with _root_.io.wirecost.core.codec.RecordFiles[_root_.wirecost.domain.Option_] {
  def this() = this(null)

  private val schema = Schemas.of("odd.option")
  private def encode(value: _root_.wirecost.domain.Option_): _root_.scala.Any = Encoders.defined0.encode(value)
  private def decode(value: _root_.scala.Any): _root_.wirecost.domain.Option_ = Decoders.defined0.decode(value)
  private val writerSchema =
    if (versions == null) schema
    else new _root_.org.apache.avro.Schema.Parser().parse(versions.writer)
  private val readerSchema =
    if (versions == null) schema
    else new _root_.org.apache.avro.Schema.Parser().parse(versions.reader)
  private val datumWriter = new _root_.org.apache.avro.generic.GenericDatumWriter[_root_.scala.Any](schema)
  private val datumReader = new _root_.com.sksamuel.avro4s.DefaultAwareDatumReader[_root_.scala.Any](writerSchema, readerSchema)

  override def serialize(value: _root_.wirecost.domain.Option_): _root_.scala.Array[_root_.scala.Byte] = {
    val out = new _root_.java.io.ByteArrayOutputStream
    val encoder = _root_.org.apache.avro.io.EncoderFactory.get().binaryEncoder(out, null)
    datumWriter.write(encode(value), encoder)
    encoder.flush()
    out.toByteArray
  }

  override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): _root_.wirecost.domain.Option_ =
    decode(datumReader.read(null, _root_.org.apache.avro.io.DecoderFactory.get().binaryDecoder(bytes, null)))

  override def writer(form: _root_.io.wirecost.core.codec.FileForm, out: _root_.java.io.OutputStream): _root_.io.wirecost.core.codec.RecordWriter[_root_.wirecost.domain.Option_] = {
    val container = new _root_.org.apache.avro.file.DataFileWriter[_root_.scala.Any](datumWriter)
    if (form == _root_.io.wirecost.core.codec.FileForm.CONTAINER_DEFLATE) {
      val factory = _root_.org.apache.avro.file.CodecFactory.deflateCodec(
        _root_.org.apache.avro.file.CodecFactory.DEFAULT_DEFLATE_LEVEL)
      container.setCodec(factory)
    }
    container.create(schema, out)
    new _root_.io.wirecost.core.codec.RecordWriter[_root_.wirecost.domain.Option_] {
      override def write(value: _root_.wirecost.domain.Option_): _root_.scala.Unit = container.append(encode(value))
      override def close(): _root_.scala.Unit = container.close()
    }
  }

  override def reader(form: _root_.io.wirecost.core.codec.FileForm, in: _root_.java.io.InputStream): _root_.io.wirecost.core.codec.RecordReader[_root_.wirecost.domain.Option_] = {
    val container = new _root_.org.apache.avro.file.DataFileStream[_root_.scala.Any](in, datumReader)
    new _root_.io.wirecost.core.codec.RecordReader[_root_.wirecost.domain.Option_] {
      override def next(): _root_.java.util.Optional[_root_.wirecost.domain.Option_] =
        if (container.hasNext) _root_.java.util.Optional.of(decode(container.next()))
        else _root_.java.util.Optional.empty[_root_.wirecost.domain.Option_]()
      override def close(): _root_.scala.Unit = container.close()
    }
  }
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

