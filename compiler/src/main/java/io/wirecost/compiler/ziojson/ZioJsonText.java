package io.wirecost.compiler.ziojson;

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
import io.wirecost.core.schema.Type;
import java.util.List;

/**
 * Emits zio-json's encoders and decoders. Its derivation takes names from annotations on the case classes, which know no
 * library, so what it would make is written out.
 */
public final class ZioJsonText {
    private static final String ID = "ziojson";
    private static final String ZIO = "_root_.zio.json.";

    private final CaseClasses classes;
    private final Instances instances;
    private final ZioJsonTypes types;
    private final SourceWriter out = new SourceWriter();

    private ZioJsonText(CaseClasses classes) {
        this.classes = classes;
        this.instances = new Instances(classes);
        this.types = new ZioJsonTypes(instances);
    }

    /** The target whose files this emits. */
    public static Target target() {
        return new CodecTarget(
                ID,
                List.of("zio.json.JsonEncoder", "zio.ZIO", "zio.stream.ZStream"),
                classes -> new ZioJsonText(classes).emit());
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(ID)).line("");
        codec();
        out.line("").line("private object Encoders {");
        instances.forEachType((type, name) -> instance(name, "JsonEncoder", type, types.encoder(type)));
        classes.schema().records().forEach(this::encoder);
        classes.schema().enums().forEach(this::encoder);
        out.line("}").line("").line("private object Decoders {");
        instances.forEachType((type, name) -> instance(name, "JsonDecoder", type, types.decoder(type)));
        ZioJsonDecoders decoders = new ZioJsonDecoders(classes, instances, out);
        classes.schema().records().forEach(decoders::record);
        classes.schema().enums().forEach(decoders::enumeration);
        out.line("}").line("");
        return out + ZioJsonTypes.LEAVES;
    }

    private void codec() {
        String root = classes.rootClass();
        String instance =
                Instances.ofDefinition(classes, classes.schema().root().name());
        String utf8 = "_root_.java.nio.charset.StandardCharsets.UTF_8";
        out.line("final class Mapper extends _root_.io.wirecost.core.codec.Codec[%s] {", root);
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] =", root);
        out.line("  Encoders.%s.encodeJson(value, _root_.scala.None).toString.getBytes(%s)", instance, utf8);
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line("  Decoders.%s.decodeJson(new _root_.java.lang.String(bytes, %s)) match {", instance, utf8);
        out.line("case _root_.scala.Right(value) => value");
        out.line("case _root_.scala.Left(error) => throw new _root_.java.lang.IllegalArgumentException(error)");
        out.line("}").line("}");
    }

    private void instance(String name, String kind, Type type, String value) {
        out.line("lazy val %s: %s%s[%s] = %s", name, ZIO, kind, classes.type(type), value);
    }

    private void encoder(RecordDefinition record) {
        List<Field> fields = CaseClasses.held(record).toList();
        begin(record.name());
        for (int i = 0; i < fields.size(); i++) {
            String key = ScalaLiteral.of(fields.get(i).wireName());
            out.line("private[this] val key%d: _root_.java.lang.String = Leaves.key(%s)", i, key);
        }
        unsafeEncode(record.name(), "{");
        out.line("var separator = '{'");
        for (int i = 0; i < fields.size(); i++) {
            write(i, fields.get(i), "value." + classes.field(record, fields.get(i)));
        }
        out.line("if (separator == '{') out.write('{')");
        out.line("out.write('}')").line("}").line("}");
    }

    private void write(int place, Field field, String value) {
        boolean optional = field.type().isOptional();
        if (optional) {
            out.line("if (%s.isDefined) {", value);
        }
        out.line(
                "Leaves.write(out, separator, key%d, %s, %s)",
                place, instances.of(field.type().present()), optional ? value + ".get" : value);
        out.line("separator = ','");
        if (optional) {
            out.line("}");
        }
    }

    private void encoder(EnumDefinition enumeration) {
        begin(enumeration.name());
        unsafeEncode(enumeration.name(), "%sJsonEncoder.string.unsafeEncode(value match {".formatted(ZIO));
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", classes.symbol(enumeration, symbol), ScalaLiteral.of(symbol));
        }
        out.line("}, indent, out)").line("}");
    }

    private void begin(String definition) {
        String encoder = "%sJsonEncoder[%s]".formatted(ZIO, classes.className(definition));
        out.line("lazy val %s: %s = new %s {", Instances.ofDefinition(classes, definition), encoder, encoder);
    }

    private void unsafeEncode(String definition, String body) {
        out.line(
                "override def unsafeEncode(value: %s, indent: _root_.scala.Option[_root_.scala.Int],"
                        + " out: %sinternal.Write): _root_.scala.Unit = %s",
                classes.className(definition), ZIO, body);
    }
}
