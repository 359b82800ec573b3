package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.TextExpressions;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;

/** Values without parts in self-describing formats and in text formats, as docs/carriers.md has them. */
public final class Leaves {
    private final JavaNames names;
    private final boolean positional;
    private final boolean hasDecimals;
    private final boolean text;

    /**
     * Creates the leaves of a binary format.
     *
     * @param positional whether an enum is its index, as fields are told apart by their place; otherwise its symbol
     * @param hasDecimals whether the format has decimals that keep their scale; otherwise they travel as text
     */
    public Leaves(JavaNames names, boolean positional, boolean hasDecimals) {
        this(names, positional, hasDecimals, false);
    }

    private Leaves(JavaNames names, boolean positional, boolean hasDecimals, boolean text) {
        this.names = names;
        this.positional = positional;
        this.hasDecimals = hasDecimals;
        this.text = text;
    }

    /** The leaves of a text format, in which all values of logical types are text. */
    public static Leaves ofText(JavaNames names) {
        return new Leaves(names, false, false, true);
    }

    /** The kind of value that is written for a type. */
    public Token token(Type.Leaf type) {
        return type.match(new LeafCases<>(
                primitive -> primitive == Type.Primitive.NULL ? Token.NIL : carried(primitive),
                temporal -> text ? Token.STRING : carried(temporal),
                Leaves::carried,
                decimal -> hasDecimals ? Token.DECIMAL : Token.STRING,
                uuid -> text ? Token.STRING : carried(uuid),
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
                temporal -> text ? TextExpressions.encode(temporal, value) : carried,
                fixed -> carried,
                decimal -> hasDecimals ? value : TextExpressions.encodeDecimal(value),
                uuid -> text ? TextExpressions.encodeUuid(value) : carried,
                enumeration ->
                        positional ? value + ".ordinal()" : symbols(enumeration.name()) + "[" + value + ".ordinal()]"));
    }

    /** Returns the expression that turns what was read into a domain value. */
    public String decode(Type.Leaf type, String carried) {
        String decoded = Carrier.of(type).decode(carried);
        return type.match(new LeafCases<>(
                primitive -> decoded,
                temporal -> text ? TextExpressions.decode(temporal, carried) : decoded,
                fixed -> decoded,
                decimal -> hasDecimals ? carried : TextExpressions.decodeDecimal(carried),
                uuid -> text ? TextExpressions.decodeUuid(carried) : decoded,
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
