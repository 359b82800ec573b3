package io.wirecost.compiler.playjson;

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
 * Emits Play JSON's writes and reads. Its combinators end at 22 fields, and its macro knows no names but those of the case
 * class, so both are functions on Play's values, as its guide shows it.
 */
public final class PlayJsonText {
    private static final String ID = "playjson";
    private static final String PLAY = "_root_.play.api.libs.json.";

    private final CaseClasses classes;
    private final Instances instances;
    private final SourceWriter out = new SourceWriter();

    private PlayJsonText(CaseClasses classes) {
        this.classes = classes;
        this.instances = new Instances(classes);
    }

    /** The target whose files this emits. */
    public static Target target() {
        return new CodecTarget(
                ID,
                List.of("play.api.libs.json.Json", "play.api.libs.functional.Functor"),
                classes -> new PlayJsonText(classes).emit());
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(ID)).line("");
        codec();
        out.line("").line("private object Writers {");
        instances.forEachType((type, name) -> instance(name, "Writes", type, instances.ours(type, "write")));
        classes.schema().records().forEach(this::writes);
        classes.schema().enums().forEach(this::writes);
        out.line("}").line("").line("private object Readers {");
        instances.forEachType((type, name) -> instance(name, "Reads", type, instances.ours(type, "read")));
        classes.schema().records().forEach(this::reads);
        classes.schema().enums().forEach(this::reads);
        out.line("}").line("");
        return out + PlayJsonLeaves.TEXT;
    }

    private void codec() {
        String root = classes.rootClass();
        String instance =
                Instances.ofDefinition(classes, classes.schema().root().name());
        out.line("final class Mapper extends _root_.io.wirecost.core.codec.Codec[%s] {", root);
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] =", root);
        out.line("  %sJson.toBytes(Writers.%s.writes(value))", PLAY, instance);
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line("  %sJson.parse(bytes).as[%s](Readers.%s)", PLAY, root, instance);
        out.line("}");
    }

    private void instance(String name, String kind, Type type, String value) {
        out.line("lazy val %s: %s%s[%s] = %s", name, PLAY, kind, classes.type(type), value);
    }

    private void writes(RecordDefinition record) {
        begin(record.name(), "Writes");
        out.line(
                "val fields = _root_.scala.collection.immutable.Vector.newBuilder[(_root_.java.lang.String, %sJsValue)]",
                PLAY);
        for (Field field : CaseClasses.held(record).toList()) {
            boolean optional = field.type().isOptional();
            String value = "value." + classes.field(record, field);
            String added = "fields += ((%s, %s.writes(%s)))"
                    .formatted(
                            ScalaLiteral.of(field.wireName()),
                            instances.of(field.type().present()),
                            optional ? value + ".get" : value);
            out.line(optional ? "if (" + value + ".isDefined) " + added : added);
        }
        out.line("%sJsObject(fields.result())", PLAY).line("}");
    }

    private void reads(RecordDefinition record) {
        begin(record.name(), "Reads");
        out.line("val fields = value.as[%sJsObject].value", PLAY);
        List<String> values = CaseClasses.held(record)
                .map(field -> "Leaves.%s(fields, %s, %s)"
                        .formatted(
                                field.type().isOptional() ? "optional" : "required",
                                ScalaLiteral.of(field.wireName()),
                                instances.of(field.type().present())))
                .toList();
        out.line("%sJsSuccess(%s)", PLAY, classes.construct(record, values)).line("}");
    }

    private void begin(String definition, String kind) {
        String instance = "%s%s[%s]".formatted(PLAY, kind, classes.className(definition));
        out.line("lazy val %s: %s = %s {", Instances.ofDefinition(classes, definition), instance, instance);
        out.line("value =>");
    }

    private void writes(EnumDefinition enumeration) {
        begin(enumeration.name(), "Writes");
        out.line("%sJsString(value match {", PLAY);
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", classes.symbol(enumeration, symbol), ScalaLiteral.of(symbol));
        }
        out.line("})").line("}");
    }

    private void reads(EnumDefinition enumeration) {
        begin(enumeration.name(), "Reads");
        out.line("value.as[_root_.java.lang.String] match {");
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %sJsSuccess(%s)", ScalaLiteral.of(symbol), PLAY, classes.symbol(enumeration, symbol));
        }
        out.line("case _ => %sJsError(\"unknown symbol\")", PLAY).line("}").line("}");
    }
}
