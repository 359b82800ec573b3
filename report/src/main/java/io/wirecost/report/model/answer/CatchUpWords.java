package io.wirecost.report.model.answer;

import io.wirecost.analysis.compression.BatchTimes;
import io.wirecost.analysis.compression.CatchUp;
import io.wirecost.core.run.Batches.Batched;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;

/** Says where a baseline catches up with the smallest codec when batches are compressed. */
public final class CatchUpWords {
    private CatchUpWords() {}

    public static String sentence(CatchUp found, CodecLabels names) {
        String codec = names.of(found.codec());
        Batched at = found.at();
        String place = "with %s in batches of %s, %s bytes per message against %s of %s"
                .formatted(
                        at.compression().label(),
                        Units.count(at.depth()),
                        Units.bytes(at.bytesPerMessage()),
                        Units.bytes(found.smallestAt().bytesPerMessage()),
                        names.of(found.smallest()));
        String plain = "Uncompressed it takes %s the bytes of %s."
                .formatted(Units.ratio(found.plainRatio()), names.of(found.plainSmallest()));
        String time = " Such a batch takes roughly %s per message to write and %s to read."
                .formatted(Units.time(BatchTimes.writeNanos(at)), Units.time(BatchTimes.readNanos(at)));
        return found.reached()
                ? "In compressed batches %s comes within %.0f %% of the smallest: %s. %s%s"
                        .formatted(codec, 100 * CatchUp.NEAR, place, plain, time)
                : "In compressed batches %s never comes within %.0f %% of the smallest; it is closest %s. %s%s"
                        .formatted(codec, 100 * CatchUp.NEAR, place, plain, time);
    }
}
