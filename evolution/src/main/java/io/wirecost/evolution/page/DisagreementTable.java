package io.wirecost.evolution.page;

import io.wirecost.document.Columns;
import io.wirecost.document.ShellCommand;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.evolution.result.Evolution;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.Judgement;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.Surprise;
import io.wirecost.evolution.result.TriedEdit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Where those who judge by schemas and those who read bytes disagree. */
final class DisagreementTable {
    private static final String ALLOWS = "compatible";
    private static final String FORBIDS = "incompatible";

    private DisagreementTable() {}

    /** @param cell the codec that was worst, or any where all read what is wished */
    private record Disagreement(TriedEdit edit, Judgement judgement, EvolutionCell cell) {
        String bytes() {
            return cell.surprise()
                    .map(Disagreement::words)
                    .map(words -> cell.outcome().title() + ": " + words)
                    .orElse("every record is read as wished");
        }

        private static String words(Surprise one) {
            return (one.path().isEmpty() ? "" : one.path() + ", ") + "wished " + one.wished() + ", read " + one.read();
        }

        String command() {
            if (edit.isGiven()) {
                return "";
            }
            return edit.place().isEmpty()
                    ? ShellCommand.of("evolve", "--edits", edit.edit(), "--codec", cell.codec())
                    : ShellCommand.of("evolve", "--edits", edit.edit(), "--at", edit.place(), "--codec", cell.codec());
        }
    }

    /** @param cut of what judges say and readers read */
    static Table of(Evolution evolution, TextCut cut) {
        List<Disagreement> all = new ArrayList<>();
        for (TriedEdit edit : evolution.edits()) {
            for (Judgement judgement : edit.judgements()) {
                found(edit, judgement).ifPresent(all::add);
            }
        }
        all.sort(
                Comparator.comparing((Disagreement one) -> one.cell().outcome()).reversed());
        return Columns.<Disagreement>of()
                .words("judge", one -> one.judgement().judge())
                .words("edit", one -> one.edit().title())
                .name("direction", one -> one.judgement().direction().toString())
                .words(
                        "says",
                        one -> one.judgement().allows()
                                ? ALLOWS
                                : FORBIDS + ": " + cut.of(one.judgement().words()))
                .codec(
                        "codec",
                        one -> TableCell.codec(
                                CodecName.of(one.cell()), one.cell().codec(), ""))
                .words("what the bytes say", one -> cut.of(one.bytes()))
                .words("to see it", Disagreement::command)
                .table(all);
    }

    /** Who forbids a change is right where an error is all that can be wished of some records. */
    private static Optional<Disagreement> found(TriedEdit edit, Judgement judgement) {
        Optional<EvolutionCell> worst = edit.cells().stream()
                .filter(cell -> cell.set().isEmpty())
                .filter(cell -> cell.format().equals(judgement.format()))
                .filter(cell -> cell.direction() == judgement.direction())
                .filter(cell -> cell.outcome() != ReadingOutcome.NOT_EXPRESSED)
                .max(Comparator.comparing(EvolutionCell::outcome));
        return worst.filter(cell -> cell.outcome().isFine() != judgement.allows())
                .filter(cell -> judgement.allows() || cell.errorsWished() == 0)
                .map(cell -> new Disagreement(edit, judgement, cell));
    }
}
