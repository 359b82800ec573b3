package io.wirecost.compiler.ziojson;

import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.Type;

/** Expressions for zio-json's encoders and decoders of all types but records and enums. */
final class ZioJsonTypes {
    /** What zio-json has no instance for, or one that writes another form than all our JSON has. */
    static final String LEAVES = """
            private object Leaves {
              import _root_.io.wirecost.core.value.TextCarrier
              import _root_.zio.json.{JsonDecoder, JsonEncoder, JsonError}
              import _root_.zio.json.internal.{Lexer, RetractReader, Write}

              def key(name: String): String = JsonEncoder.string.encodeJson(name, None).toString + ":"

              def write[A](out: Write, separator: Char, key: String, encoder: JsonEncoder[A], value: A): Unit = {
                out.write(separator)
                out.write(key)
                encoder.unsafeEncode(value, None, out)
              }

              def enumeration(trace: List[JsonError], in: RetractReader): String = Lexer.string(trace, in).toString
              def field(trace: List[JsonError], in: RetractReader): String = {
                val name = enumeration(trace, in)
                Lexer.char(trace, in, ':')
                name
              }

              def encodeOption[A](inner: JsonEncoder[A]): JsonEncoder[Option[A]] = new JsonEncoder[Option[A]] {
                override def unsafeEncode(value: Option[A], indent: Option[Int], out: Write): Unit =
                  if (value.isEmpty) out.write("null") else inner.unsafeEncode(value.get, indent, out)
              }

              val encodeNothing: JsonEncoder[None.type] = new JsonEncoder[None.type] {
                override def unsafeEncode(value: None.type, indent: Option[Int], out: Write): Unit = out.write("null")
              }
              val decodeNothing: JsonDecoder[None.type] = new JsonDecoder[None.type] {
                private[this] val ull = "ull".toCharArray
                override def unsafeDecode(trace: List[JsonError], in: RetractReader): None.type = {
                  Lexer.char(trace, in, 'n')
                  Lexer.readChars(trace, in, ull, "null")
                  None
                }
              }

              val encodeBytes: JsonEncoder[Array[Byte]] =
                JsonEncoder.string.contramap(value => TextCarrier.BYTES.encode.apply(value))
              val decodeBytes: JsonDecoder[Array[Byte]] =
                JsonDecoder.string.map(text => TextCarrier.BYTES.decode.apply(text))

              val encodeDecimal: JsonEncoder[BigDecimal] =
                JsonEncoder.string.contramap(value => TextCarrier.DECIMAL.encode.apply(value.bigDecimal))
              val decodeDecimal: JsonDecoder[BigDecimal] =
                JsonDecoder.string.map(text => BigDecimal.exact(TextCarrier.DECIMAL.decode.apply(text)))
            }
            """;

    private static final String ZIO = "_root_.zio.json.";

    private final Instances instances;

    ZioJsonTypes(Instances instances) {
        this.instances = instances;
    }

    /** The library's encoder of options makes that of maps leave absent values out, so there is one of our own. */
    String encoder(Type type) {
        return instance(type, "encode", "Encoder", "Leaves.encodeOption[%s](%s)");
    }

    String decoder(Type type) {
        return instance(type, "decode", "Decoder", ZIO + "JsonDecoder.option[%s](%s)");
    }

    private String instance(Type type, String verb, String kind, String option) {
        String zios = ZIO + "Json" + kind + ".";
        String ours = "Leaves." + verb;
        return switch (type.kind()) {
            case NULL -> ours + "Nothing";
            case BOOLEAN -> zios + "boolean";
            case INT -> zios + "int";
            case LONG -> zios + "long";
            case FLOAT -> zios + "float";
            case DOUBLE -> zios + "double";
            case STRING -> zios + "string";
            case BYTES, FIXED -> ours + "Bytes";
            case DECIMAL -> ours + "Decimal";
            case UUID -> zios + "uuid";
            case DATE -> zios + "localDate";
            case TIME_MILLIS, TIME_MICROS -> zios + "localTime";
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> zios + "instant";
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> zios + "localDateTime";
            case ENUM, RECORD -> instances.of(type);
            case ARRAY -> instances.around(type, zios + "vector[%s](%s)");
            case MAP ->
                instances.around(
                        type, zios + "map[_root_.java.lang.String, %s](" + ZIO + "JsonField" + kind + ".string, %s)");
            case OPTIONAL -> instances.around(type, option);
        };
    }
}
