package io.wirecost.compiler.jsoniterscala;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.CodecTarget;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.compiler.scala.ScalaLiteral;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Emits a call of jsoniter-scala's macro for each case class. The macro is told the keys by its settings, and finds the
 * codecs of other classes and of values among the implicit ones.
 */
public final class JsoniterText {
    private static final String ID = "jsoniterscala";
    private static final String CORE = "_root_.com.github.plokhotnyuk.jsoniter_scala.core.";
    private static final String MACROS = "_root_.com.github.plokhotnyuk.jsoniter_scala.macros.";

    /** Fields are left out if they are absent, and never because they are empty; limits are for strangers' bytes. */
    private static final String SETTINGS = ".withTransientDefault(false).withTransientEmpty(false)"
            + ".withAllowRecursiveTypes(true).withMapMaxInsertNumber(2147483647)";

    /** Values for which the macro has another form than all our JSON has, or none. */
    private static final String LEAVES = """

              private def text[A](carrier: _root_.io.wirecost.core.value.TextCarrier[A]): JsonValueCodec[A] =
                new JsonValueCodec[A] {
                  override def nullValue: A = null.asInstanceOf[A]
                  override def decodeValue(in: JsonReader, default: A): A = carrier.decode.apply(in.readString(null))
                  override def encodeValue(value: A, out: JsonWriter): Unit = out.writeVal(carrier.encode.apply(value))
                }

              implicit val time: JsonValueCodec[_root_.java.time.LocalTime] =
                text(_root_.io.wirecost.core.value.TextCarrier.TIME)
              implicit val localTimestamp: JsonValueCodec[_root_.java.time.LocalDateTime] =
                text(_root_.io.wirecost.core.value.TextCarrier.LOCAL_TIMESTAMP)

              implicit val decimal: JsonValueCodec[BigDecimal] = new JsonValueCodec[BigDecimal] {
                override def nullValue: BigDecimal = null
                override def decodeValue(in: JsonReader, default: BigDecimal): BigDecimal =
                  BigDecimal.exact(new _root_.java.math.BigDecimal(in.readString(null)))
                override def encodeValue(value: BigDecimal, out: JsonWriter): Unit =
                  out.writeVal(value.bigDecimal.toPlainString)
              }

              implicit val bytes: JsonValueCodec[Array[Byte]] = new JsonValueCodec[Array[Byte]] {
                override def nullValue: Array[Byte] = null
                override def decodeValue(in: JsonReader, default: Array[Byte]): Array[Byte] = in.readBase64AsBytes(default)
                override def encodeValue(value: Array[Byte], out: JsonWriter): Unit = out.writeBase64Val(value, true)
              }

              implicit val nothing: JsonValueCodec[None.type] = new JsonValueCodec[None.type] {
                override def nullValue: None.type = None
                override def decodeValue(in: JsonReader, default: None.type): None.type = {
                  in.nextToken()
                  in.readNullOrError(None, "expected null")
                }
                override def encodeValue(value: None.type, out: JsonWriter): Unit = out.writeNull()
              }
            }
            """;

    private final CaseClasses classes;
    private final SourceWriter out = new SourceWriter();

    private JsoniterText(CaseClasses classes) {
        this.classes = classes;
    }

    /** The target whose files this emits. */
    public static Target target() {
        return new CodecTarget(
                ID,
                List.of(
                        "com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec",
                        "com.github.plokhotnyuk.jsoniter_scala.macros.JsonCodecMaker"),
                classes -> new JsoniterText(classes).emit());
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(ID)).line("");
        codec();
        out.line("").line("private object Codecs {");
        out.line("import %s{JsonReader, JsonValueCodec, JsonWriter}", CORE).line("");
        classes.schema().records().forEach(this::record);
        classes.schema().enums().forEach(this::enumeration);
        return out + LEAVES;
    }

    private void codec() {
        String root = classes.rootClass();
        String instance = "Codecs."
                + Instances.ofDefinition(classes, classes.schema().root().name());
        out.line("final class Mapper extends _root_.io.wirecost.core.codec.Codec[%s] {", root);
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] =", root);
        out.line("  %swriteToArray[%s](value)(%s)", CORE, root, instance);
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line("  %sreadFromArray[%s](bytes)(%s)", CORE, root, instance);
        out.line("}");
    }

    private void record(RecordDefinition record) {
        String type = classes.className(record.name());
        out.line(
                "implicit lazy val %s: JsonValueCodec[%s] = %sJsonCodecMaker.make[%s](%sCodecMakerConfig%s%s)",
                Instances.ofDefinition(classes, record.name()), type, MACROS, type, MACROS, keys(record), SETTINGS);
    }

    /** A map is a function too; the macro evaluates it while it compiles. */
    private String keys(RecordDefinition record) {
        String keys = CaseClasses.held(record)
                .filter(field -> !field.wireName().equals(classes.field(record, field)))
                .map(field -> key(record, field))
                .collect(Collectors.joining(", "));
        return keys.isEmpty() ? "" : ".withFieldNameMapper(_root_.scala.collection.immutable.Map(" + keys + "))";
    }

    private String key(RecordDefinition record, Field field) {
        return "(%s, %s)".formatted(ScalaLiteral.of(classes.field(record, field)), ScalaLiteral.of(field.wireName()));
    }

    private void enumeration(EnumDefinition enumeration) {
        String type = classes.className(enumeration.name());
        out.line(
                "implicit lazy val %s: JsonValueCodec[%s] = new JsonValueCodec[%s] {",
                Instances.ofDefinition(classes, enumeration.name()), type, type);
        out.line("override def nullValue: %s = null", type);
        out.line("override def decodeValue(in: JsonReader, default: %s): %s = in.readString(null) match {", type, type);
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", ScalaLiteral.of(symbol), classes.symbol(enumeration, symbol));
        }
        out.line("case _ => in.decodeError(\"unknown symbol\")").line("}");
        out.line("override def encodeValue(value: %s, out: JsonWriter): Unit = out.writeVal(value match {", type);
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", classes.symbol(enumeration, symbol), ScalaLiteral.of(symbol));
        }
        out.line("})").line("}");
    }
}
