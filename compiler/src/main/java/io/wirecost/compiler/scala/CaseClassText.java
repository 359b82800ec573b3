package io.wirecost.compiler.scala;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the case classes of a schema as one file. */
final class CaseClassText {
    private final ScalaNames names;
    private final ScalaTypes types;
    private final SchemaNotes notes;
    private final String absent;
    private final String parent;

    private CaseClassText(ScalaNames names, ScalaTypes types, SchemaNotes notes, String absent, String parent) {
        this.names = names;
        this.types = types;
        this.notes = notes;
        this.absent = absent;
        this.parent = parent;
    }

    /** The classes that are compiled: nothing in them is the user's text. */
    static String emit(CaseClasses classes) {
        ScalaTypes types = new ScalaTypes(name -> "_root_." + name, classes::className);
        return new CaseClassText(
                        classes.names(), types, SchemaNotes.NONE, "_root_.scala.None", "_root_.java.io.Serializable")
                .file("package " + JavaNames.DOMAIN_PACKAGE + "\n", classes.schema());
    }

    /** The classes for people: in a package like the schema's, with short names and the schema's documentation. */
    static String emitWithNotes(CaseClasses classes) {
        Schema schema = classes.schema();
        ScalaNames names = classes.names();
        ScalaTypes types = new ScalaTypes(Definition::simpleName, names::className);
        String head = "package " + ScalaNames.packageOf(schema.root().name()) + "\n"
                + imports(schema).map(name -> "\nimport " + name).collect(Collectors.joining());
        return new CaseClassText(names, types, schema.notes(), "None", "Serializable")
                .file(head.endsWith("\n") ? head : head + "\n", schema);
    }

    /** The types that Scala does not know by their short names. */
    private static Stream<String> imports(Schema schema) {
        ScalaTypes types = new ScalaTypes(name -> name, defined -> "");
        return schema.types().stream()
                .map(types::of)
                .filter(name -> name.startsWith("java.") && !name.startsWith("java.lang."))
                .distinct()
                .sorted();
    }

    private String file(String head, Schema schema) {
        return schema.definitions().stream().map(this::definition).collect(Collectors.joining("\n", head + "\n", ""));
    }

    private String definition(Definition definition) {
        Stream<String> lines = definition
                .asRecord()
                .map(this::record)
                .orElseGet(() -> enumeration(definition.asEnum().orElseThrow()));
        return Stream.concat(Scaladoc.lines(notes.doc(definition.name())), lines)
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private Stream<String> enumeration(EnumDefinition enumeration) {
        String name = names.className(enumeration.name());
        Stream<String> symbols = enumeration.symbols().stream()
                .map(symbol -> "  case object %s extends %s".formatted(names.symbol(enumeration.name(), symbol), name));
        return Stream.of(
                        Stream.of(
                                "sealed trait " + name + " extends Product with " + parent,
                                "",
                                "object " + name + " {"),
                        symbols,
                        Stream.of("}"))
                .flatMap(lines -> lines);
    }

    private Stream<String> record(RecordDefinition record) {
        String head = "final case class " + names.className(record.name());
        List<Field> fields = CaseClasses.held(record).toList();
        if (fields.isEmpty()) {
            return Stream.of(head + "()");
        }
        Field last = fields.get(fields.size() - 1);
        Stream<String> parameters =
                fields.stream().flatMap(field -> parameter(record, field, field.equals(last) ? "" : ","));
        return Stream.of(Stream.of(head + "("), parameters, Stream.of(")")).flatMap(lines -> lines);
    }

    private Stream<String> parameter(RecordDefinition record, Field field, String end) {
        String declared = spaced(names.field(record.name(), field.name())) + ": " + types.of(field.type());
        return Stream.concat(
                        Scaladoc.lines(notes.doc(record.name(), field.name())),
                        Stream.of(declared + (field.type().isOptional() ? " = " + absent : "") + end))
                .map(line -> "  " + line);
    }

    /** A name before a sign, which an underscore at its end would draw into the name. */
    private static String spaced(String name) {
        return name.endsWith("_") ? name + " " : name;
    }
}
