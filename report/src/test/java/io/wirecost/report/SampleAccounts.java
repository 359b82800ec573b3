package io.wirecost.report;

import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteCosts.FieldBytes;
import io.wirecost.core.run.ByteCosts.KindBytes;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import java.util.List;
import java.util.Set;

/** A sample run with accounts of some codecs' bytes. */
public final class SampleAccounts {
    private static final Set<String> ACCOUNTED = Set.of("jackson-json", "avro-generic", "flatbuffers", "avsc");

    private SampleAccounts() {}

    /** JSON with its names, Avro with values nearly alone, FlatBuffers with pointers. */
    public static Run full() {
        return of(SampleRuns.full(), "to.address.city");
    }

    /** Three runtimes, of which two have accounts. */
    public static Run runtimes() {
        return of(SampleRuntimes.three(), "to.address.city");
    }

    /** A field's name that would be markup. */
    public static Run hostile() {
        return of(SampleRuns.full(), SampleRuns.HOSTILE);
    }

    private static Run of(Run run, String field) {
        return run.with(run.cells().stream().map(cell -> accounted(cell, field)).toList());
    }

    private static Cell accounted(Cell cell, String field) {
        String codec = cell.trial().codec().name();
        return cell.figures(Sizes.class)
                .filter(sizes -> ACCOUNTED.contains(codec))
                .map(sizes -> Cell.measured(cell.trial(), sizes.with(costs(sizes, codec, field))))
                .orElse(cell);
    }

    private static ByteCosts costs(Sizes sizes, String codec, String field) {
        long all = sizes.all().stream().mapToLong(Integer::longValue).sum();
        ByteKind other = codec.equals("jackson-json") ? ByteKind.NAME : ByteKind.POINTER;
        long rest = codec.equals("avro-generic") ? all / 50 : all * 6 / 10;
        List<KindBytes> kinds = List.of(new KindBytes(other, rest), new KindBytes(ByteKind.PAYLOAD, all - rest));
        return new ByteCosts(
                sizes.all().size(), kinds, List.of(new FieldBytes(field, kinds), new FieldBytes("", List.of())));
    }
}
