package io.wirecost.compiler.circe;

import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.Type;

/** Expressions for circe's instances of all types but records and enums. */
final class CirceTypes {
    /** What circe has no instance for, or one that writes another form than all our JSON has. */
    static final String LEAVES = """
            private object Leaves {
              import _root_.io.circe.{Decoder, DecodingFailure, Encoder, Json}
              import _root_.io.wirecost.core.value.TextCarrier

              private def encoder[A](carrier: TextCarrier[A]): Encoder[A] =
                Encoder.instance(value => Json.fromString(carrier.encode.apply(value)))

              private def decoder[A](carrier: TextCarrier[A]): Decoder[A] =
                Decoder.decodeString.map(text => carrier.decode.apply(text))

              val encodeBytes: Encoder[_root_.scala.Array[_root_.scala.Byte]] = encoder(TextCarrier.BYTES)
              val decodeBytes: Decoder[_root_.scala.Array[_root_.scala.Byte]] = decoder(TextCarrier.BYTES)

              val encodeDecimal: Encoder[_root_.scala.math.BigDecimal] = encoder(TextCarrier.DECIMAL).contramap(_.bigDecimal)
              val decodeDecimal: Decoder[_root_.scala.math.BigDecimal] =
                decoder(TextCarrier.DECIMAL).map(value => _root_.scala.math.BigDecimal.exact(value))

              val encodeDouble: Encoder[_root_.scala.Double] =
                Encoder.instance(value => Json.fromDouble(value).getOrElse(Json.fromString(value.toString)))
              val decodeDouble: Decoder[_root_.scala.Double] = Decoder.instance { cursor =>
                cursor.value.asNumber match {
                  case _root_.scala.Some(number) => _root_.scala.Right(number.toDouble)
                  case _ => Decoder.decodeString(cursor).map(text => _root_.java.lang.Double.parseDouble(text))
                }
              }

              val encodeFloat: Encoder[_root_.scala.Float] =
                Encoder.instance(value => Json.fromFloat(value).getOrElse(Json.fromString(value.toString)))
              val decodeFloat: Decoder[_root_.scala.Float] = Decoder.instance { cursor =>
                cursor.value.asNumber match {
                  case _root_.scala.Some(number) => _root_.scala.Right(number.toFloat)
                  case _ => Decoder.decodeString(cursor).map(text => _root_.java.lang.Float.parseFloat(text))
                }
              }

              val encodeNothing: Encoder[_root_.scala.None.type] = Encoder.instance(_ => Json.Null)
              val decodeNothing: Decoder[_root_.scala.None.type] = Decoder.instance { cursor =>
                if (cursor.value.isNull) _root_.scala.Right(_root_.scala.None)
                else _root_.scala.Left(DecodingFailure("expected null", cursor.history))
              }
            }
            """;

    private final Instances instances;

    CirceTypes(Instances instances) {
        this.instances = instances;
    }

    String encoder(Type type) {
        return instance(type, "encode", "Encoder");
    }

    String decoder(Type type) {
        return instance(type, "decode", "Decoder");
    }

    private String instance(Type type, String verb, String kind) {
        String circes = "_root_.io.circe." + kind + "." + verb;
        String ours = "Leaves." + verb;
        return switch (type.kind()) {
            case NULL -> ours + "Nothing";
            case BOOLEAN -> circes + "Boolean";
            case INT -> circes + "Int";
            case LONG -> circes + "Long";
            case FLOAT -> ours + "Float";
            case DOUBLE -> ours + "Double";
            case STRING -> circes + "String";
            case BYTES, FIXED -> ours + "Bytes";
            case DECIMAL -> ours + "Decimal";
            case UUID -> circes + "UUID";
            case DATE -> circes + "LocalDate";
            case TIME_MILLIS, TIME_MICROS -> circes + "LocalTime";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> circes + "Instant";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> circes + "LocalDateTime";
            case ENUM, RECORD -> instances.of(type);
            case ARRAY -> instances.around(type, circes + "Vector[%s](%s)");
            case MAP ->
                instances.around(
                        type,
                        circes + "Map[_root_.java.lang.String, %s](_root_.io.circe.Key" + kind + "." + verb
                                + "KeyString, %s)");
            case OPTIONAL -> instances.around(type, circes + "Option[%s](%s)");
        };
    }
}
