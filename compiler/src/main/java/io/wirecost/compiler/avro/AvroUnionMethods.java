package io.wirecost.compiler.avro;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.value.AvroNames;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;

/**
 * Emits the pair of methods for a union: to the value of the branch that is there, and back. Avro's reader tells the branch by the
 * value's class, or by the name of its schema.
 */
final class AvroUnionMethods {
    private final Schema told;
    private final JavaNames names;
    private final DomainTypes types;
    private final AvroExpressions expressions;
    private final SourceWriter out;

    /** @param told the schema by {@link AvroUnions#told} */
    AvroUnionMethods(Schema told, JavaNames names, AvroExpressions expressions, SourceWriter out) {
        this.told = told;
        this.names = names;
        this.types = new DomainTypes(names);
        this.expressions = expressions;
        this.out = out;
    }

    void emit(RecordDefinition union) {
        String name = names.className(union.name());
        String domain = names.qualifiedClassName(union.name());
        encoder(union, name, domain);
        decoder(union, name, domain);
    }

    private void encoder(RecordDefinition union, String name, String domain) {
        out.line("").line("private static java.lang.Object encode%s(%s in) {", name, domain);
        for (int i = 0; i < union.fields().size(); i++) {
            Field branch = union.fields().get(i);
            String getter = names.getter(union.name(), branch);
            out.line("%s v%d = in.%s();", types.boxed(branch.type()), i, getter);
            out.line("if (v%d != null) {", i);
            value(union, i, expressions.encode(branch.type().present(), "v" + i));
            out.line("}");
        }
        out.line("throw new java.lang.IllegalArgumentException(\"a %s without a branch\");", name);
        out.line("}");
    }

    private void value(RecordDefinition union, int branch, String encoded) {
        if (!isWrapped(union, branch)) {
            out.line("return %s;", encoded);
            return;
        }
        out.line(
                "org.apache.avro.generic.IndexedRecord out = new org.apache.avro.generic.GenericData.Record(%s);",
                expressions.schema(toldType(union, branch)));
        out.line("out.put(0, %s);", encoded).line("return out;");
    }

    private void decoder(RecordDefinition union, String name, String domain) {
        out.line("").line("private static %s decode%s(java.lang.Object in) {", domain, name);
        out.line("%s out = new %s();", domain, domain);
        List<Field> branches = union.fields();
        boolean hasNames = false;
        for (int i = 0; i < branches.size(); i++) {
            String type = unnamed(toldType(union, i));
            hasNames |= type.isEmpty();
            if (!type.isEmpty()) {
                out.line("if (in instanceof %s) {", type);
                set(union, branches.get(i), "in");
                out.line("return out;").line("}");
            }
        }
        if (hasNames) {
            named(union);
        } else {
            out.line("throw new java.lang.IllegalArgumentException(\"no branch: \" + in.getClass());");
        }
        out.line("}");
    }

    private void named(RecordDefinition union) {
        out.line("java.lang.String name = ((org.apache.avro.generic.GenericContainer) in).getSchema().getFullName();");
        out.line("switch (name) {");
        for (int i = 0; i < union.fields().size(); i++) {
            Type type = toldType(union, i);
            if (!unnamed(type).isEmpty()) {
                continue;
            }
            out.line("case \"%s\": {", AvroNames.of(type));
            if (isWrapped(union, i)) {
                out.line("java.lang.Object v = ((org.apache.avro.generic.IndexedRecord) in).get(0);");
            }
            set(union, union.fields().get(i), isWrapped(union, i) ? "v" : "in");
            out.line("return out;").line("}");
        }
        out.line("default:").line("throw new java.lang.IllegalArgumentException(\"no branch: \" + name);");
        out.line("}");
    }

    private void set(RecordDefinition union, Field branch, String value) {
        String decoded = expressions.decode(branch.type().present(), value);
        out.line("out.%s(%s);", names.setter(union.name(), branch), decoded);
    }

    private Type toldType(RecordDefinition union, int branch) {
        return told.record(union.name()).fields().get(branch).type().present();
    }

    private boolean isWrapped(RecordDefinition union, int branch) {
        return AvroUnions.isWrapped(
                union.fields().get(branch), told.record(union.name()).fields().get(branch));
    }

    /** The class of what Avro's reader makes of a type without a name; empty for a type with one. */
    private static String unnamed(Type type) {
        return switch (type.form()) {
            case LEAF ->
                type.asLeaf()
                        .flatMap(leaf -> leaf.simple().asPrimitive())
                        .map(AvroUnionMethods::unnamed)
                        .orElse("");
            case ARRAY -> "java.util.Collection";
            case MAP -> "java.util.Map";
            case RECORD -> "";
            case OPTIONAL -> throw new IllegalArgumentException("no branch: " + type);
        };
    }

    private static String unnamed(Type.Primitive type) {
        return switch (type) {
            case NULL -> throw new IllegalArgumentException("no branch: " + type);
            case BOOLEAN -> "java.lang.Boolean";
            case INT -> "java.lang.Integer";
            case LONG -> "java.lang.Long";
            case FLOAT -> "java.lang.Float";
            case DOUBLE -> "java.lang.Double";
            case STRING -> "java.lang.String";
            case BYTES -> "java.nio.ByteBuffer";
        };
    }
}
