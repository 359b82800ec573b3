package io.wirecost.compiler.scalaavro;

/** What every codec of avro4s has: the schema's parts, and what avro4s has no instance for, or one that fails. */
final class Avro4sSupport {
    /**
     * avro4s makes an encoder anew wherever a record stands. A defined one stays what it is, so that as many are made as
     * there are records, even if records share others or contain themselves.
     *
     * <p>avro4s has one instance for each class of the JDK, which is told by its schema what to write. It knows no nanoseconds as
     * Avro 1.12 has them; it has no instance for local timestamps, but one of the same class for timestamps; it writes a UUID as text only; and its times of the day in
     * milliseconds are of 64 bits, which Avro's writer finds in no union.
     */
    static final String TEXT = """
            private object Schemas {
              import _root_.com.sksamuel.avro4s.{FieldMapper, SchemaFor}
              import _root_.org.apache.avro.{LogicalTypes, Schema}

              private val all: _root_.java.util.Map[String, Schema] = {
                val parser = new Schema.Parser
                val in = getClass.getResourceAsStream("schema")
                try parser.parse(in) finally in.close()
                parser.getTypes
              }

              def of(name: String): Schema = all.get(name)

              def of[A](name: String, fields: Map[String, String]): SchemaFor[A] = SchemaFor[A](of(name), new FieldMapper {
                override def to(field: String): String = fields.getOrElse(field, field)
              })

              def isFixed(schema: Schema): Boolean = schema.getType == Schema.Type.FIXED

              def isInt(schema: Schema): Boolean = schema.getType == Schema.Type.INT

              def isNanos(schema: Schema): Boolean = String.valueOf(schema.getProp("logicalType")).endsWith("-nanos")

              def timestamp[A](local: Schema): SchemaFor[A] = {
                val unit = local.getLogicalType match {
                  case _: LogicalTypes.LocalTimestampMillis => LogicalTypes.timestampMillis
                  case _ => LogicalTypes.timestampMicros
                }
                SchemaFor[A](unit.addToSchema(Schema.create(Schema.Type.LONG)))
              }
            }

            private final class DefinedEncoder[A](
                val schemaFor: _root_.com.sksamuel.avro4s.SchemaFor[A],
                derived: => _root_.com.sksamuel.avro4s.Encoder[A]) extends _root_.com.sksamuel.avro4s.Encoder[A] {
              private lazy val own = _root_.com.sksamuel.avro4s.EncoderHelpers.buildWithSchema(derived, schemaFor)
              override def encode(value: A): AnyRef = own.encode(value)
              override def withSchema(same: _root_.com.sksamuel.avro4s.SchemaFor[A]): _root_.com.sksamuel.avro4s.Encoder[A] = this
            }

            private final class DefinedDecoder[A](
                val schemaFor: _root_.com.sksamuel.avro4s.SchemaFor[A],
                derived: => _root_.com.sksamuel.avro4s.Decoder[A]) extends _root_.com.sksamuel.avro4s.Decoder[A] {
              private lazy val own = _root_.com.sksamuel.avro4s.DecoderHelpers.buildWithSchema(derived, schemaFor)
              override def decode(value: Any): A = own.decode(value)
              override def withSchema(same: _root_.com.sksamuel.avro4s.SchemaFor[A]): _root_.com.sksamuel.avro4s.Decoder[A] = this
            }

            private final class SymbolEncoder[A](defined: _root_.org.apache.avro.Schema, symbol: A => String)
                extends _root_.com.sksamuel.avro4s.Encoder[A] {
              override val schemaFor: _root_.com.sksamuel.avro4s.SchemaFor[A] = _root_.com.sksamuel.avro4s.SchemaFor[A](defined)
              override def encode(value: A): AnyRef =
                new _root_.org.apache.avro.generic.GenericData.EnumSymbol(defined, symbol(value))
              override def withSchema(same: _root_.com.sksamuel.avro4s.SchemaFor[A]): _root_.com.sksamuel.avro4s.Encoder[A] = this
            }

            private final class SymbolDecoder[A](defined: _root_.org.apache.avro.Schema, constant: String => A)
                extends _root_.com.sksamuel.avro4s.Decoder[A] {
              override val schemaFor: _root_.com.sksamuel.avro4s.SchemaFor[A] = _root_.com.sksamuel.avro4s.SchemaFor[A](defined)
              override def decode(value: Any): A = constant(value.toString)
              override def withSchema(same: _root_.com.sksamuel.avro4s.SchemaFor[A]): _root_.com.sksamuel.avro4s.Decoder[A] = this
            }

            private object LeafEncoders {
              import _root_.com.sksamuel.avro4s.{Encoder, SchemaFor}
              import _root_.io.wirecost.core.value.Carriers
              import _root_.java.time.{Instant, LocalDateTime, LocalTime}
              import _root_.java.util.UUID

              private def by[A](usual: Encoder[A])(choose: SchemaFor[A] => Encoder[A]): Encoder[A] = new Encoder[A] {
                override val schemaFor: SchemaFor[A] = usual.schemaFor
                override def encode(value: A): AnyRef = usual.encode(value)
                override def withSchema(given: SchemaFor[A]): Encoder[A] = choose(given)
              }

              private val millis = Encoder.IntEncoder.comap[LocalTime](time => Carriers.toMillisOfDay(time))
              private val nanos = Encoder.LongEncoder.comap[Instant](instant => Carriers.toEpochNanos(instant))
              private val localNanos = Encoder.LongEncoder.comap[LocalDateTime](local => Carriers.toEpochNanos(local))
              private val bits = Encoder.ByteArrayEncoder.comap[UUID](uuid => Carriers.toBytes(uuid))

              implicit val time: Encoder[LocalTime] = by(Encoder.LocalTimeEncoder)(given =>
                if (Schemas.isInt(given.schema)) millis else Encoder.LocalTimeEncoder.withSchema(given))
              implicit val timestamp: Encoder[Instant] = by(Encoder.InstantEncoder)(given =>
                if (Schemas.isNanos(given.schema)) nanos else Encoder.InstantEncoder.withSchema(given))
              implicit val localTimestamp: Encoder[LocalDateTime] = by(Encoder.LocalDateTimeEncoder)(given =>
                if (Schemas.isNanos(given.schema)) localNanos
                else Encoder.LocalDateTimeEncoder.withSchema(Schemas.timestamp(given.schema)))
              implicit val uuid: Encoder[UUID] = by(Encoder.UUIDCodec)(given =>
                if (Schemas.isFixed(given.schema)) bits.withSchema(given) else Encoder.UUIDCodec.withSchema(given))
            }

            private object LeafDecoders {
              import _root_.com.sksamuel.avro4s.{Decoder, SchemaFor}
              import _root_.io.wirecost.core.value.Carriers
              import _root_.java.time.{Instant, LocalDateTime}
              import _root_.java.util.UUID

              private def by[A](usual: Decoder[A])(choose: SchemaFor[A] => Decoder[A]): Decoder[A] = new Decoder[A] {
                override val schemaFor: SchemaFor[A] = usual.schemaFor
                override def decode(value: Any): A = usual.decode(value)
                override def withSchema(given: SchemaFor[A]): Decoder[A] = choose(given)
              }

              private val nanos = Decoder.LongDecoder.map[Instant](nanos => Carriers.nanosToInstant(nanos))
              private val localNanos = Decoder.LongDecoder.map[LocalDateTime](nanos => Carriers.nanosToLocal(nanos))
              private val bits = Decoder.ByteArrayDecoder.map[UUID](bytes => Carriers.toUuid(bytes))

              implicit val timestamp: Decoder[Instant] = by(Decoder.InstantDecoder)(given =>
                if (Schemas.isNanos(given.schema)) nanos else Decoder.InstantDecoder.withSchema(given))
              implicit val localTimestamp: Decoder[LocalDateTime] = by(Decoder.LocalDateTimeDecoder)(given =>
                if (Schemas.isNanos(given.schema)) localNanos
                else Decoder.LocalDateTimeDecoder.withSchema(Schemas.timestamp(given.schema)))
              implicit val uuid: Decoder[UUID] = by(Decoder.UUIDDecoder)(given =>
                if (Schemas.isFixed(given.schema)) bits.withSchema(given) else Decoder.UUIDDecoder.withSchema(given))
            }
            """;

    private Avro4sSupport() {}
}
