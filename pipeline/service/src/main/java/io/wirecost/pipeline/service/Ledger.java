package io.wirecost.pipeline.service;

import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueWriter;
import io.wirecost.pipeline.control.Word.Tally;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * The knowledge of a set's messages before any is sent: message k is record k modulo the pool's size. Numbers count
 * from 0.
 */
final class Ledger {
    private final boolean[] passes;
    private final long[] checksums;

    Ledger(Dataset pool) throws IOException {
        List<RecordValue> records = pool.records();
        passes = new boolean[records.size()];
        checksums = new long[records.size()];
        CRC32C checksum = new CRC32C();
        BinaryOutput out = new BinaryOutput(new CheckedOutputStream(OutputStream.nullOutputStream(), checksum));
        ValueWriter writer = new ValueWriter(pool.schema(), out);
        for (int i = 0; i < checksums.length; i++) {
            passes[i] = pool.filter().passes(pool.schema(), records.get(i));
            checksum.reset();
            writer.write(records.get(i));
            out.flush();
            checksums[i] = checksum.getValue();
        }
    }

    /** Which record of the pool a message is. */
    int record(long message) {
        return (int) (message % checksums.length);
    }

    boolean passes(long message) {
        return passes[record(message)];
    }

    /** Returns the number that a message adds to a tally's checksum. */
    long share(long message) {
        return mix(message, checksums[record(message)]);
    }

    /** The first message from this one on that passes; far away if none does. */
    long nextPassing(long message) {
        for (long next = message; next < message + passes.length; next++) {
            if (passes(next)) {
                return next;
            }
        }
        return Long.MAX_VALUE;
    }

    /** All messages of a set. */
    Tally sent(long messages) {
        long checksum = 0;
        for (long message = 0; message < messages; message++) {
            checksum += share(message);
        }
        return new Tally(messages, checksum);
    }

    /** Those that have to reach C. */
    Tally expected(long messages) {
        long count = 0;
        long checksum = 0;
        for (long message = 0; message < messages; message++) {
            if (passes(message)) {
                count++;
                checksum += share(message);
            }
        }
        return new Tally(count, checksum);
    }

    /** Mixes all bits of number and checksum, so that mistakes do not cancel out in a sum (splitmix64's last steps). */
    static long mix(long message, long checksum) {
        long z = (message + 1) * 0x9E3779B97F4A7C15L + checksum;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
