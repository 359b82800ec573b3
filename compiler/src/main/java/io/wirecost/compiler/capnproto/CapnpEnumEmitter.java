package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.core.codec.GeneratedCode;
import java.util.Locale;

/** Emits the Java enum of an enum, with a last constant for numbers of newer schemas. */
final class CapnpEnumEmitter {
    private CapnpEnumEmitter() {}

    static String emit(LoweredEnum enumeration) {
        SourceWriter out = new SourceWriter();
        out.line("package " + GeneratedCode.targetPackage(CapnprotoTarget.ID) + ";")
                .line("");
        out.line("public enum " + enumeration.name() + " {");
        enumeration.symbols().all().values().forEach(s -> out.line(constant(s) + ","));
        return out.line("_NOT_IN_SCHEMA,").line("}").toString();
    }

    /** Upper case with an underscore before each former capital: distinct for distinct symbols, never a Java word. */
    static String constant(String symbol) {
        return symbol.replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT);
    }
}
