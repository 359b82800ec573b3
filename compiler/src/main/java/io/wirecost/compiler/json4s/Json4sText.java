package io.wirecost.compiler.json4s;

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
 * Emits json4s's writers and readers. Its reflection knows no names but those of the case class, and does not see what a
 * collection of primitive values holds. Its writers and readers of products end at 22 fields. So both are written out.
 */
public final class Json4sText {
    private static final String ID = "json4s";
    private static final String JSON4S = "_root_.org.json4s.";

    private final CaseClasses classes;
    private final Instances instances;
    private final Json4sTypes types;
    private final SourceWriter out = new SourceWriter();

    private Json4sText(CaseClasses classes) {
        this.classes = classes;
        this.instances = new Instances(classes);
        this.types = new Json4sTypes(instances);
    }

    /** The target whose files this emits. */
    public static Target target() {
        return new CodecTarget(
                ID,
                List.of(
                        "org.json4s.Writer",
                        "org.json4s.Formats",
                        "org.json4s.jackson.JsonMethods",
                        "com.fasterxml.jackson.databind.ObjectMapper",
                        "com.fasterxml.jackson.core.TreeCodec"),
                classes -> new Json4sText(classes).emit());
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(ID)).line("");
        codec();
        out.line("").line("private object Writers {");
        instances.forEachType((type, name) -> instance(name, "Writer", type, types.writer(type)));
        classes.schema().records().forEach(this::writer);
        classes.schema().enums().forEach(this::writer);
        out.line("}").line("").line("private object Readers {");
        instances.forEachType((type, name) -> instance(name, "Reader", type, types.reader(type)));
        classes.schema().records().forEach(this::reader);
        classes.schema().enums().forEach(this::reader);
        out.line("}").line("");
        return out + Json4sLeaves.TEXT;
    }

    private void codec() {
        String root = classes.rootClass();
        String instance =
                Instances.ofDefinition(classes, classes.schema().root().name());
        out.line("final class Mapper extends _root_.io.wirecost.core.codec.Codec[%s] {", root);
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] =", root);
        out.line("  %sjackson.JsonMethods.mapper.writeValueAsBytes(Writers.%s.write(value))", JSON4S, instance);
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line(
                "  Leaves.read(Readers.%s, %sjackson.JsonMethods.parse[_root_.java.io.InputStream](", instance, JSON4S);
        out.line("    new _root_.java.io.ByteArrayInputStream(bytes))(%sAsJsonInput.streamAsJsonInput))", JSON4S);
        out.line("}");
    }

    private void instance(String name, String kind, Type type, String value) {
        out.line("lazy val %s: %s%s[%s] = %s", name, JSON4S, kind, classes.type(type), value);
    }

    private void writer(RecordDefinition record) {
        begin(record.name(), "Writer", "");
        out.line(
                "val fields = _root_.scala.collection.immutable.List.newBuilder[(_root_.java.lang.String, %sJValue)]",
                JSON4S);
        CaseClasses.held(record).forEach(field -> write(field, "value." + classes.field(record, field)));
        out.line("%sJObject(fields.result())", JSON4S).line("}");
    }

    private void write(Field field, String value) {
        boolean optional = field.type().isOptional();
        String added = "fields += ((%s, %s.write(%s)))"
                .formatted(
                        ScalaLiteral.of(field.wireName()),
                        instances.of(field.type().present()),
                        optional ? value + ".get" : value);
        out.line(optional ? "if (" + value + ".isDefined) " + added : added);
    }

    private void reader(RecordDefinition record) {
        List<Field> fields = CaseClasses.held(record).toList();
        begin(record.name(), "Reader", "");
        for (int i = 0; i < fields.size(); i++) {
            declare(i, fields.get(i).type());
        }
        out.line("var left = Leaves.fields(value)");
        out.line("while (left.nonEmpty) {").line("left.head._1 match {");
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            out.line(
                    "case %s => field%d = Leaves.read(%s, left.head._2)%s",
                    ScalaLiteral.of(field.wireName()),
                    i,
                    instances.of(field.type()),
                    field.type().isOptional() ? "" : "; found" + i + " = true");
        }
        out.line("case _ => ()").line("}").line("left = left.tail").line("}");
        for (int i = 0; i < fields.size(); i++) {
            if (!fields.get(i).type().isOptional()) {
                out.line(
                        "if (!found%d) throw new %sMappingException(%s)",
                        i, JSON4S, ScalaLiteral.of("missing " + fields.get(i).name()));
            }
        }
        List<String> values =
                IntStream.range(0, fields.size()).mapToObj("field%d"::formatted).toList();
        out.line("_root_.scala.Right(%s)", classes.construct(record, values)).line("}");
    }

    private void declare(int place, Type type) {
        out.line(
                "var field%d: %s = %s",
                place,
                classes.type(type),
                type.isOptional() ? "_root_.scala.None" : "null.asInstanceOf[%s]".formatted(classes.type(type)));
        if (!type.isOptional()) {
            out.line("var found%d = false", place);
        }
    }

    private void begin(String definition, String kind, String match) {
        out.line(
                "lazy val %s: %s%s[%s] = value => %s{",
                Instances.ofDefinition(classes, definition), JSON4S, kind, classes.className(definition), match);
    }

    private void writer(EnumDefinition enumeration) {
        begin(enumeration.name(), "Writer", "%sJString(value match ".formatted(JSON4S));
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", classes.symbol(enumeration, symbol), ScalaLiteral.of(symbol));
        }
        out.line("})");
    }

    private void reader(EnumDefinition enumeration) {
        begin(enumeration.name(), "Reader", "_root_.scala.Right(Leaves.text(value) match ");
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", ScalaLiteral.of(symbol), classes.symbol(enumeration, symbol));
        }
        out.line("case _ => throw new %sMappingException(\"unknown symbol\")", JSON4S)
                .line("})");
    }
}
