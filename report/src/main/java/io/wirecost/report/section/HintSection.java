package io.wirecost.report.section;

import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.SchemaHints;
import io.wirecost.core.run.SchemaHints.Saving;
import io.wirecost.core.run.SchemaHints.SchemaHint;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the records show of their schema, and the bytes that each change saves. */
public final class HintSection {
    /** More columns than these are no table to read. */
    private static final int CHANGES_SIDE_BY_SIDE = 6;

    private static final String MEASURED = "mean of a record, measured by encoding the changed schema";

    private HintSection() {}

    /**
     * Writes the section.
     *
     * @param codecs those that may have encoded the changed schemas, in the order of their rows
     * @param name what stands for a codec
     */
    public static void write(
            SchemaHints hints, List<Variant> codecs, Function<Variant, TableCell> name, Document.Writer page) {
        page.section("what the records show of their schema", lead(hints));
        if (hints.hints().isEmpty()) {
            return;
        }
        page.table(Columns.<SchemaHint>of()
                .name("field", SchemaHint::field)
                .words("change", SchemaHint::change)
                .words("the records show", SchemaHint::seen)
                .table(hints.hints()));
        List<SchemaHint> each = hints.hints();
        page.part("bytes saved by each change", MEASURED);
        IntStream.iterate(0, from -> from < each.size(), from -> from + CHANGES_SIDE_BY_SIDE)
                .mapToObj(from -> each.subList(from, Math.min(each.size(), from + CHANGES_SIDE_BY_SIDE)))
                .forEach(some -> page.table(Columns.<Variant>of()
                        .codec("codec", name)
                        .figures(some, SchemaHint::field, "bytes", (codec, hint) -> saved(codec, hint.savings()))
                        .table(measured(codecs, each.stream().flatMap(hint -> hint.savings().stream())))));
        if (!hints.together().isEmpty()) {
            page.part("bytes saved by all of them together", MEASURED);
            page.table(Columns.<Variant>of()
                    .codec("codec", name)
                    .figure("saved", "bytes", codec -> saved(codec, hints.together()))
                    .table(measured(codecs, hints.together().stream())));
        }
        page.paragraph("Schema with all of these changes: wirecost schema --improve RECORDS.");
    }

    private static String lead(SchemaHints hints) {
        return hints.hints().isEmpty()
                ? "nothing to improve"
                : "changes that they allow; whether later records allow them is for you to know";
    }

    private static List<Variant> measured(List<Variant> codecs, Stream<Saving> savings) {
        List<Saving> all = savings.toList();
        return codecs.stream()
                .filter(codec -> all.stream().anyMatch(saving -> saving.isOf(codec)))
                .toList();
    }

    private static TableCell saved(Variant codec, List<Saving> savings) {
        return TableCell.figure(
                savings.stream()
                        .filter(saving -> saving.isOf(codec))
                        .map(Saving::bytes)
                        .findFirst(),
                Units::signedBytes);
    }
}
