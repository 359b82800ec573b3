package io.wirecost.compiler.borer;

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
import java.util.stream.IntStream;

/**
 * Emits borer's encoders and decoders. Its derivation takes keys from annotations on the case classes, which know no
 * library, so what it would make is written out.
 */
public final class BorerText {
    private static final String BORER = "_root_.io.bullet.borer.";

    private final CaseClasses classes;
    private final BorerFormat format;
    private final Instances instances;
    private final SourceWriter out = new SourceWriter();

    private BorerText(CaseClasses classes, BorerFormat format) {
        this.classes = classes;
        this.format = format;
        this.instances = new Instances(classes);
    }

    /** The target of JSON. */
    public static Target json() {
        return target(BorerFormat.JSON);
    }

    /** The target of CBOR. */
    public static Target cbor() {
        return target(BorerFormat.CBOR);
    }

    private static Target target(BorerFormat format) {
        return new CodecTarget(
                format.target(), List.of("io.bullet.borer.Encoder"), classes -> new BorerText(classes, format).emit());
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(format.target())).line("");
        codec();
        out.line("").line("private object Encoders {");
        instances.forEachType((type, name) -> instance(name, "Encoder", type, instances.ours(type, "encode")));
        classes.schema().records().forEach(this::encoder);
        classes.schema().enums().forEach(this::encoder);
        out.line("}").line("").line("private object Decoders {");
        instances.forEachType((type, name) -> instance(name, "Decoder", type, instances.ours(type, "decode")));
        classes.schema().records().forEach(this::decoder);
        classes.schema().enums().forEach(this::decoder);
        out.line("}").line("");
        return out + format.leaves();
    }

    private void codec() {
        String root = classes.rootClass();
        String instance =
                Instances.ofDefinition(classes, classes.schema().root().name());
        out.line("final class Mapper extends _root_.io.wirecost.core.codec.Codec[%s] {", root);
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] =", root);
        out.line("  %s%s.encode(value)(Encoders.%s).toByteArray", BORER, format.door(), instance);
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line(
                "  %s%s.decode(bytes).withConfig(Leaves.config).to[%s](Decoders.%s).value",
                BORER, format.door(), root, instance);
        out.line("}");
    }

    private void instance(String name, String kind, Type type, String value) {
        out.line("lazy val %s: %s%s[%s] = %s", name, BORER, kind, classes.type(type), value);
    }

    private void encoder(RecordDefinition record) {
        String type = classes.className(record.name());
        List<Field> fields = CaseClasses.held(record).toList();
        begin(record.name(), "Encoder");
        out.line("override def write(out: %sWriter, value: %s): %sWriter = {", BORER, type, BORER);
        out.line("out.writeMapOpen(%s)", classes.presentFields(record, "value"));
        fields.forEach(field -> write(field, "value." + classes.field(record, field)));
        out.line("out.writeMapClose()").line("}").line("}");
    }

    private void write(Field field, String value) {
        boolean optional = field.type().isOptional();
        String written = "out.writeString(%s); %s.write(out, %s)"
                .formatted(
                        ScalaLiteral.of(field.wireName()),
                        instances.of(field.type().present()),
                        optional ? value + ".get" : value);
        out.line(optional ? "if (%s.isDefined) { %s }".formatted(value, written) : written);
    }

    private void decoder(RecordDefinition record) {
        String type = classes.className(record.name());
        List<Field> fields = CaseClasses.held(record).toList();
        begin(record.name(), "Decoder");
        out.line("override def read(in: %sReader): %s = {", BORER, type);
        for (int i = 0; i < fields.size(); i++) {
            Type held = fields.get(i).type();
            out.line(
                    "var field%d: %s = %s",
                    i,
                    classes.type(held),
                    held.isOptional() ? "_root_.scala.None" : "null.asInstanceOf[%s]".formatted(classes.type(held)));
            if (!held.isOptional()) {
                out.line("var found%d = false", i);
            }
        }
        out.line("val sized = in.hasMapHeader");
        out.line("var left = if (sized) in.readMapHeader() else { in.readMapStart(); 0L }");
        out.line("while (if (sized) left > 0 else !in.tryReadBreak()) {");
        out.line("left -= 1").line("in.readString() match {");
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            out.line(
                    "case %s => field%d = %s.read(in)%s",
                    ScalaLiteral.of(field.wireName()),
                    i,
                    instances.of(field.type()),
                    field.type().isOptional() ? "" : "; found" + i + " = true");
        }
        out.line("case _ => in.skipElement()").line("}").line("}");
        for (int i = 0; i < fields.size(); i++) {
            if (!fields.get(i).type().isOptional()) {
                out.line(
                        "if (!found%d) in.validationFailure(%s)",
                        i, ScalaLiteral.of("missing " + fields.get(i).name()));
            }
        }
        List<String> values =
                IntStream.range(0, fields.size()).mapToObj("field%d"::formatted).toList();
        out.line(classes.construct(record, values)).line("}").line("}");
    }

    private void begin(String definition, String kind) {
        String instance = "%s%s[%s]".formatted(BORER, kind, classes.className(definition));
        out.line("lazy val %s: %s = new %s {", Instances.ofDefinition(classes, definition), instance, instance);
    }

    private void encoder(EnumDefinition enumeration) {
        String type = classes.className(enumeration.name());
        begin(enumeration.name(), "Encoder");
        out.line(
                "override def write(out: %sWriter, value: %s): %sWriter = out.writeString(value match {",
                BORER, type, BORER);
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", classes.symbol(enumeration, symbol), ScalaLiteral.of(symbol));
        }
        out.line("})").line("}");
    }

    private void decoder(EnumDefinition enumeration) {
        begin(enumeration.name(), "Decoder");
        out.line(
                "override def read(in: %sReader): %s = in.readString() match {",
                BORER, classes.className(enumeration.name()));
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", ScalaLiteral.of(symbol), classes.symbol(enumeration, symbol));
        }
        out.line("case _ => in.validationFailure(\"unknown symbol\")").line("}").line("}");
    }
}
