package wirecost.vulcan

final class Mapper(versions: _root_.io.wirecost.core.codec.SchemaVersions) extends _root_.io.wirecost.core.codec.Codec[_root_.wirecost.domain.Option_] with _root_.io.wirecost.core.codec.RecordFiles[_root_.wirecost.domain.Option_] {
  def this() = this(null)

  private val codec = Codecs.defined0
  private val schema = Codecs.right(codec.schema)
  private def encode(value: _root_.wirecost.domain.Option_): _root_.scala.Any = Codecs.right(codec.encode(value))
  private def decode(value: _root_.scala.Any): _root_.wirecost.domain.Option_ = Codecs.right(codec.decode(value, readerSchema))
  private val writerSchema =
    if (versions == null) schema
    else new _root_.org.apache.avro.Schema.Parser().parse(versions.writer)
  private val readerSchema =
    if (versions == null) schema
    else new _root_.org.apache.avro.Schema.Parser().parse(versions.reader)
  private val datumWriter = new _root_.org.apache.avro.generic.GenericDatumWriter[_root_.scala.Any](schema)
  private val datumReader = new _root_.org.apache.avro.generic.GenericDatumReader[_root_.scala.Any](writerSchema, readerSchema)

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

private object Codecs {
  import _root_.cats.syntax.all._

  lazy val type0: _root_.vulcan.Codec[_root_.scala.Int] =
    _root_.vulcan.Codec.int
  lazy val type1: _root_.vulcan.Codec[_root_.scala.Option[_root_.scala.collection.immutable.Vector[_root_.java.lang.String]]] =
    _root_.vulcan.Codec.option[_root_.scala.collection.immutable.Vector[_root_.java.lang.String]](type2)
  lazy val type2: _root_.vulcan.Codec[_root_.scala.collection.immutable.Vector[_root_.java.lang.String]] =
    _root_.vulcan.Codec.vector[_root_.java.lang.String](type3)
  lazy val type3: _root_.vulcan.Codec[_root_.java.lang.String] =
    _root_.vulcan.Codec.string
  lazy val type5: _root_.vulcan.Codec[_root_.scala.math.BigDecimal] =
    Leaves.decimal("Four", "odd", 4, 1)
  lazy val type6: _root_.vulcan.Codec[_root_.scala.Array[_root_.scala.Byte]] =
    Leaves.fixed("Four", "odd", 4)
  lazy val type7: _root_.vulcan.Codec[_root_.scala.collection.immutable.Map[_root_.java.lang.String, _root_.wirecost.domain.String_]] =
    _root_.vulcan.Codec.map[_root_.wirecost.domain.String_](defined1)
  lazy val type9: _root_.vulcan.Codec[_root_.scala.None.type] =
    _root_.vulcan.Codec.none
  lazy val type10: _root_.vulcan.Codec[_root_.java.time.Instant] =
    Leaves.timestampMicros

  lazy val defined0: _root_.vulcan.Codec[_root_.wirecost.domain.Option_] =
    _root_.vulcan.Codec.record[_root_.wirecost.domain.Option_]("option", "odd") {
    field =>
      (
      field[_root_.scala.Int]("type", _.type_)(type0),
      field[_root_.scala.Option[_root_.scala.collection.immutable.Vector[_root_.java.lang.String]]]("val", _.val_)(type1),
      field[_root_.wirecost.domain.Given]("state", _.state)(defined3),
      field[_root_.scala.math.BigDecimal]("price", _.price)(type5),
      field[_root_.scala.collection.immutable.Map[_root_.java.lang.String, _root_.wirecost.domain.String_]]("texts", _.texts)(type7)).tupled.map((a0) => new _root_.wirecost.domain.Option_(a0._1, a0._2, a0._3, a0._4, a0._5))
  }

  lazy val defined1: _root_.vulcan.Codec[_root_.wirecost.domain.String_] =
    _root_.vulcan.Codec.record[_root_.wirecost.domain.String_]("String", "") {
    field =>
      field[_root_.java.time.Instant]("single", _.single)(type10).map(a => new _root_.wirecost.domain.String_(a))
  }

  lazy val defined2: _root_.vulcan.Codec[_root_.wirecost.domain.Empty] =
    _root_.vulcan.Codec.record[_root_.wirecost.domain.Empty]("Empty", "") {
    field =>
      _root_.cats.free.FreeApplicative.pure(new _root_.wirecost.domain.Empty())
  }

  lazy val defined3: _root_.vulcan.Codec[_root_.wirecost.domain.Given] =
    _root_.vulcan.Codec.enumeration[_root_.wirecost.domain.Given]("given", "odd", _root_.scala.collection.immutable.Vector("case", "open"), {
    case _root_.wirecost.domain.Given.case_ => "case"
    case _root_.wirecost.domain.Given.open => "open"
  }, {
    case "case" => _root_.scala.Right(_root_.wirecost.domain.Given.case_)
    case "open" => _root_.scala.Right(_root_.wirecost.domain.Given.open)
    case other => _root_.scala.Left(_root_.vulcan.AvroError(other))
  })

  def right[A](result: _root_.scala.Either[_root_.vulcan.AvroError, A]): A =
    result.fold(error => throw error.throwable, value => value)
}

