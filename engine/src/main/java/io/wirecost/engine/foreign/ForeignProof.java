package io.wirecost.engine.foreign;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.proof.Decoded;
import io.wirecost.core.proof.Disproved;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.value.DifferentValues;
import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.engine.runner.ProofResult;
import io.wirecost.harness.proof.DecodedFile;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Has codecs of a runner proven: one process encodes, another one decodes, and what came back is compared here. */
final class ForeignProof {
    private final Processes processes;
    private final Dataset dataset;
    private final GivenData given;
    private final WorkFolder folder;

    ForeignProof(Processes processes, Dataset dataset, GivenData given, WorkFolder folder) {
        this.processes = processes;
        this.dataset = dataset;
        this.given = given;
        this.folder = folder;
    }

    /**
     * Both halves of a proof.
     *
     * @param writer encodes: the codec, or its partner
     * @param reader decodes: the codec, or its partner
     * @param bytes file for the encoded bytes, which is left there
     */
    ProofResult prove(Prepared writer, Prepared reader, ForeignCodec codec, Path bytes) throws IOException {
        ProofEnd encoded = encode(writer, bytes);
        if (!(encoded instanceof ProofEnd.Done)) {
            return result(encoded);
        }
        ProofEnd decoded = decode(reader, codec, bytes);
        return decoded instanceof ProofEnd.Done done
                ? new ProofResult.Proven(sizes(bytes), done.different(), done.abilities())
                : result(decoded);
    }

    ProofEnd encode(Prepared writer, Path bytes) throws IOException {
        Reply reply = processes.ask(writer.into(Request.of("encode")
                .with("codec", writer.codec().name())
                .with("dataset", given.datasetFile())
                .with("bytes", bytes)));
        if (!(reply instanceof Reply.Done done)) {
            return failed(reply);
        }
        Optional<String> wrong = given.mismatch(done.members(), writer.codec(), true);
        if (wrong.isPresent()) {
            return new ProofEnd.Failed("encode: " + wrong.get());
        }
        try {
            int messages = EncodedFile.read(bytes).size();
            int records = dataset.records().size();
            return messages == records
                    ? new ProofEnd.Done(0, Set.of())
                    : new ProofEnd.Failed("encode: wrote %,d messages of %,d records".formatted(messages, records));
        } catch (IOException e) {
            return new ProofEnd.Failed("encode: its file of encoded bytes: " + told(e, bytes));
        }
    }

    /** @param codec whose losses are allowed */
    ProofEnd decode(Prepared reader, ForeignCodec codec, Path bytes) throws IOException {
        Path values = folder.file("decoded-%s-%s.values".formatted(codec.info().runtime(), codec.name()));
        try {
            Reply reply = processes.ask(reader.into(Request.of("decode")
                    .with("codec", reader.codec().name())
                    .with("schema", given.schemaFile())
                    .with("bytes", bytes)
                    .with("values", values)));
            if (!(reply instanceof Reply.Done done)) {
                return failed(reply);
            }
            Optional<String> wrong = given.mismatch(done.members(), reader.codec(), false);
            return wrong.isPresent()
                    ? new ProofEnd.Failed("decode: " + wrong.get())
                    : judge(codec, EncodedFile.read(bytes), values);
        } finally {
            Files.deleteIfExists(values);
        }
    }

    private ProofEnd judge(ForeignCodec codec, List<Encoded> encoded, Path values) throws IOException {
        List<RecordValue> back;
        try {
            back = DecodedFile.read(values, dataset.schema());
        } catch (IOException e) {
            return new ProofEnd.Failed("decode: its file of decoded values: " + told(e, values));
        }
        List<RecordValue> records = dataset.records();
        if (back.size() != records.size()) {
            return new ProofEnd.Failed("decode: handed back %,d of %,d records".formatted(back.size(), records.size()));
        }
        Proof proof = new Proof(dataset.schema(), codec.info().losses());
        List<Decoded> decoded = new ArrayList<>();
        for (int i = 0; i < back.size(); i++) {
            decoded.add(new Decoded(back.get(i), Optional.empty()));
            try {
                proof.requireReturned(records.get(i), decoded.get(i));
            } catch (Disproved e) {
                return new ProofEnd.Failed("record %d, decoding: %s".formatted(i + 1, e.getMessage()));
            }
        }
        try {
            proof.requireDifferentBytes(records, encoded, decoded);
        } catch (Disproved e) {
            return new ProofEnd.Failed("comparison of all records: " + e.getMessage());
        }
        return new ProofEnd.Done(DifferentValues.count(dataset.schema(), back), Set.of());
    }

    /** The file's name is that of a run that is over. */
    static String told(IOException e, Path file) {
        return e instanceof java.nio.file.NoSuchFileException
                ? "it is not there"
                : e.getMessage().replace(file + ", ", "");
    }

    private static List<Integer> sizes(Path bytes) throws IOException {
        return EncodedFile.read(bytes).stream()
                .map(encoded -> encoded.whole().length)
                .toList();
    }

    private static ProofEnd failed(Reply reply) {
        return reply instanceof Reply.Failed failed ? new ProofEnd.Failed(failed.reason()) : new ProofEnd.Interrupted();
    }

    private static ProofResult result(ProofEnd end) {
        return end instanceof ProofEnd.Failed failed
                ? new ProofResult.Failed(failed.reason())
                : new ProofResult.Interrupted();
    }
}
