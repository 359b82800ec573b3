package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.JavaNames;
import java.util.stream.Collectors;

/** Emits what turns an enum's constants into the schema's symbols and back, as {@link StreamLeaves} refers to it. */
public final class SymbolEmitter {
    private final JavaNames names;
    private final StreamLeaves leaves;
    private final SourceWriter out;

    public SymbolEmitter(JavaNames names, StreamLeaves leaves, SourceWriter out) {
        this.names = names;
        this.leaves = leaves;
        this.out = out;
    }

    /** The symbols to write, by ordinal. */
    public void array(EnumDefinition enumeration) {
        String symbols =
                enumeration.symbols().stream().map(s -> "\"" + s + "\"").collect(Collectors.joining(", "));
        out.line("private static final java.lang.String[] %s = {%s};", leaves.symbols(enumeration.name()), symbols);
    }

    /** The method that finds the constant of a symbol that was read. */
    public void bySymbol(EnumDefinition enumeration) {
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
