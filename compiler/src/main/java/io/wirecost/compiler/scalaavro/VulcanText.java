package io.wirecost.compiler.scalaavro;

import io.wirecost.compiler.avro.AvroUnions;
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
import io.wirecost.core.schema.Recursion;
import io.wirecost.core.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Emits vulcan's codecs as its guide shows them: a record's fields, with their names, and what makes the case class of them.
 * vulcan makes the Avro schema of these.
 */
public final class VulcanText {
    private static final String ID = "vulcan";

    /** As many as Scala has tuples for. */
    private static final int MOST_IN_TUPLE = 22;

    private final CaseClasses classes;
    private final Instances instances;
    private final VulcanTypes types;
    private final Schema told;
    private final SourceWriter out = new SourceWriter();

    private VulcanText(CaseClasses classes) {
        this.classes = classes;
        this.instances = new Instances(classes);
        this.told = AvroUnions.told(classes.schema());
        this.types = new VulcanTypes(instances, told);
    }

    /** The target whose files this emits. */
    public static Target target() {
        List<String> libraries = List.of(
                "vulcan.Codec", "org.apache.avro.Schema", "cats.Apply", "cats.free.FreeApplicative", "cats.kernel.Eq");
        return BinaryText.withSchemas(new CodecTarget(ID, libraries, classes -> new VulcanText(classes).emit()))
                .withRefused(schema ->
                        Recursion.in(schema).map(path -> path + ", and vulcan has no codecs that contain themselves"));
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(ID)).line("");
        codec();
        out.line("private object Codecs {")
                .line("import _root_.cats.syntax.all._")
                .line("");
        instances.forEachType((type, name) -> instance(name, classes.type(type)).line("  " + types.codec(type)));
        for (RecordDefinition record : classes.schema().records().toList()) {
            if (told.record(record.name()).isUnion()) {
                union(record);
            } else {
                record(record);
            }
        }
        classes.schema().enums().forEach(this::enumeration);
        out.line("").line("def right[A](result: _root_.scala.Either[_root_.vulcan.AvroError, A]): A =");
        out.line("  result.fold(error => throw error.throwable, value => value)");
        out.line("}").line("");
        return out + VulcanTypes.LEAVES + UnionText.ifNeeded(told, UnionText.VULCAN);
    }

    private void codec() {
        String root = classes.rootClass();
        String parts = """
                private val codec = Codecs.%s
                private val schema = Codecs.right(codec.schema)
                private def encode(value: %s): _root_.scala.Any = Codecs.right(codec.encode(value))
                private def decode(value: _root_.scala.Any): %s = Codecs.right(codec.decode(value, readerSchema))
                """.formatted(
                        Instances.ofDefinition(classes, classes.schema().root().name()), root, root);
        BinaryText.codec(out, root, parts, "_root_.org.apache.avro.generic.GenericDatumReader");
    }

    private SourceWriter instance(String name, String type) {
        return out.line("lazy val %s: _root_.vulcan.Codec[%s] =", name, type);
    }

    private void record(RecordDefinition record) {
        String type = classes.className(record.name());
        List<Field> fields = CaseClasses.held(record).toList();
        out.line("");
        instance(Instances.ofDefinition(classes, record.name()), type);
        out.line("  _root_.vulcan.Codec.record[%s](%s) {", type, VulcanTypes.named(record.name()));
        out.line("field =>");
        out.line(
                switch (fields.size()) {
                    case 0 ->
                        "  _root_.cats.free.FreeApplicative.pure(%s)".formatted(classes.construct(record, List.of()));
                    case 1 ->
                        "  " + field(record, fields.get(0))
                                + ".map(a => %s)".formatted(classes.construct(record, List.of("a")));
                    default -> "  " + made(record, fields);
                });
        out.line("}");
    }

    private void union(RecordDefinition union) {
        String type = classes.className(union.name());
        out.line("");
        instance(Instances.ofDefinition(classes, union.name()), type);
        out.line("  Unions.union[%s](", type);
        List<String> branches = new ArrayList<>();
        for (Field branch : union.fields()) {
            String value = classes.type(branch.type().present());
            branches.add("  new Unions.Branch[%s, %s](%s, _.%s, %s)"
                    .formatted(
                            type,
                            value,
                            branchCodec(union, branch, value),
                            classes.field(union, branch),
                            UnionText.made(classes, union, branch)));
        }
        out.line(String.join(",\n", branches) + ")");
    }

    private String branchCodec(RecordDefinition union, Field branch, String value) {
        Field held = told.record(union.name()).field(branch.name());
        String codec = instances.of(branch.type().present());
        return AvroUnions.isWrapped(branch, held)
                ? "Unions.around[%s](%s, %s)"
                        .formatted(
                                value, VulcanTypes.named(held.type().present().name()), codec)
                : codec;
    }

    private String field(RecordDefinition record, Field field) {
        return "field[%s](%s, _.%s)(%s)"
                .formatted(
                        classes.type(field.type()),
                        ScalaLiteral.of(field.name()),
                        classes.field(record, field),
                        instances.of(field.type()));
    }

    /** The case class from a tuple of its fields, or from a tuple of tuples where it has more. */
    private String made(RecordDefinition record, List<Field> fields) {
        int count = (fields.size() + MOST_IN_TUPLE - 1) / MOST_IN_TUPLE;
        List<String> tuples = new ArrayList<>();
        List<String> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Field> some = fields.subList(fields.size() * i / count, fields.size() * (i + 1) / count);
            tuples.add(tuple(some.stream().map(field -> field(record, field))));
            for (int j = 1; j <= some.size(); j++) {
                values.add("a%d._%d".formatted(i, j));
            }
        }
        String arguments = IntStream.range(0, count).mapToObj(i -> "a" + i).collect(Collectors.joining(", "));
        String made = "((%s) => %s)".formatted(arguments, classes.construct(record, values));
        return count == 1
                ? tuples.get(0) + ".tupled.map" + made
                : tuple(tuples.stream().map(tuple -> tuple + ".tupled")) + ".mapN" + made;
    }

    private static String tuple(Stream<String> elements) {
        return elements.collect(Collectors.joining(",\n      ", "(\n      ", ")"));
    }

    private void enumeration(EnumDefinition enumeration) {
        String type = classes.className(enumeration.name());
        String symbols = enumeration.symbols().stream().map(ScalaLiteral::of).collect(Collectors.joining(", "));
        out.line("");
        instance(Instances.ofDefinition(classes, enumeration.name()), type);
        out.line(
                "  _root_.vulcan.Codec.enumeration[%s](%s, _root_.scala.collection.immutable.Vector(%s), {",
                type, VulcanTypes.named(enumeration.name()), symbols);
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", classes.symbol(enumeration, symbol), ScalaLiteral.of(symbol));
        }
        out.line("}, {");
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => _root_.scala.Right(%s)", ScalaLiteral.of(symbol), classes.symbol(enumeration, symbol));
        }
        out.line("case other => _root_.scala.Left(_root_.vulcan.AvroError(other))")
                .line("})");
    }
}
