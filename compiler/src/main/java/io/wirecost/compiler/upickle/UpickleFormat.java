package io.wirecost.compiler.upickle;

import io.wirecost.compiler.scala.TextLeaves;

/** The formats that uPickle speaks: the calls, and the form of values for which uPickle has none or another one. */
enum UpickleFormat {
    /** Numbers are exact and keep the sign of zero, unlike those that uPickle writes by itself. */
    JSON(
            "upickle",
            "writeToByteArray",
            "read",
            "_root_.ujson.Readable.fromByteArray",
            """
              val longWriter: Writer[Long] = new Writer[Long] {
                override def write0[V](out: Visitor[_, V], value: Long): V =
                  out.visitFloat64StringParts(value.toString, -1, -1, -1)
              }
              val longReader: Reader[Long] = API.LongReader

              val floatWriter: Writer[Float] = new Writer[Float] {
                override def write0[V](out: Visitor[_, V], value: Float): V = number(out, value.toString, value - value == 0)
              }
              val floatReader: Reader[Float] = API.FloatReader

              val doubleWriter: Writer[Double] = new Writer[Double] {
                override def write0[V](out: Visitor[_, V], value: Double): V = number(out, value.toString, value - value == 0)
              }
              val doubleReader: Reader[Double] = API.DoubleReader

              private def number[V](out: Visitor[_, V], text: String, isFinite: Boolean): V =
                if (isFinite) out.visitFloat64StringParts(text, text.indexOf('.'), text.indexOf('E'), -1)
                else out.visitString(text, -1)
            """
                    + TextLeaves.of(
                            "val NAMEWriter: Writer[TYPE] = textWriter(CARRIER)",
                            "val NAMEReader: Reader[TYPE] = textReader(CARRIER)")),
    /** Dates and times are integers, a UUID is 16 bytes, as in all our MessagePack. */
    MESSAGE_PACK("upack", "writeBinaryToByteArray", "readBinary", "_root_.upack.Readable.fromByteArray", """
              val longWriter: Writer[Long] = API.LongWriter
              val longReader: Reader[Long] = API.LongReader
              val floatWriter: Writer[Float] = API.FloatWriter
              val floatReader: Reader[Float] = API.FloatReader
              val doubleWriter: Writer[Double] = API.DoubleWriter
              val doubleReader: Reader[Double] = API.DoubleReader

              val bytesWriter: Writer[Array[Byte]] = new Writer[Array[Byte]] {
                override def write0[V](out: Visitor[_, V], value: Array[Byte]): V =
                  out.visitBinary(value, 0, value.length, -1)
              }
              val bytesReader: Reader[Array[Byte]] = new SimpleReader[Array[Byte]] {
                override def expectedMsg: String = "expected bytes"
                override def visitBinary(bytes: Array[Byte], offset: Int, length: Int, index: Int): Array[Byte] =
                  _root_.java.util.Arrays.copyOfRange(bytes, offset, offset + length)
              }

              private def intWriter[A](carrier: A => Int): Writer[A] = API.IntWriter.comap[A](carrier)
              private def intReader[A](carrier: Int => A): Reader[A] = API.IntReader.map[A](carrier)
              private def longWriter[A](carrier: A => Long): Writer[A] = API.LongWriter.comap[A](carrier)
              private def longReader[A](carrier: Long => A): Reader[A] = API.LongReader.map[A](carrier)

              val uuidWriter: Writer[UUID] = bytesWriter.comap[UUID](value => Carriers.toBytes(value))
              val uuidReader: Reader[UUID] = bytesReader.map[UUID](value => Carriers.toUuid(value))
              val dateWriter: Writer[LocalDate] = intWriter(value => Carriers.toDays(value))
              val dateReader: Reader[LocalDate] = intReader(value => Carriers.toDate(value))
              val time_millisWriter: Writer[LocalTime] = intWriter(value => Carriers.toMillisOfDay(value))
              val time_millisReader: Reader[LocalTime] = intReader(value => Carriers.millisToTime(value))
              val time_microsWriter: Writer[LocalTime] = longWriter(value => Carriers.toMicrosOfDay(value))
              val time_microsReader: Reader[LocalTime] = longReader(value => Carriers.microsToTime(value))
              val timestamp_millisWriter: Writer[Instant] = longWriter(value => Carriers.toMillis(value))
              val timestamp_millisReader: Reader[Instant] = longReader(value => Carriers.millisToInstant(value))
              val timestamp_microsWriter: Writer[Instant] = longWriter(value => Carriers.toMicros(value))
              val timestamp_microsReader: Reader[Instant] = longReader(value => Carriers.microsToInstant(value))
              val timestamp_nanosWriter: Writer[Instant] = longWriter(value => Carriers.toEpochNanos(value))
              val timestamp_nanosReader: Reader[Instant] = longReader(value => Carriers.nanosToInstant(value))
              val local_timestamp_millisWriter: Writer[LocalDateTime] = longWriter(value => Carriers.toMillis(value))
              val local_timestamp_millisReader: Reader[LocalDateTime] = longReader(value => Carriers.millisToLocal(value))
              val local_timestamp_microsWriter: Writer[LocalDateTime] = longWriter(value => Carriers.toMicros(value))
              val local_timestamp_microsReader: Reader[LocalDateTime] = longReader(value => Carriers.microsToLocal(value))
              val local_timestamp_nanosWriter: Writer[LocalDateTime] = longWriter(value => Carriers.toEpochNanos(value))
              val local_timestamp_nanosReader: Reader[LocalDateTime] = longReader(value => Carriers.nanosToLocal(value))
            """);

