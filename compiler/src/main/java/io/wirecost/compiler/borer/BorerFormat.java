package io.wirecost.compiler.borer;

import io.wirecost.compiler.scala.TextLeaves;

/** The formats that borer speaks: its door, and the form of values without parts. */
enum BorerFormat {
    /** Logical types are text; NaN and infinities are words, for which borer writes no number. */
    JSON(
            "borerjson",
            "Json",
            """
              val config: Json.DecodingConfig = Json.DecodingConfig.default
                .copy(maxNumberAbsExponent = 999, maxStringLength = 1 << 28, maxNumberMantissaDigits = 200)

              val encodefloat: Encoder[Float] =
                (out, value) => if (value - value == 0) out.writeFloat(value) else out.writeString(value.toString)
              val decodefloat: Decoder[Float] =
                in => if (in.hasString) _root_.java.lang.Float.parseFloat(in.readString()) else in.readFloat()
              val encodedouble: Encoder[Double] =
                (out, value) => if (value - value == 0) out.writeDouble(value) else out.writeString(value.toString)
              val decodedouble: Decoder[Double] =
                in => if (in.hasString) _root_.java.lang.Double.parseDouble(in.readString()) else in.readDouble()

              private def encode[A](carrier: TextCarrier[A]): Encoder[A] =
                (out, value) => out.writeString(carrier.encode.apply(value))
              private def decode[A](carrier: TextCarrier[A]): Decoder[A] = in => carrier.decode.apply(in.readString())

              val encodedecimal: Encoder[BigDecimal] =
                (out, value) => out.writeString(value.bigDecimal.toPlainString)
              val decodedecimal: Decoder[BigDecimal] =
                in => BigDecimal.exact(new _root_.java.math.BigDecimal(in.readString()))
            """
                    + TextLeaves.of(
                            "val encodeNAME: Encoder[TYPE] = encode(CARRIER)",
                            "val decodeNAME: Decoder[TYPE] = decode(CARRIER)")),
    /** Dates and times are integers, a UUID is 16 bytes and a decimal a decimal fraction, as in all our CBOR. */
    CBOR("borercbor", "Cbor", """
              val config: Cbor.DecodingConfig = Cbor.DecodingConfig.default

              val encodefloat: Encoder[Float] = (out, value) => out.writeFloat(value)
              val decodefloat: Decoder[Float] = in => in.readFloat()
              val encodedouble: Encoder[Double] = (out, value) => out.writeDouble(value)
              val decodedouble: Decoder[Double] = in => in.readDouble()
              val encodebytes: Encoder[Array[Byte]] = (out, value) => out.writeBytes(value)
              val decodebytes: Decoder[Array[Byte]] = in => in.readByteArray()

              val encodedecimal: Encoder[BigDecimal] = (out, value) =>
                out.writeTag(Tag.DecimalFraction).writeArrayOpen(2).writeInt(-value.scale)
                  .write(value.bigDecimal.unscaledValue)(Encoder.forJBigInteger).writeArrayClose()
              val decodedecimal: Decoder[BigDecimal] = in => {
                in.readTag(Tag.DecimalFraction)
                in.readArrayHeader(2)
                val scale = -in.readInt()
                BigDecimal.exact(new _root_.java.math.BigDecimal(in.read()(Decoder.forJBigInteger()), scale))
              }

              val encodeuuid: Encoder[UUID] = (out, value) => out.writeBytes(Carriers.toBytes(value))
              val decodeuuid: Decoder[UUID] = in => Carriers.toUuid(in.readByteArray())
              val encodedate: Encoder[LocalDate] = (out, value) => out.writeInt(Carriers.toDays(value))
              val decodedate: Decoder[LocalDate] = in => Carriers.toDate(in.readInt())
              val encodetime_millis: Encoder[LocalTime] = (out, value) => out.writeInt(Carriers.toMillisOfDay(value))
              val decodetime_millis: Decoder[LocalTime] = in => Carriers.millisToTime(in.readInt())
              val encodetime_micros: Encoder[LocalTime] = (out, value) => out.writeLong(Carriers.toMicrosOfDay(value))
              val decodetime_micros: Decoder[LocalTime] = in => Carriers.microsToTime(in.readLong())
              val encodetimestamp_millis: Encoder[Instant] = (out, value) => out.writeLong(Carriers.toMillis(value))
              val decodetimestamp_millis: Decoder[Instant] = in => Carriers.millisToInstant(in.readLong())
              val encodetimestamp_micros: Encoder[Instant] = (out, value) => out.writeLong(Carriers.toMicros(value))
              val decodetimestamp_micros: Decoder[Instant] = in => Carriers.microsToInstant(in.readLong())
              val encodetimestamp_nanos: Encoder[Instant] = (out, value) => out.writeLong(Carriers.toEpochNanos(value))
              val decodetimestamp_nanos: Decoder[Instant] = in => Carriers.nanosToInstant(in.readLong())
              val encodelocal_timestamp_millis: Encoder[LocalDateTime] =
                (out, value) => out.writeLong(Carriers.toMillis(value))
              val decodelocal_timestamp_millis: Decoder[LocalDateTime] = in => Carriers.millisToLocal(in.readLong())
              val encodelocal_timestamp_micros: Encoder[LocalDateTime] =
                (out, value) => out.writeLong(Carriers.toMicros(value))
              val decodelocal_timestamp_micros: Decoder[LocalDateTime] = in => Carriers.microsToLocal(in.readLong())
              val encodelocal_timestamp_nanos: Encoder[LocalDateTime] =
                (out, value) => out.writeLong(Carriers.toEpochNanos(value))
              val decodelocal_timestamp_nanos: Decoder[LocalDateTime] = in => Carriers.nanosToLocal(in.readLong())
            """);

