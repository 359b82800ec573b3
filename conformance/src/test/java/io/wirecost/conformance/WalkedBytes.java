package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.accounts.Accounts;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.contract.CodecProver;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.value.Comparer;

/** What a walker owes: it finds the values that a codec has written, and accounts for every byte. */
final class WalkedBytes {
    private WalkedBytes() {}

    static boolean hasWalker(CodecInfo codec) {
        return Accounts.refusalReason(codec).isEmpty();
    }

    /** Demands it of every record. That an account covers each byte once, {@code ByteAccount} itself demands. */
    static void require(CodecProver.Written written, CodecInfo codec, Dataset data) throws Exception {
        Walker walker = Accounts.walker(codec, data.schema());
        Comparer comparer = new Comparer(data.schema(), codec.losses());
        for (int i = 0; i < written.messages().size(); i++) {
            byte[] message = written.messages().get(i);
            Walked walked = walker.walk(message);
            assertThat(comparer.compare(written.records().get(i), walked.value()))
                    .as("record %d of %s", i, data.name())
                    .isEmpty();
            assertThat(walked.account().bytesByKind().values().stream()
                            .mapToLong(Long::longValue)
                            .sum())
                    .isEqualTo(message.length);
        }
    }
}
