package io.wirecost.compiler.jaxb;

import io.wirecost.compiler.lower.Naming;
import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Names in the annotated classes only: the XML has the schema's, which are XML names as they are. */
final class JaxbNaming implements Naming {
    private static final Set<String> TYPES = ReservedWords.ignoringCase("Mapper _");

    @Override
    public NameTable types(List<String> fullNames) {
        return new NameTable(
                fullNames,
                name -> JavaNames.capitalize(Definition.simpleName(name)),
                TYPES,
                name -> name.toLowerCase(Locale.ROOT));
    }

    @Override
    public NameTable fields(List<String> names) {
        return new NameTable(names, UnaryOperator.identity(), JavaNames.RESERVED, UnaryOperator.identity());
    }

    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        return fields(symbols);
    }
}
