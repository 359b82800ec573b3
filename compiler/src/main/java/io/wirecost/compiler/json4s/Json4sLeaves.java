package io.wirecost.compiler.json4s;

import io.wirecost.compiler.scala.TextLeaves;

/** The object with the writers and readers of values without parts, and what the readers of records call. */
final class Json4sLeaves {
    static final String TEXT = """
            private object Leaves {
              import _root_.io.wirecost.core.value.TextCarrier
              import _root_.java.time.{Instant, LocalDate, LocalDateTime, LocalTime}
              import _root_.java.util.UUID
              import _root_.org.json4s.{DefaultReaders, DefaultWriters, JDouble, JNull, JObject, JString, JValue}
              import _root_.org.json4s.{MappingException, Reader, Writer}

              def read[A](reader: Reader[A], value: JValue): A = reader.readEither(value) match {
                case Right(read) => read
                case Left(error) => throw error
              }

              def fields(value: JValue): List[(String, JValue)] = value match {
                case JObject(fields) => fields
                case _ => throw new MappingException("expected an object")
              }

              def text(value: JValue): String = value match {
                case JString(text) => text
                case _ => throw new MappingException("expected a string")
              }

              def readOption[A](inner: Reader[A]): Reader[Option[A]] =
                value => if (value == JNull) Right(None) else Right(Some(read(inner, value)))

              val writenull: Writer[None.type] = _ => JNull
              val readnull: Reader[None.type] =
                value => if (value == JNull) Right(None) else Left(new MappingException("expected null"))

              val writeboolean: Writer[Boolean] = DefaultWriters.BooleanWriter
              val readboolean: Reader[Boolean] = DefaultReaders.BooleanReader
              val writeint: Writer[Int] = DefaultWriters.IntWriter
              val readint: Reader[Int] = DefaultReaders.IntReader
              val writelong: Writer[Long] = DefaultWriters.LongWriter
              val readlong: Reader[Long] = DefaultReaders.LongReader
              val writestring: Writer[String] = DefaultWriters.StringWriter
              val readstring: Reader[String] = DefaultReaders.StringReader

              val writedouble: Writer[Double] = DefaultWriters.DoubleWriter
              val readdouble: Reader[Double] = value => value match {
                case JString(text) => Right(_root_.java.lang.Double.parseDouble(text))
                case _ => DefaultReaders.DoubleReader.readEither(value)
              }
              val writefloat: Writer[Float] = value => {
                val short = _root_.java.lang.Double.parseDouble(value.toString)
                JDouble(if (short.toFloat == value) short else value.toDouble)
              }
              val readfloat: Reader[Float] = readdouble.map(_.toFloat)

              private def write[A](carrier: TextCarrier[A]): Writer[A] = value => JString(carrier.encode.apply(value))
              private def read[A](carrier: TextCarrier[A]): Reader[A] = value => Right(carrier.decode.apply(text(value)))

              val writedecimal: Writer[BigDecimal] = write(TextCarrier.DECIMAL).contramap(_.bigDecimal)
              val readdecimal: Reader[BigDecimal] = read(TextCarrier.DECIMAL).map(value => BigDecimal.exact(value))
            """
            + TextLeaves.of(
                    "val writeNAME: Writer[TYPE] = write(CARRIER)", "val readNAME: Reader[TYPE] = read(CARRIER)")
            + "}\n";

    private Json4sLeaves() {}
}
