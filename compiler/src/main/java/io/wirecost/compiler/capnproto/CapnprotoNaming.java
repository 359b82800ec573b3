package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.lower.Naming;
import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Camel case without underscores, as the language demands: types begin with a capital, members with a small letter. */
final class CapnprotoNaming implements Naming {
    /** The language's own types, which a struct of the same name would hide, and the names of our emitted classes. */
    private static final Set<String> RESERVED_TYPES = ReservedWords.of(
            "Void Bool Int8 Int16 Int32 Int64 UInt8 UInt16 UInt32 UInt64 Float32 Float64 Text Data List",
            "AnyPointer AnyStruct AnyList Capability Builder Reader Factory Mapper");

    /** Its accessor would be {@link Object#getClass}. */
    private static final Set<String> RESERVED_FIELDS = Set.of("class");

    @Override
    public NameTable types(List<String> fullNames) {
        return new NameTable(fullNames, CapnprotoNaming::typeName, RESERVED_TYPES, CapnprotoNaming::ignoringCase, "");
    }

    @Override
    public NameTable fields(List<String> names) {
        return new NameTable(names, CapnprotoNaming::memberName, RESERVED_FIELDS, UnaryOperator.identity(), "");
    }

    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        return new NameTable(symbols, CapnprotoNaming::memberName, Set.of(), UnaryOperator.identity(), "");
    }

    private static String typeName(String fullName) {
        String simple = Definition.simpleName(fullName);
        return camel(simple, simple.indexOf('_', 1) > 0);
    }

    private static String memberName(String name) {
        String camel = camel(name, true);
        return camel.substring(0, 1).toLowerCase(Locale.ROOT) + camel.substring(1);
    }

    /** @param calm whether words in capitals become words with one capital */
    private static String camel(String name, boolean calm) {
        StringBuilder camel = new StringBuilder();
        for (String word : name.split("_")) {
            if (!word.isEmpty()) {
                boolean loud = word.equals(word.toUpperCase(Locale.ROOT));
                camel.append(JavaNames.capitalize(calm && loud ? word.toLowerCase(Locale.ROOT) : word));
            }
        }
        boolean startsWithLetter = camel.length() > 0 && Character.isLetter(camel.charAt(0));
        return startsWithLetter ? camel.toString() : "X" + camel;
    }

    private static String ignoringCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
