package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.NameTable;
import io.wirecost.core.schema.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Numbers instead of names: messages {@code M1}, {@code M2}, …, enums {@code E1}, {@code E2}, …, the fields of each
 * message {@code f1}, {@code f2}, …, and the symbols of {@code E1} {@code E1S0}, {@code E1S1}, …. No generator of any
 * language reserves these, and nothing of a user's schema gets into its code.
 */
public final class NumberedNaming implements Naming {
    private final Set<String> enums;
    private final boolean smallSymbols;

    /** @param smallSymbols whether symbols start with a small letter: {@code e1S0} */
    public NumberedNaming(Schema schema, boolean smallSymbols) {
        this.enums = schema.enums().map(Definition::name).collect(Collectors.toSet());
        this.smallSymbols = smallSymbols;
    }

    @Override
    public NameTable types(List<String> fullNames) {
        Map<String, String> numbered = new LinkedHashMap<>();
        int messages = 0;
        int enumerations = 0;
        for (String name : fullNames) {
            numbered.put(name, enums.contains(name) ? "E" + ++enumerations : "M" + ++messages);
        }
        return table(numbered);
    }

    @Override
    public NameTable fields(List<String> names) {
        return table(numbered(names, "f", 1));
    }

    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        String prefix = smallSymbols ? enumName.toLowerCase(Locale.ROOT) : enumName;
        return table(numbered(symbols, prefix + "S", 0));
    }

    private static Map<String, String> numbered(List<String> names, String prefix, int first) {
        Map<String, String> numbered = new LinkedHashMap<>();
        int number = first;
        for (String name : names) {
            numbered.put(name, prefix + number++);
        }
        return numbered;
    }

    private static NameTable table(Map<String, String> numbered) {
        return new NameTable(numbered.keySet(), numbered::get, Set.of(), UnaryOperator.identity());
    }
}
