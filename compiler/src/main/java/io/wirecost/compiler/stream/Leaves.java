package io.wirecost.compiler.stream;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** Values without parts in self-describing formats, as docs/carriers.md has them. */
final class Leaves {
    private final StreamDialect dialect;
    private final JavaNames names;

    Leaves(StreamDialect dialect, JavaNames names) {
        this.dialect = dialect;
        this.names = names;
    }

    Token token(Type type) {
        if (type == Type.Primitive.NULL) {
            return Token.NIL;
        } else if (type instanceof Type.EnumRef) {
            return dialect.positional() ? Token.INT : Token.STRING;
        } else if (type instanceof Type.Decimal) {
            return dialect.hasDecimals() ? Token.DECIMAL : Token.STRING;
        }
        return Token.valueOf(Carrier.of(type).kind().name());
    }

    /** From a domain value, which is there, to what is written. */
    String encode(Type type, String value) {
        if (type instanceof Type.EnumRef ref) {
            return dialect.positional() ? value + ".ordinal()" : symbols(ref.name()) + "[" + value + ".ordinal()]";
        } else if (type instanceof Type.Decimal) {
            return dialect.hasDecimals() ? value : value + ".toPlainString()";
        }
        return Carrier.of(type).encode(value);
    }

    /** From what was read to a domain value. */
    String decode(Type type, String carried) {
        if (type instanceof Type.EnumRef ref) {
            return dialect.positional()
                    ? constants(ref.name()) + "[" + carried + "]"
                    : "read" + names.className(ref.name()) + "(" + carried + ")";
        } else if (type instanceof Type.Decimal) {
            return dialect.hasDecimals() ? carried : "new java.math.BigDecimal(" + carried + ")";
        }
        return Carrier.of(type).decode(carried);
    }

    /** The array of an enum's symbols as the schema has them. */
    String symbols(String enumeration) {
        return "SYMBOLS_" + names.className(enumeration);
    }

    /** The array of an enum's constants. */
    String constants(String enumeration) {
        return "CONSTANTS_" + names.className(enumeration);
    }
}
