package io.wirecost.compiler.playjson;

import io.wirecost.compiler.scala.TextLeaves;

/** The object with the writes and reads of containers and of values without parts. */
final class PlayJsonLeaves {
    static final String TEXT = """
            private object Leaves {
              import _root_.io.wirecost.core.value.TextCarrier
              import _root_.java.time.{Instant, LocalDate, LocalDateTime, LocalTime}
              import _root_.java.util.UUID
              import _root_.play.api.libs.json.{JsArray, JsError, JsNull, JsNumber, JsObject, JsPath, JsResultException}
              import _root_.play.api.libs.json.{JsString, JsSuccess, JsValue, JsonValidationError, Reads, Writes}

              type Fields = _root_.scala.collection.Map[String, JsValue]

              def required[A](fields: Fields, key: String, reads: Reads[A]): A = fields.get(key) match {
                case Some(value) => value.as[A](reads)
                case None => throw JsResultException(Seq((JsPath \\ key, Seq(JsonValidationError("error.path.missing")))))
              }
              def optional[A](fields: Fields, key: String, reads: Reads[A]): Option[A] =
                fields.get(key).map(value => value.as[A](reads))

              def writeOption[A](inner: Writes[A]): Writes[Option[A]] =
                Writes[Option[A]](value => if (value.isEmpty) JsNull else inner.writes(value.get))
              def readOption[A](inner: Reads[A]): Reads[Option[A]] =
                Reads[Option[A]](value => if (value == JsNull) JsSuccess(None) else JsSuccess(Some(value.as[A](inner))))

              def writeVector[A](element: Writes[A]): Writes[Vector[A]] =
                Writes[Vector[A]](value => JsArray(value.map(each => element.writes(each))))
              def readVector[A](element: Reads[A]): Reads[Vector[A]] =
                Reads[Vector[A]](value => JsSuccess(value.as[JsArray].value.map(each => each.as[A](element)).toVector))

              def writeMap[A](inner: Writes[A]): Writes[Map[String, A]] =
                Writes[Map[String, A]](value => JsObject(value.map(entry => (entry._1, inner.writes(entry._2)))))
              def readMap[A](inner: Reads[A]): Reads[Map[String, A]] =
                Reads[Map[String, A]](value =>
                  JsSuccess(value.as[JsObject].value.iterator.map(entry => (entry._1, entry._2.as[A](inner))).toMap))

              val writenull: Writes[None.type] = Writes[None.type](_ => JsNull)
              val readnull: Reads[None.type] =
                Reads[None.type](value => if (value == JsNull) JsSuccess(None) else JsError("expected null"))

              val writeboolean: Writes[Boolean] = Writes.BooleanWrites
              val readboolean: Reads[Boolean] = Reads.BooleanReads
              val writeint: Writes[Int] = Writes.IntWrites
              val readint: Reads[Int] = Reads.IntReads
              val writelong: Writes[Long] = Writes.LongWrites
              val readlong: Reads[Long] = Reads.LongReads
              val writestring: Writes[String] = Writes.StringWrites
              val readstring: Reads[String] = Reads.StringReads

              private def number(text: String, isFinite: Boolean): JsValue =
                if (isFinite) JsNumber(BigDecimal(new _root_.java.math.BigDecimal(text))) else JsString(text)
              val writefloat: Writes[Float] = Writes[Float](value => number(value.toString, value - value == 0))
              val readfloat: Reads[Float] = Reads[Float] {
                case JsNumber(value) => JsSuccess(value.bigDecimal.floatValue)
                case value => JsSuccess(_root_.java.lang.Float.parseFloat(value.as[String]))
              }
              val writedouble: Writes[Double] = Writes[Double](value => number(value.toString, value - value == 0))
              val readdouble: Reads[Double] = Reads[Double] {
                case JsNumber(value) => JsSuccess(value.bigDecimal.doubleValue)
                case value => JsSuccess(_root_.java.lang.Double.parseDouble(value.as[String]))
              }

              private def write[A](carrier: TextCarrier[A]): Writes[A] =
                Writes[A](value => JsString(carrier.encode.apply(value)))
              private def read[A](carrier: TextCarrier[A]): Reads[A] =
                Reads[A](value => JsSuccess(carrier.decode.apply(value.as[String])))

              val writedecimal: Writes[BigDecimal] = Writes[BigDecimal](value => JsString(value.bigDecimal.toPlainString))
              val readdecimal: Reads[BigDecimal] =
                Reads[BigDecimal](value => JsSuccess(BigDecimal.exact(new _root_.java.math.BigDecimal(value.as[String]))))
            """
            + TextLeaves.of("val writeNAME: Writes[TYPE] = write(CARRIER)", "val readNAME: Reads[TYPE] = read(CARRIER)")
            + "}\n";

    private PlayJsonLeaves() {}
}
