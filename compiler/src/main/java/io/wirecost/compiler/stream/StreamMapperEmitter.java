package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.StreamMapper;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.util.stream.Collectors;

/** Emits the class that writes and reads every record of a schema through a library's own calls. */
final class StreamMapperEmitter {
    private final Schema schema;
    private final StreamDialect dialect;
    private final JavaNames names;
    private final Leaves leaves;
    private final SourceWriter out = new SourceWriter();

    StreamMapperEmitter(Schema schema, StreamDialect dialect) {
        this.schema = schema;
        this.dialect = dialect;
        this.names = new JavaNames(schema);
        this.leaves = new Leaves(dialect, names);
    }

    /** The source of the class that {@link GeneratedCode#mapperClass} names. */
    String emit(String target) {
        String root = schema.root().name();
        String bean = names.qualifiedClassName(root);
        String name = dialect.namesGoWithValues() ? "null, " : "";
        out.line("package %s;", GeneratedCode.targetPackage(target)).line("");
        out.line(
                "public final class Mapper implements %s<%s, %s, %s> {",
                StreamMapper.class.getName(), bean, dialect.writer(), dialect.reader());
        schema.enums().forEach(this::array);
        out.line("").line("@java.lang.Override");
        out.line("public void write(%s value, %s to) throws java.lang.Exception {", bean, dialect.writer());
        out.line("write%s(to, %svalue);", names.className(root), name).line("}");
        out.line("").line("@java.lang.Override");
        out.line("public %s read(%s from) throws java.lang.Exception {", bean, dialect.reader());
        out.line("return read%s(from);", names.className(root)).line("}");
        WriteEmitter writes = new WriteEmitter(dialect, names, leaves, out);
        ReadEmitter reads = new ReadEmitter(dialect, names, leaves, out);
        schema.records().forEach(record -> {
            writes.method(record);
            reads.method(record);
        });
        if (!dialect.positional()) {
            schema.enums().forEach(this::bySymbol);
        }
        return out.line("}").toString();
    }

    /** By ordinal: the symbols to write, or by place the constants to read. */
    private void array(EnumDefinition enumeration) {
        if (dialect.positional()) {
            String type = names.qualifiedClassName(enumeration.name());
            out.line("private static final %s[] %s = %s.values();", type, leaves.constants(enumeration.name()), type);
            return;
        }
        String symbols =
                enumeration.symbols().stream().map(s -> "\"" + s + "\"").collect(Collectors.joining(", "));
        out.line("private static final java.lang.String[] %s = {%s};", leaves.symbols(enumeration.name()), symbols);
    }

    private void bySymbol(EnumDefinition enumeration) {
        String type = names.qualifiedClassName(enumeration.name());
        out.line("")
                .line("private static %s read%s(java.lang.String symbol) {", type, names.className(enumeration.name()));
        out.line("return switch (symbol) {");
        for (String symbol : enumeration.symbols()) {
            out.line("case \"%s\" -> %s.%s;", symbol, type, names.constant(enumeration.name(), symbol));
        }
        String message = "\"%s has no symbol \" + symbol".formatted(enumeration.name());
        out.line("default -> throw new java.lang.IllegalStateException(%s);", message);
        out.line("};").line("}");
    }
}
