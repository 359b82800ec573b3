package io.wirecost.compiler.xstream;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.stream.StreamLeaves;
import io.wirecost.compiler.stream.SymbolEmitter;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.StreamMapper;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;

/** Emits the class that writes and reads every record of a schema through XStream's writer and reader. */
final class ConverterEmitter {
    /** What XML is written through. */
    static final String WRITER = "com.thoughtworks.xstream.io.HierarchicalStreamWriter";

    /** What XML is read from. */
    static final String READER = "com.thoughtworks.xstream.io.HierarchicalStreamReader";

    private final Schema schema;
    private final JavaNames names;
    private final Elements elements;
    private final SourceWriter out = new SourceWriter();
    private final SymbolEmitter symbols;

    ConverterEmitter(Schema schema) {
        this.schema = schema;
        this.names = new JavaNames(schema);
        StreamLeaves leaves = StreamLeaves.ofText(names);
        this.elements = new Elements(names, leaves);
        this.symbols = new SymbolEmitter(names, leaves, out);
    }

    /** The source of the class that {@link GeneratedCode#mapperClass} names. */
    String emit(String target) {
        String root = names.className(schema.root().name());
        String bean = names.qualifiedClassName(schema.root().name());
        out.line("package %s;", GeneratedCode.targetPackage(target)).line("");
        out.line(
                "public final class Mapper implements %s<%s, %s, %s> {",
                StreamMapper.class.getName(), bean, WRITER, READER);
        schema.enums().forEach(symbols::array);
        out.line("").line("@java.lang.Override").line("public void write(%s value, %s to) {", bean, WRITER);
        out.line("write%s(to, value);", root).line("}");
        out.line("").line("@java.lang.Override").line("public %s read(%s from) {", bean, READER);
        out.line("return read%s(from);", root).line("}");
        XStreamWriteEmitter writes = new XStreamWriteEmitter(names, elements, out);
        XStreamReadEmitter reads = new XStreamReadEmitter(names, elements, out);
        schema.records().forEach(record -> {
            writes.method(record);
            reads.method(record);
        });
        schema.enums().forEach(symbols::bySymbol);
        return out.line("}").toString();
    }
}
