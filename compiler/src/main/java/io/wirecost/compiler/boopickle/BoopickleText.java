package io.wirecost.compiler.boopickle;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.CodecTarget;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import java.util.List;

/**
 * Emits BooPickle's picklers. Its macro finds the pickler of a field by the field's class, but the schema has two forms of one
 * class: times in milliseconds and in microseconds. So what the macro would make is written out.
 */
public final class BoopickleText {
    private static final String ID = "boopickle";
    private static final String BOO = "_root_.boopickle.";

    private final CaseClasses classes;
    private final Instances instances;
    private final SourceWriter out = new SourceWriter();

    private BoopickleText(CaseClasses classes) {
        this.classes = classes;
        this.instances = new Instances(classes);
    }

    /** The target whose files this emits. */
    public static Target target() {
        return new CodecTarget(ID, List.of("boopickle.Pickler"), classes -> new BoopickleText(classes).emit());
    }

    private String emit() {
        BoopickleTypes types = new BoopickleTypes(instances);
        out.line("package " + GeneratedCode.targetPackage(ID)).line("");
        codec();
        out.line("").line("private object Picklers {");
        instances.forEachType((type, name) ->
                out.line("lazy val %s: %sPickler[%s] = %s", name, BOO, classes.type(type), types.pickler(type)));
        classes.schema().records().forEach(this::record);
        classes.schema().enums().forEach(this::enumeration);
        out.line("}").line("");
        return out + BoopickleTypes.LEAVES;
    }

    private void codec() {
        String root = classes.rootClass();
        String instance =
                Instances.ofDefinition(classes, classes.schema().root().name());
        out.line("final class Mapper extends _root_.io.wirecost.core.codec.Codec[%s] {", root);
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] = {", root);
        out.line("val state = new %sPickleState(new %sEncoderSize)", BOO, BOO);
        out.line("val buffer = %sPickleImpl.intoBytes(value)(state, Picklers.%s)", BOO, instance);
        out.line("val bytes = new _root_.scala.Array[_root_.scala.Byte](buffer.remaining)");
        out.line("buffer.get(bytes)").line("bytes").line("}");
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line("  %sUnpickleImpl(Picklers.%s).fromBytes(_root_.java.nio.ByteBuffer.wrap(bytes))(", BOO, instance);
        out.line("    buffer => %sUnpickleState(buffer))", BOO);
        out.line("}");
    }

    private void record(RecordDefinition record) {
        String type = classes.className(record.name());
        List<Field> fields = CaseClasses.held(record).toList();
        out.line(
                "lazy val %s: %sPickler[%s] = new %sPickler[%s] {",
                Instances.ofDefinition(classes, record.name()), BOO, type, BOO, type);
        out.line("override def pickle(value: %s)(implicit state: %sPickleState): _root_.scala.Unit = {", type, BOO);
        out.line("val known = state.identityRefFor(value)");
        out.line("if (known.isDefined) state.enc.writeInt(-known.get)");
        out.line("else {").line("state.enc.writeInt(0)");
        for (Field field : fields) {
            out.line("%s.pickle(value.%s)(state)", instances.of(field.type()), classes.field(record, field));
        }
        out.line("state.addIdentityRef(value)").line("}").line("}");
        out.line("override def unpickle(implicit state: %sUnpickleState): %s = {", BOO, type);
        out.line("val code = state.dec.readInt");
        out.line("if (code == 0) {");
        List<String> values = fields.stream()
                .map(field -> instances.of(field.type()) + ".unpickle(state)")
                .toList();
        out.line("val value = %s", classes.construct(record, values));
        out.line("state.addIdentityRef(value)").line("value");
        out.line("} else if (code < 0) state.identityFor[%s](-code)", type);
        out.line("else state.codingError(code)").line("}").line("}");
    }

    /** A symbol is its place among the symbols, since a case object has no content. */
    private void enumeration(EnumDefinition enumeration) {
        String type = classes.className(enumeration.name());
        out.line(
                "lazy val %s: %sPickler[%s] = new %sCompositePickler[%s] {",
                Instances.ofDefinition(classes, enumeration.name()), BOO, type, BOO, type);
        for (String symbol : enumeration.symbols()) {
            String value = classes.symbol(enumeration, symbol);
            out.line(
                    "addConcreteType[%s.type](%sConstPickler[%s.type](%s), _root_.scala.reflect.ClassTag(%s.getClass))",
                    value, BOO, value, value, value);
        }
        out.line("}");
    }
}
