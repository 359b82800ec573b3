package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.StreamMapper;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;

/** Emits the class that writes and reads every record of a schema through a library's own calls. */
final class StreamMapperEmitter {
    private final Schema schema;
    private final StreamDialect dialect;
    private final JavaNames names;
    private final StreamLeaves leaves;
    private final SourceWriter out = new SourceWriter();

    StreamMapperEmitter(Schema schema, StreamDialect dialect) {
        this.schema = schema;
        this.dialect = dialect;
        this.names = new JavaNames(schema);
        this.leaves = dialect.isText()
                ? StreamLeaves.ofText(names)
                : new StreamLeaves(names, dialect.positional(), dialect.hasDecimals());
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
        SymbolEmitter symbols = new SymbolEmitter(names, leaves, out);
        schema.enums().forEach(dialect.positional() ? this::constants : symbols::array);
        out.line("").line("@java.lang.Override");
        out.line("public void write(%s value, %s to) throws java.lang.Exception {", bean, dialect.writer());
        out.line("write%s(to, %svalue);", names.className(root), name).line("}");
        out.line("").line("@java.lang.Override");
        out.line("public %s read(%s from) throws java.lang.Exception {", bean, dialect.reader());
        out.line("return read%s(from);", names.className(root)).line("}");
        StreamWriteEmitter writes = new StreamWriteEmitter(dialect, names, leaves, out);
        StreamReadEmitter reads = new StreamReadEmitter(dialect, names, leaves, out);
        schema.records().forEach(record -> {
            boolean isCounted = dialect.countsRoot() || !record.name().equals(root);
            writes.method(record, isCounted);
            reads.method(record, isCounted);
        });
        if (!dialect.positional()) {
            schema.enums().forEach(symbols::bySymbol);
        }
        dialect.methods().forEach(out::line);
        writes.constants();
        return out.line("}").toString();
    }

    /** Emits the enum's constants, found by their number. */
    private void constants(EnumDefinition enumeration) {
        String type = names.qualifiedClassName(enumeration.name());
        out.line("private static final %s[] %s = %s.values();", type, leaves.constants(enumeration.name()), type);
    }
}
