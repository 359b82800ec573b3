package io.wirecost.compiler.avrospecific;

import io.wirecost.compiler.avro.AvroUnions;
import io.wirecost.compiler.lower.CamelCase;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Naming;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names that Avro's compiler neither mangles nor lets collide. Fields lose their underscores, as they do in its accessors.
 * Fixed types and the records around branches of unions are classes too, so they are named here with all others.
 */
final class AvroSpecificNaming implements Naming {
    /** What the generated code imports or has inside, and what it calls by a short name. */
    private static final Set<String> TYPES = ReservedWords.of(
            "_ Mapper Builder GenericArray SpecificData SpecificRecord Utf8 BinaryMessageEncoder BinaryMessageDecoder",
            "SchemaStore JsonSchemaParser Object String Override Deprecated SuppressWarnings Class Boolean Integer Long Float",
            "Double IndexOutOfBoundsException");

    /** Fields of the generated classes, and words in accessors that they have already. */
    private static final Set<String> FIELDS = ReservedWords.of(
            String.join(" ", JavaNames.RESERVED),
            "schema classSchema specificData conversion conversions encoder decoder serialVersionUID",
            "record var yield sealed permits when");

    /** A builder has {@code getXBuilder} for each record {@code x}. */
    private static final Pattern BUILDER = Pattern.compile("(?<=.)(builder)+$");

    private final List<String> fixeds;
    private final List<String> wrappers;
    private NameTable types;

    /** @param told the same schema by {@link AvroUnions#told} */
    AvroSpecificNaming(Schema schema, Schema told) {
        Set<String> given = schema.definitions().stream().map(Definition::name).collect(Collectors.toSet());
        this.wrappers = told.records()
                .map(Definition::name)
                .filter(name -> !given.contains(name))
                .toList();
        this.fixeds = schema.types().stream()
                .flatMap(t -> t.asLeaf().flatMap(Type.Leaf::asFixed).stream())
                .map(Type.Fixed::name)
                .distinct()
                .toList();
    }

    @Override
    public NameTable types(List<String> fullNames) {
        List<String> all = new ArrayList<>(fullNames);
        all.addAll(fixeds);
        all.addAll(wrappers);
        types = new NameTable(
                all,
                name -> JavaNames.capitalize(Definition.simpleName(name)),
                TYPES,
                name -> name.toLowerCase(Locale.ROOT));
        return types;
    }

    /** Full name of the class of a fixed, or of a record around a branch of a union. */
    String unclassed(String name) {
        return AvroSpecificTarget.PACKAGE + "." + types.get(name);
    }

    @Override
    public NameTable fields(List<String> names) {
        return new NameTable(
                names,
                CamelCase::of,
                FIELDS,
                name -> BUILDER.matcher(name.toLowerCase(Locale.ROOT)).replaceFirst(""),
                "");
    }

    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        return new NameTable(symbols, UnaryOperator.identity(), FIELDS, UnaryOperator.identity());
    }

    RenamedSchema renamed(Lowered lowered) {
        AvroSpecificNaming naming = this;
        return new RenamedSchema() {
            @Override
            String definition(String name) {
                return AvroSpecificTarget.PACKAGE + "." + types.get(name);
            }

            @Override
            String fixed(String name) {
                return naming.unclassed(name);
            }

            @Override
            String field(String record, String field) {
                if (wrappers.contains(record)) {
                    return field;
                }
                Message message = lowered.message(new Origin.OfRecord(record));
                return message.slots().stream()
                        .filter(s -> s.source().equals(field))
                        .map(Slot::name)
                        .findFirst()
                        .orElseThrow();
            }

            @Override
            String alias(String name) {
                return CamelCase.of(name);
            }

            @Override
            String symbol(String enumeration, String symbol) {
                return lowered.enumeration(new Type.EnumRef(enumeration))
                        .symbols()
                        .get(symbol);
            }
        };
    }
}
