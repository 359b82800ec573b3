package io.wirecost.core.dataset;

import io.wirecost.core.Checksum;
import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Values of one schema, the same in every runtime.
 *
 * @param name the workload's name, or the name of the file that the records come from
 * @param groups the steps of the size series, smallest first by intent; never empty, nor is any group
 * @param seed what the values were generated from; empty for a user's own records
 * @param given how much the records took as JSON before they were read; empty for all that did not come as JSON
 * @param sent the messages of a topic that the records were read from; empty for all that came from elsewhere
 * @param sampled what the records are a sample of; empty if they are all that there are
 * @param parameters how the records of a workload were asked for; empty for the usual way, and for a user's own records
 * @param filter which records pass where they are filtered: by service B of the pipeline, and what {@code access} reads
 */
public record Dataset(
        String name,
        Schema schema,
        List<Group> groups,
        OptionalLong seed,
        Optional<JsonAsGiven> given,
        Optional<SentMessages> sent,
        Optional<Sampled> sampled,
        Optional<Parameters> parameters,
        Filter filter) {
    public Dataset {
        groups = List.copyOf(groups);
        if (groups.isEmpty() || groups.stream().anyMatch(g -> g.records().isEmpty())) {
            throw new IllegalArgumentException("a dataset and each of its groups need at least one record");
        }
        filter.paths().forEach(path -> path.steps(schema));
    }

    /** Creates a dataset of records that are no user's. */
    public Dataset(String name, Schema schema, List<Group> groups, OptionalLong seed, Filter filter) {
        this(
                name,
                schema,
                groups,
                seed,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                filter);
    }

    /** The same with other records. */
    public Dataset with(List<Group> others) {
        return new Dataset(name, schema, others, seed, given, sent, sampled, parameters, filter);
    }

    /** The same, of which it is said how the records were asked for. */
    public Dataset with(Parameters asked) {
        return new Dataset(name, schema, groups, seed, given, sent, sampled, Optional.of(asked), filter);
    }

    /** The same, of which it is said what its records were read from. */
    public Dataset with(SentMessages messages) {
        return new Dataset(name, schema, groups, seed, given, Optional.of(messages), sampled, parameters, filter);
    }

    /** All records in the order of the groups. A record's place in this list is its number in messages. */
    public List<RecordValue> records() {
        return groups.stream().flatMap(g -> g.records().stream()).toList();
    }

    /** SHA-256 over schema, values and filter: equal for equal data on every machine, whatever becomes of the file. */
    public String checksum() {
        MessageDigest digest = Checksum.sha256();
        BinaryOutput out = new BinaryOutput(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
        try {
            new DatasetWriter(this, out, label -> writeShort(label, out)).write();
        } catch (IOException e) {
            throw new IllegalStateException("a digest cannot fail to be written", e);
        }
        return Checksum.hex(digest);
    }

    /** Writes a text with its length in two bytes, as in the checksums of runs from before the file's version 1. */
    private static void writeShort(String label, BinaryOutput out) throws IOException {
        byte[] text = label.getBytes(StandardCharsets.UTF_8);
        out.raw(new byte[] {(byte) (text.length >> Byte.SIZE), (byte) text.length});
        out.raw(text);
    }
}
