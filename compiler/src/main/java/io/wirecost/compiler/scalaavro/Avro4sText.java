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
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Emits a call of avro4s's macro for each case class. What the macro derives is given the schema, which says how values
 * travel, and the names of fields. The macro cannot be told the symbols of an enum, so these instances are written out.
 */
public final class Avro4sText {
    private static final String ID = "avro4s";
    private static final String AVRO4S = "_root_.com.sksamuel.avro4s.";

    private final CaseClasses classes;
    private final Schema told;
    private final SourceWriter out = new SourceWriter();

    private Avro4sText(CaseClasses classes) {
        this.classes = classes;
        this.told = AvroUnions.told(classes.schema());
    }

    /** The target whose files this emits. */
    public static Target target() {
        List<String> libraries = List.of(
                "com.sksamuel.avro4s.Encoder",
                "magnolia.Magnolia",
                "mercator.Monadic",
                "org.apache.avro.Schema",
                "shapeless.Coproduct");
        return BinaryText.withSchemas(new CodecTarget(ID, libraries, classes -> new Avro4sText(classes).emit()));
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(ID)).line("");
        codec();
        instances("Encoder");
        instances("Decoder");
        return out + Avro4sSupport.TEXT + UnionText.ifNeeded(told, UnionText.AVRO4S);
    }

    private void codec() {
        RecordDefinition root = classes.schema().root();
        String type = classes.rootClass();
        String instance = Instances.ofDefinition(classes, root.name());
        BinaryText.codec(
                out,
                type,
                """
                private val schema = Schemas.of(%s)
                private def encode(value: %s): _root_.scala.Any = Encoders.%s.encode(value)
                private def decode(value: _root_.scala.Any): %s = Decoders.%s.decode(value)
                """.formatted(ScalaLiteral.of(root.name()), type, instance, type, instance),
                AVRO4S + "DefaultAwareDatumReader");
    }

    /** @param kind {@code Encoder} or {@code Decoder} */
    private void instances(String kind) {
        out.line("private object %ss {", kind).line("import Leaf%ss._", kind);
        for (RecordDefinition record : classes.schema().records().toList()) {
            if (told.record(record.name()).isUnion()) {
                union(kind, record);
            } else {
                record(kind, record);
            }
        }
        classes.schema().enums().forEach(enumeration -> enumeration(kind, enumeration));
        out.line("}").line("");
    }

    private void union(String kind, RecordDefinition union) {
        head(kind, union.name());
        out.line("  new Unions.Union%s(Unions.unknown,", kind);
        List<String> branches = union.fields().stream()
                .map(branch -> branch(kind, union, branch))
                .toList();
        out.line(String.join(",\n", branches) + ")");
        String type = classes.className(union.name());
        String instance = Instances.ofDefinition(classes, union.name());
        out.line("implicit lazy val optional_%s: %s%s[_root_.scala.Option[%s]] =", instance, AVRO4S, kind, type);
        out.line("  new Unions.Option%s[%s](Unions.unknown, %s)", kind, type, instance);
    }

    private String branch(String kind, RecordDefinition union, Field branch) {
        String value = classes.type(branch.type().present());
        String way =
                kind.equals("Encoder") ? "_." + classes.field(union, branch) : UnionText.made(classes, union, branch);
        return "  new Unions.Branch%s[%s, %s](%s, _root_.scala.Predef.implicitly[%s%s[%s]], %s)"
                .formatted(
                        kind,
                        classes.className(union.name()),
                        value,
                        way,
                        AVRO4S,
                        kind,
                        value,
                        AvroUnions.isWrapped(branch, told.record(union.name()).field(branch.name())));
    }

    private void head(String kind, String definition) {
        out.line("");
        out.line(
                "implicit lazy val %s: %s%s[%s] =",
                Instances.ofDefinition(classes, definition), AVRO4S, kind, classes.className(definition));
    }

    private void record(String kind, RecordDefinition record) {
        String type = classes.className(record.name());
        head(kind, record.name());
        out.line(
                "  new Defined%s[%s](Schemas.of[%s](%s, _root_.scala.collection.immutable.Map(%s)), %s%s.gen[%s])",
                kind, type, type, ScalaLiteral.of(record.name()), names(record), AVRO4S, kind, type);
    }

    private String names(RecordDefinition record) {
        return CaseClasses.held(record)
                .filter(field -> !field.name().equals(classes.field(record, field)))
                .map(field -> name(record, field))
                .collect(Collectors.joining(", "));
    }

    private String name(RecordDefinition record, Field field) {
        return "(%s, %s)".formatted(ScalaLiteral.of(classes.field(record, field)), ScalaLiteral.of(field.name()));
    }

    private void enumeration(String kind, EnumDefinition enumeration) {
        boolean encodes = kind.equals("Encoder");
        head(kind, enumeration.name());
        out.line(
                "  new Symbol%s[%s](Schemas.of(%s), {",
                kind, classes.className(enumeration.name()), ScalaLiteral.of(enumeration.name()));
        for (String symbol : enumeration.symbols()) {
            String constant = classes.symbol(enumeration, symbol);
            String text = ScalaLiteral.of(symbol);
            out.line("case %s => %s", encodes ? constant : text, encodes ? text : constant);
        }
        out.line("})");
    }
}
