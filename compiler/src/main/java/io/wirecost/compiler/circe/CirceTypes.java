package io.wirecost.compiler.circe;

import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;

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

    private final CaseClasses classes;
    private final Instances instances;

    CirceTypes(CaseClasses classes, Instances instances) {
        this.classes = classes;
        this.instances = instances;
    }

    String encoder(Type type) {
        return type.match(new TypeCases<>(
                leaf -> leaf(leaf, "encode", "Encoder"),
                record -> instances.of(record),
                array -> "_root_.io.circe.Encoder.encodeVector[%s](%s)"
                        .formatted(classes.type(array.element()), instances.of(array.element())),
                map -> "_root_.io.circe.Encoder.encodeMap[_root_.java.lang.String, %s](%s, %s)"
                        .formatted(
                                classes.type(map.element()),
                                "_root_.io.circe.KeyEncoder.encodeKeyString",
                                instances.of(map.element())),
                optional -> "_root_.io.circe.Encoder.encodeOption[%s](%s)"
                        .formatted(classes.type(optional.element()), instances.of(optional.element()))));
    }

    String decoder(Type type) {
        return type.match(new TypeCases<>(
                leaf -> leaf(leaf, "decode", "Decoder"),
                record -> instances.of(record),
                array -> "_root_.io.circe.Decoder.decodeVector[%s](%s)"
                        .formatted(classes.type(array.element()), instances.of(array.element())),
                map -> "_root_.io.circe.Decoder.decodeMap[_root_.java.lang.String, %s](%s, %s)"
                        .formatted(
                                classes.type(map.element()),
                                "_root_.io.circe.KeyDecoder.decodeKeyString",
                                instances.of(map.element())),
                optional -> "_root_.io.circe.Decoder.decodeOption[%s](%s)"
                        .formatted(classes.type(optional.element()), instances.of(optional.element()))));
    }

    private String leaf(Type.Leaf type, String verb, String kind) {
        String circes = "_root_.io.circe." + kind + "." + verb;
        String ours = "Leaves." + verb;
        return type.match(new LeafCases<>(
                primitive -> switch (primitive) {
                    case NULL -> ours + "Nothing";
                    case BOOLEAN -> circes + "Boolean";
                    case INT -> circes + "Int";
                    case LONG -> circes + "Long";
                    case FLOAT -> ours + "Float";
                    case DOUBLE -> ours + "Double";
                    case BYTES -> ours + "Bytes";
                    case STRING -> circes + "String";
                },
                temporal -> circes + simpleClass(temporal),
                fixed -> ours + "Bytes",
                decimal -> ours + "Decimal",
                uuid -> circes + "UUID",
                instances::of));
    }

    private static String simpleClass(Type.Temporal type) {
        return switch (type) {
            case DATE -> "LocalDate";
            case TIME_MILLIS, TIME_MICROS -> "LocalTime";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS -> "Instant";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS -> "LocalDateTime";
        };
    }
}