    private static final String HEAD = """
            private object Leaves {
              import _root_.io.wirecost.core.value.{Carriers, TextCarrier}
              import _root_.java.time.{Instant, LocalDate, LocalDateTime, LocalTime}
              import _root_.java.util.UUID
              import _root_.upickle.core.Visitor
              import _root_.upickle.{default => API}
              import _root_.upickle.default.{Reader, SimpleReader, Writer}

              def optional[T](inner: Writer[T]): Writer[Option[T]] = new Writer[Option[T]] {
                override def write0[V](out: Visitor[_, V], value: Option[T]): V =
                  if (value.isEmpty) out.visitNull(-1) else inner.write(out, value.get)
              }

              def optional[T](inner: Reader[T]): Reader[Option[T]] =
                new Reader.Delegate[Any, Option[T]](inner.map[Option[T]](value => Some(value))) {
                  override def visitNull(index: Int): Option[T] = None
                }

              val nothingWriter: Writer[None.type] = new Writer[None.type] {
                override def write0[V](out: Visitor[_, V], value: None.type): V = out.visitNull(-1)
              }
              val nothingReader: Reader[None.type] = new SimpleReader[None.type] {
                override def expectedMsg: String = "expected null"
                override def visitNull(index: Int): None.type = None
              }

              private def textWriter[A](carrier: TextCarrier[A]): Writer[A] = new Writer[A] {
                override def write0[V](out: Visitor[_, V], value: A): V = out.visitString(carrier.encode.apply(value), -1)
              }
              private def textReader[A](carrier: TextCarrier[A]): Reader[A] = new SimpleReader[A] {
                override def expectedMsg: String = "expected a string"
                override def visitString(text: CharSequence, index: Int): A = carrier.decode.apply(text.toString)
              }

              val decimalWriter: Writer[BigDecimal] = textWriter(TextCarrier.DECIMAL).comap[BigDecimal](_.bigDecimal)
              val decimalReader: Reader[BigDecimal] =
                textReader(TextCarrier.DECIMAL).map[BigDecimal](value => BigDecimal.exact(value))

            """;

    private final String target;
    private final String write;
    private final String read;
    private final String readable;
    private final String leaves;

    UpickleFormat(String target, String write, String read, String readable, String leaves) {
        this.target = target;
        this.write = write;
        this.read = read;
        this.readable = readable;
        this.leaves = leaves;
    }

    String target() {
        return target;
    }

    String write() {
        return write;
    }

    String read() {
        return read;
    }

    /** The function that makes of bytes what {@link #read} takes. */
    String readable() {
        return readable;
    }

    /** The object with the readers and writers of values without parts. */
    String leaves() {
        return HEAD + leaves + "}\n";
    }
}