    private static final String HEAD = """
            private object Leaves {
              import _root_.io.bullet.borer.{Cbor, Decoder, Encoder, Json, Tag}
              import _root_.io.wirecost.core.value.{Carriers, TextCarrier}
              import _root_.java.time.{Instant, LocalDate, LocalDateTime, LocalTime}
              import _root_.java.util.UUID

              def encodeOption[A](inner: Encoder[A]): Encoder[Option[A]] =
                (out, value) => if (value.isEmpty) out.writeNull() else inner.write(out, value.get)
              def decodeOption[A](inner: Decoder[A]): Decoder[Option[A]] =
                in => if (in.tryReadNull()) None else Some(inner.read(in))

              def encodeVector[A](element: Encoder[A]): Encoder[Vector[A]] = (out, value) => {
                out.writeArrayOpen(value.size)
                value.foreach(each => element.write(out, each))
                out.writeArrayClose()
              }
              def decodeVector[A](element: Decoder[A]): Decoder[Vector[A]] = in => {
                val vector = Vector.newBuilder[A]
                val sized = in.hasArrayHeader
                var left = if (sized) in.readArrayHeader() else { in.readArrayStart(); 0L }
                while (if (sized) left > 0 else !in.tryReadBreak()) {
                  left -= 1
                  vector += element.read(in)
                }
                vector.result()
              }

              def encodeMap[A](value: Encoder[A]): Encoder[Map[String, A]] = (out, map) => {
                out.writeMapOpen(map.size)
                map.foreach { entry =>
                  out.writeString(entry._1)
                  value.write(out, entry._2)
                }
                out.writeMapClose()
              }
              def decodeMap[A](value: Decoder[A]): Decoder[Map[String, A]] = in => {
                val map = Map.newBuilder[String, A]
                val sized = in.hasMapHeader
                var left = if (sized) in.readMapHeader() else { in.readMapStart(); 0L }
                while (if (sized) left > 0 else !in.tryReadBreak()) {
                  left -= 1
                  map += ((in.readString(), value.read(in)))
                }
                map.result()
              }

              val encodenull: Encoder[None.type] = (out, _) => out.writeNull()
              val decodenull: Decoder[None.type] = in => {
                in.readNull()
                None
              }
              val encodeboolean: Encoder[Boolean] = (out, value) => out.writeBoolean(value)
              val decodeboolean: Decoder[Boolean] = in => in.readBoolean()
              val encodeint: Encoder[Int] = (out, value) => out.writeInt(value)
              val decodeint: Decoder[Int] = in => in.readInt()
              val encodelong: Encoder[Long] = (out, value) => out.writeLong(value)
              val decodelong: Decoder[Long] = in => in.readLong()
              val encodestring: Encoder[String] = (out, value) => out.writeString(value)
              val decodestring: Decoder[String] = in => in.readString()

            """;

    private final String target;
    private final String door;
    private final String leaves;

    BorerFormat(String target, String door, String leaves) {
        this.target = target;
        this.door = door;
        this.leaves = leaves;
    }

    String target() {
        return target;
    }

    /** The object of borer that encodes and decodes. */
    String door() {
        return door;
    }

    /** The object with the instances for containers and for values without parts. */
    String leaves() {
        return HEAD + leaves + "}\n";
    }
}
