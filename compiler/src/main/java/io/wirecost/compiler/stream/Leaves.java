package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;

/** Values without parts in self-describing formats, as docs/carriers.md has them. */
public final class Leaves {
    private final JavaNames names;
    private final boolean positional;
    private final boolean hasDecimals;

    /**
     * @param positional whether an enum is its index, as fields are told apart by their place; otherwise its symbol
     * @param hasDecimals whether the format has decimals that keep their scale; otherwise they travel as text
     */
    public Leaves(JavaNames names, boolean positional, boolean hasDecimals) {
        this.names = names;
        this.positional = positional;
        this.hasDecimals = hasDecimals;
    }

    public Token token(Type.Leaf type) {
        return type.match(new LeafCases<>(
                primitive -> primitive == Type.Primitive.NULL ? Token.NIL : carried(primitive),
                Leaves::carried,
                Leaves::carried,
                decimal -> hasDecimals ? Token.DECIMAL : Token.STRING,
                Leaves::carried,
                enumeration -> positional ? Token.INT : Token.STRING));
    }

    private static Token carried(Type.Leaf type) {
        return Token.valueOf(Carrier.of(type).kind().name());
    }

    /** Returns the expression that turns a domain value, which is not null, into what is written. */
    public String encode(Type.Leaf type, String value) {
        String carried = Carrier.of(type).encode(value);
        return type.match(new LeafCases<>(
                primitive -> carried,
                temporal -> carried,
                fixed -> carried,
                decimal -> hasDecimals ? value : value + ".toPlainString()",
                uuid -> carried,
                enumeration ->
                        positional ? value + ".ordinal()" : symbols(enumeration.name()) + "[" + value + ".ordinal()]"));
    }

    /** Returns the expression that turns what was read into a domain value. */
    public String decode(Type.Leaf type, String carried) {
        String decoded = Carrier.of(type).decode(carried);
        return type.match(new LeafCases<>(
                primitive -> decoded,
                temporal -> decoded,
                fixed -> decoded,
                decimal -> hasDecimals ? carried : "new java.math.BigDecimal(" + carried + ")",
                uuid -> decoded,
                enumeration -> positional
                        ? constants(enumeration.name()) + "[" + carried + "]"
                        : "read" + names.className(enumeration.name()) + "(" + carried + ")"));
    }

    /** The array of an enum's symbols as the schema has them, which {@link SymbolEmitter} declares. */
    String symbols(String enumeration) {
        return "SYMBOLS_" + names.className(enumeration);
    }

    /** The array of an enum's constants. */
    String constants(String enumeration) {
        return "CONSTANTS_" + names.className(enumeration);
    }
}
