package io.wirecost.compiler.upickle;

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
 * Emits uPickle's readers and writers. Its macro takes names from annotations on the case classes, which know no library,
 * so the visitors that the macro would make are written out.
 */
public final class UpickleText {
    private static final String API = "_root_.upickle.default.";
    private static final String VISITOR = "_root_.upickle.core.Visitor[_, _]";

    private final CaseClasses classes;
    private final UpickleFormat format;
    private final Instances instances;
    private final UpickleTypes types;
    private final SourceWriter out = new SourceWriter();

    private UpickleText(CaseClasses classes, UpickleFormat format) {
        this.classes = classes;
        this.format = format;
        this.instances = new Instances(classes);
        this.types = new UpickleTypes(instances);
    }

    /** The target of JSON. */
    public static Target json() {
        return target(UpickleFormat.JSON);
    }

    /** The target of MessagePack. */
    public static Target messagePack() {
        return target(UpickleFormat.MESSAGE_PACK);
    }

    private static Target target(UpickleFormat format) {
        return new CodecTarget(
                format.target(),
                List.of(
                        "upickle.Api",
                        "upickle.core.Visitor",
                        "upickle.implicits.Readers",
                        "ujson.Value",
                        "upack.Msg",
                        "geny.Writable"),
                classes -> new UpickleText(classes, format).emit());
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(format.target())).line("");
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
        return out + format.leaves();
    }

    private void codec() {
        String root = classes.rootClass();
        String instance =
                Instances.ofDefinition(classes, classes.schema().root().name());
        out.line("final class Mapper extends _root_.io.wirecost.core.codec.Codec[%s] {", root);
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] =", root);
        out.line("  %s%s[%s](value)(Writers.%s)", API, format.write(), root, instance);
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line("  %s%s[%s](%s(bytes))(Readers.%s)", API, format.read(), root, format.readable(), instance);
        out.line("}");
    }

    private void instance(String name, String kind, Type type, String value) {
        out.line("lazy val %s: %s%s[%s] = %s", name, API, kind, classes.type(type), value);
    }

    private void writer(RecordDefinition record) {
        String type = classes.className(record.name());
        begin(record.name(), "Writer", "Writer");
        out.line("override def write0[V](out: _root_.upickle.core.Visitor[_, V], value: %s): V = {", type);
        List<Field> fields = CaseClasses.held(record).toList();
        out.line("val record = out.visitObject(%s, true, -1).narrow", classes.presentFields(record, "value"));
        fields.forEach(field -> write(field, "value." + classes.field(record, field)));
        out.line("record.visitEnd(-1)").line("}").line("}");
    }

    private void write(Field field, String value) {
        boolean optional = field.type().isOptional();
        if (optional) {
            out.line("if (%s.isDefined) {", value);
        }
        out.line("record.visitKeyValue(record.visitKey(-1).visitString(%s, -1))", ScalaLiteral.of(field.wireName()));
        out.line(
                "record.visitValue(%s.write(record.subVisitor, %s), -1)",
                instances.of(field.type().present()), optional ? value + ".get" : value);
        if (optional) {
            out.line("}");
        }
    }

    private void reader(RecordDefinition record) {
        String type = classes.className(record.name());
        List<Field> fields = CaseClasses.held(record).toList();
        begin(record.name(), "Reader", "SimpleReader");
        out.line("override def expectedMsg: _root_.java.lang.String = \"expected a record\"");
        out.line("override def visitObject(length: _root_.scala.Int, jsonableKeys: _root_.scala.Boolean,");
        out.line("    index: _root_.scala.Int): _root_.upickle.core.ObjVisitor[_root_.scala.Any, %s] =", type);
        out.line("  new _root_.upickle.core.ObjVisitor[_root_.scala.Any, %s] {", type);
        out.line("private[this] var place = -1");
        each(
                fields,
                (i, field) -> out.line(
                        "private[this] var field%d: %s = %s", i, classes.type(field.type()), initial(field.type())));
        each(fields, (i, field) -> {
            if (!field.type().isOptional()) {
                out.line("private[this] var found%d = false", i);
            }
        });
        out.line("override def visitKey(index: _root_.scala.Int): %s = _root_.upickle.core.StringVisitor", VISITOR);
        out.line("override def visitKeyValue(key: _root_.scala.Any): _root_.scala.Unit = place = key.toString match {");
        each(fields, (i, field) -> out.line("case %s => %d", ScalaLiteral.of(field.wireName()), i));
        out.line("case _ => -1").line("}");
        out.line("override def subVisitor: %s = place match {", VISITOR);
        each(fields, (i, field) -> out.line("case %d => %s", i, instances.of(field.type())));
        out.line("case _ => _root_.upickle.core.NoOpVisitor").line("}");
        out.line("override def visitValue(value: _root_.scala.Any, index: _root_.scala.Int): _root_.scala.Unit ="
                + " place match {");
        each(
                fields,
                (i, field) -> out.line(
                        "case %d => field%d = value.asInstanceOf[%s]%s",
                        i, i, classes.type(field.type()), field.type().isOptional() ? "" : "; found" + i + " = true"));
        out.line("case _ => ()").line("}");
        out.line("override def visitEnd(index: _root_.scala.Int): %s = {", type);
        each(fields, (i, field) -> {
            if (!field.type().isOptional()) {
                out.line(
                        "if (!found%d) throw new _root_.upickle.core.Abort(%s)",
                        i, ScalaLiteral.of("missing key " + field.name()));
            }
        });
        List<String> values =
                IntStream.range(0, fields.size()).mapToObj("field%d"::formatted).toList();
        out.line(classes.construct(record, values)).line("}").line("}").line("}");
    }

    private static String initial(Type type) {
        return type.isOptional() ? "_root_.scala.None" : "_";
    }

    private static void each(List<Field> fields, Numbered action) {
        for (int i = 0; i < fields.size(); i++) {
            action.take(i, fields.get(i));
        }
    }

    @FunctionalInterface
    private interface Numbered {
        void take(int place, Field field);
    }

    private void begin(String definition, String kind, String parent) {
        String type = classes.className(definition);
        out.line(
                "lazy val %s: %s%s[%s] = new %s%s[%s] {",
                Instances.ofDefinition(classes, definition), API, kind, type, API, parent, type);
    }

    private void writer(EnumDefinition enumeration) {
        begin(enumeration.name(), "Writer", "Writer");
        out.line(
                "override def write0[V](out: _root_.upickle.core.Visitor[_, V], value: %s): V = out.visitString(value match {",
                classes.className(enumeration.name()));
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", classes.symbol(enumeration, symbol), ScalaLiteral.of(symbol));
        }
        out.line("}, -1)").line("}");
    }

    private void reader(EnumDefinition enumeration) {
        begin(enumeration.name(), "Reader", "SimpleReader");
        out.line("override def expectedMsg: _root_.java.lang.String = \"expected a symbol\"");
        out.line(
                "override def visitString(text: _root_.java.lang.CharSequence, index: _root_.scala.Int): %s = text.toString match {",
                classes.className(enumeration.name()));
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", ScalaLiteral.of(symbol), classes.symbol(enumeration, symbol));
        }
        out.line("case _ => throw new _root_.upickle.core.Abort(\"unknown symbol\")")
                .line("}")
                .line("}");
    }
}
