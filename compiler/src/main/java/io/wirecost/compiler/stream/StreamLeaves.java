package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.TextExpressions;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;

/** Values without parts in self-describing formats and in text formats, as docs/carriers.md has them. */
public final class StreamLeaves {
    /** What is written for a leaf. */
    private enum Form {
        NOTHING,
        CARRIED,
        DECIMAL,
        TEXT,
        SYMBOL,
        INDEX
    }

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
    public StreamLeaves(JavaNames names, boolean positional, boolean hasDecimals) {
        this(names, positional, hasDecimals, false);
    }

    private StreamLeaves(JavaNames names, boolean positional, boolean hasDecimals, boolean text) {
        this.names = names;
        this.positional = positional;
        this.hasDecimals = hasDecimals;
        this.text = text;
    }

    /** The leaves of a text format, in which all values of logical types are text. */
    public static StreamLeaves ofText(JavaNames names) {
        return new StreamLeaves(names, false, false, true);
    }

    /** The kind of value that is written for a type. */
    public Token token(Type.Leaf type) {
        return switch (form(type)) {
            case CARRIED -> Token.valueOf(Carrier.of(type).kind().name());
            case NOTHING -> Token.NIL;
            case DECIMAL -> Token.DECIMAL;
            case TEXT, SYMBOL -> Token.STRING;
            case INDEX -> Token.INT;
        };
    }

    private Form form(Type.Leaf type) {
        if (type == Type.Primitive.NULL) {
            return Form.NOTHING;
        } else if (type.asEnum().isPresent()) {
            return positional ? Form.INDEX : Form.SYMBOL;
        } else if (type.kind() == TypeKind.DECIMAL) {
            return hasDecimals ? Form.DECIMAL : Form.TEXT;
        }
        boolean isLogical = type.simple() != type;
        return isLogical && text ? Form.TEXT : Form.CARRIED;
    }

    /** Returns the expression that turns a domain value, which is not null, into what is written. */
    public String encode(Type.Leaf type, String value) {
        return switch (form(type)) {
            case CARRIED -> Carrier.of(type).encode(value);
            case NOTHING, DECIMAL -> value;
            case TEXT -> TextExpressions.encode(type, value);
            case SYMBOL -> symbols(type.name()) + "[" + value + ".ordinal()]";
            case INDEX -> value + ".ordinal()";
        };
    }

    /** Returns the expression that turns what was read into a domain value. */
    public String decode(Type.Leaf type, String carried) {
        return switch (form(type)) {
            case CARRIED -> Carrier.of(type).decode(carried);
            case NOTHING, DECIMAL -> carried;
            case TEXT -> TextExpressions.decode(type, carried);
            case SYMBOL -> "read" + names.className(type.name()) + "(" + carried + ")";
            case INDEX -> CheckedReads.constant(constants(type.name()), carried);
        };
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
