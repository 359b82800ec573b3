package io.wirecost.evolution.trial;

import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.evolution.edit.Wished;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.GivenSize;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import io.wirecost.evolution.result.Surprise;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the cells of one codec. */
record CellMaker(TriedCodec codec) {
    private static final Comparator<Judged> WORST =
            Comparator.comparing((Judged one) -> one.outcome().outcome()).reversed();

    /** What came of a message. */
    private record Judged(int record, RecordOutcome outcome, int sizeBytes, boolean edge) {}

    /** A cell of an edit that was not tried. */
    EvolutionCell untried(ReadingDirection direction, String reason) {
        return cell(
                direction,
                ReadingOutcome.NOT_EXPRESSED,
                Optional.empty(),
                Map.of(),
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.of(reason));
    }

    /**
     * A cell of messages that were read.
     *
     * @param writer the schema of the records that were written
     * @param reader the schema of what was read
     * @param wishes of each record
     * @param results of each message
     */
    EvolutionCell of(
            ReadingDirection direction,
            Schema writer,
            Schema reader,
            Batch batch,
            List<Wished> wishes,
            List<DecodeResult> results) {
        if (batch.unwritten().isPresent()) {
            return untried(
                    direction, "no record was written: " + batch.unwritten().get());
        }
        RecordJudge judge = new RecordJudge(reader, codec.info().losses(), direction == ReadingDirection.THROUGH);
        List<Judged> judged = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            int record = i;
            judge.judge(wishes.get(i), results.get(i))
                    .ifPresent(outcome -> judged.add(
                            new Judged(record, outcome, batch.bytes().get(record).length, record >= batch.given())));
        }
        boolean refusedAll = results.stream().noneMatch(CellMaker::isRead);
        List<Judged> all = refusedAll ? judged.stream().map(CellMaker::refused).toList() : judged;
        Judged worst = all.stream()
                .min(WORST.thenComparing(Judged::edge)
                        .thenComparing(Judged::sizeBytes)
                        .thenComparing(Judged::record))
                .orElseThrow();
        return cell(
                direction,
                worst.outcome().outcome(),
                own(all),
                counts(all),
                (int) wishes.stream().filter(wish -> wish.value().isEmpty()).count(),
                given(batch),
                worst.outcome().outcome().isFine() ? Optional.empty() : Optional.of(surprise(worst, batch, writer)),
                Optional.empty());
    }

    private static boolean isRead(DecodeResult result) {
        return result instanceof DecodeResult.Value || result instanceof DecodeResult.Misfit;
    }

    /** An error of a reader that has read nothing. */
    private static Judged refused(Judged one) {
        RecordOutcome outcome = one.outcome();
        return outcome.outcome() == ReadingOutcome.REFUSED_SOME
                ? new Judged(
                        one.record(),
                        new RecordOutcome(ReadingOutcome.REFUSED, outcome.path(), outcome.wished(), outcome.read()),
                        one.sizeBytes(),
                        one.edge())
                : one;
    }

    private static Optional<ReadingOutcome> own(List<Judged> all) {
        return all.stream()
                .filter(one -> !one.edge())
                .map(one -> one.outcome().outcome())
                .max(Comparator.naturalOrder());
    }

    private static Map<ReadingOutcome, Integer> counts(List<Judged> all) {
        Map<ReadingOutcome, Integer> counts = new EnumMap<>(ReadingOutcome.class);
        all.forEach(one -> counts.merge(one.outcome().outcome(), 1, Integer::sum));
        return counts;
    }

    private static Optional<GivenSize> given(Batch batch) {
        long sizeBytes = batch.bytes().stream()
                .limit(batch.given())
                .mapToLong(bytes -> bytes.length)
                .sum();
        return Optional.of(new GivenSize(batch.given(), sizeBytes)).filter(size -> size.messages() > 0);
    }

    private static Surprise surprise(Judged one, Batch batch, Schema writer) {
        return new Surprise(
                one.edge(),
                JsonText.compact(new PlainJson(writer).of(batch.records().get(one.record()))),
                HexFormat.of().formatHex(batch.bytes().get(one.record())),
                one.outcome().path(),
                one.outcome().wished(),
                one.outcome().read());
    }

    private EvolutionCell cell(
            ReadingDirection direction,
            ReadingOutcome outcome,
            Optional<ReadingOutcome> own,
            Map<ReadingOutcome, Integer> counts,
            int errorsWished,
            Optional<GivenSize> given,
            Optional<Surprise> surprise,
            Optional<String> reason) {
        return new EvolutionCell(
                codec.info().runtime(),
                codec.entry().name(),
                codec.set(),
                codec.info().format(),
                codec.info().layout(),
                direction,
                outcome,
                own,
                counts,
                errorsWished,
                given,
                surprise,
                Optional.empty(),
                reason);
    }
}
