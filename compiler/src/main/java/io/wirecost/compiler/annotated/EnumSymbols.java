package io.wirecost.compiler.annotated;

import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.JavaNames;
import java.util.ArrayList;
import java.util.List;

/** The symbols of an enum whose constants have other names, for libraries that find a method with them by its annotation. */
final class EnumSymbols {
    private EnumSymbols() {}

    /** The method's lines; none where each constant is named like its symbol. */
    static List<String> method(String annotation, EnumDefinition enumeration, JavaNames names) {
        if (enumeration.symbols().stream().allMatch(symbol -> symbol.equals(constant(enumeration, symbol, names)))) {
            return List.of();
        }
        List<String> lines =
                new ArrayList<>(List.of(annotation, "public java.lang.String symbol() {", "return switch (this) {"));
        for (String symbol : enumeration.symbols()) {
            lines.add("case " + constant(enumeration, symbol, names) + " -> " + StringLiteral.of(symbol) + ";");
        }
        lines.addAll(List.of("};", "}"));
        return lines;
    }

    private static String constant(EnumDefinition enumeration, String symbol, JavaNames names) {
        return names.constant(enumeration.name(), symbol);
    }
}
