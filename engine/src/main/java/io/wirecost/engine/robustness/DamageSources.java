package io.wirecost.engine.robustness;

import io.wirecost.accounts.Accounts;
import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.compiler.flat.FlatUnions;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.harness.proof.EncodedFile;
import io.wirecost.robustness.Sources;
import io.wirecost.robustness.Undamaged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Chooses what is damaged: the same few records for all codecs, drawn from the smallest group. */
final class DamageSources {
    private static final int RECORDS = 3;
    private static final int MOST_OTHERS = 8;

    private final Dataset dataset;
    private final List<Integer> chosen;
    private final Map<String, byte[]> formats = new LinkedHashMap<>();

    /** @param seed by which records are drawn */
    DamageSources(Dataset dataset, long seed) {
        this.dataset = dataset;
        int group = dataset.groups().get(0).records().size();
        this.chosen = IntStream.range(0, group)
                .boxed()
                .sorted(Comparator.comparingLong(index -> new SplittableRandom(seed + index).nextLong()))
                .limit(RECORDS)
                .sorted()
                .toList();
    }

    /** The chosen ones as a codec gets them. */
    List<SourceRecord> records(CodecInfo codec) {
        List<RecordValue> all = FlatUnions.of(dataset, codec).records();
        return chosen.stream()
                .map(index -> new SourceRecord(index + 1, all.get(index)))
                .toList();
    }

    /** Takes the first record of each format, which other formats are given. */
    void addFormat(ProvenCodec codec) throws IOException {
        if (Files.exists(codec.written())) {
            formats.putIfAbsent(
                    codec.entry().info().format(), messages(codec.written()).get(0));
        }
    }

    /**
     * Returns what the damages of a codec are made of.
     *
     * @param written the bytes of all records
     * @param schemas messages of other schemas that it has written
     */
    Sources of(CodecInfo codec, Path written, List<Sources.Other> schemas) throws IOException {
        List<Undamaged> messages = new ArrayList<>();
        for (byte[] bytes : messages(written)) {
            messages.add(new Undamaged(bytes, account(codec, bytes)));
        }
        return new Sources(
                codec,
                FlatUnions.schema(dataset.schema(), codec),
                messages,
                formats.entrySet().stream()
                        .filter(other -> !other.getKey().equals(codec.format()))
                        .limit(MOST_OTHERS)
                        .map(other -> new Sources.Other("the same record as " + other.getKey(), other.getValue()))
                        .toList(),
                schemas);
    }

    private List<byte[]> messages(Path written) throws IOException {
        List<Encoded> first = EncodedFile.first(written, chosen.get(chosen.size() - 1) + 1);
        return chosen.stream().map(index -> first.get(index).whole()).toList();
    }

    /** Without an account, lengths are sought. */
    private Optional<ByteAccount> account(CodecInfo codec, byte[] message) {
        if (Accounts.refusalReason(codec).isPresent()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Accounts.walker(codec, FlatUnions.schema(dataset.schema(), codec))
                    .walk(message)
                    .account());
        } catch (UnreadableBytes e) {
            return Optional.empty();
        }
    }
}
