package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.edit.EditCatalogue;
import io.wirecost.evolution.edit.EditChoice;
import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.edit.SchemaPair;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that say how a schema changes. */
@HelpGroup.In(HelpGroup.DATA)
public final class EditOptions {
    private static final String FROM = "--from";
    private static final String TO = "--to";
    private static final String EDITS = "--edits";
    private static final String AT = "--at";

    @Option(names = FROM, paramLabel = "FILE", description = "The older version of your schema, in any language.")
    private Optional<Path> from;

    @Option(names = TO, paramLabel = "FILE", description = "The newer version of your schema.")
    private Optional<Path> to;

    @Option(
            names = EDITS,
            split = ",",
            paramLabel = "EDIT",
            description = "Only these edits, with * for any characters, e.g. 'add-*,rename' (default: all).")
    private List<String> edits = new ArrayList<>();

    @Option(
            names = AT,
            paramLabel = "PLACE",
            description = "Only edits of this field or type, e.g. Order.status or Status.")
    private Optional<String> place;

    @Option(
            names = "--places",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many places of each edit are tried, chosen by the seed (default: ${DEFAULT-VALUE}).")
    private int places;

    /**
     * What is tried.
     *
     * @param name of the records
     * @param records of the older version; none where two schemas are given alone
     */
    public record Asked(String name, List<RecordValue> records, List<Edit> edits) {}

    /**
     * The edits that were asked for.
     *
     * @throws InputException with what is wrong with the options, or if no edit applies
     */
    public Asked asked(DataOptions data, long seed) throws InputException {
        if (from.isPresent() != to.isPresent()) {
            throw new InputException("%s and %s belong together: give both versions".formatted(FROM, TO));
        }
        return from.isPresent() ? pair(data, seed) : catalogue(data.dataset(seed), seed);
    }

    private Asked pair(DataOptions data, long seed) throws InputException {
        if (!edits.isEmpty() || place.isPresent()) {
            throw new InputException("%s and %s are for edits of one schema; leave them out with %s and %s"
                    .formatted(EDITS, AT, FROM, TO));
        }
        Schema newer = data.schema(to.get());
        if (data.bringsRecords()) {
            Dataset dataset = data.by(FROM, from.get()).dataset(seed);
            return new Asked(dataset.name(), dataset.records(), List.of(SchemaPair.of(dataset.schema(), newer)));
        }
        Schema older = data.schema(from.get());
        return new Asked(from.get().getFileName().toString(), List.of(), List.of(SchemaPair.of(older, newer)));
    }

    private Asked catalogue(Dataset dataset, long seed) throws InputException {
        if (places < 1) {
            throw new InputException("--places %d: expected a number from 1".formatted(places));
        }
        List<Edit> chosen = EditCatalogue.of(dataset.schema(), new EditChoice(kinds(), place, seed, places));
        if (chosen.isEmpty()) {
            throw new InputException("no such edit applies to the schema%s; leave out %s or %s"
                    .formatted(place.map(at -> " at " + at).orElse(""), EDITS, AT));
        }
        return new Asked(dataset.name(), dataset.records(), chosen);
    }

    private Set<EditKind> kinds() throws InputException {
        if (edits.isEmpty()) {
            return EnumSet.allOf(EditKind.class);
        }
        List<String> known = Arrays.stream(EditKind.values()).map(EditKind::id).toList();
        List<String> problems = edits.stream()
                .filter(text -> known.stream().noneMatch(pattern(text).asMatchPredicate()))
                .map(text -> Choices.mismatch(EDITS, text, "an edit of the catalogue", known))
                .toList();
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return Arrays.stream(EditKind.values())
                .filter(kind -> edits.stream()
                        .anyMatch(text -> pattern(text).matcher(kind.id()).matches()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(EditKind.class)));
    }

    private static Pattern pattern(String text) {
        return Pattern.compile(
                Stream.of(text.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
    }
}
