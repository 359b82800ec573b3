package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.core.schema.JavaNames;
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

    public Token token(Type type) {
        if (type == Type.Primitive.NULL) {
            return Token.NIL;
        } else if (type instanceof Type.EnumRef) {
            return positional ? Token.INT : Token.STRING;
        } else if (type instanceof Type.Decimal) {
            return hasDecimals ? Token.DECIMAL : Token.STRING;
        }
        return Token.valueOf(Carrier.of(type).kind().name());
    }

    /** From a domain value, which is there, to what is written. */
    public String encode(Type type, String value) {
        if (type instanceof Type.EnumRef ref) {
            return positional ? value + ".ordinal()" : symbols(ref.name()) + "[" + value + ".ordinal()]";
        } else if (type instanceof Type.Decimal) {
            return hasDecimals ? value : value + ".toPlainString()";
        }
        return Carrier.of(type).encode(value);
    }

    /** From what was read to a domain value. */
    public String decode(Type type, String carried) {
        if (type instanceof Type.EnumRef ref) {
            return positional
                    ? constants(ref.name()) + "[" + carried + "]"
                    : "read" + names.className(ref.name()) + "(" + carried + ")";
        } else if (type instanceof Type.Decimal) {
            return hasDecimals ? carried : "new java.math.BigDecimal(" + carried + ")";
        }
        return Carrier.of(type).decode(carried);
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
