package io.wirecost.engine.interop;

import io.wirecost.core.Checksum;
import io.wirecost.core.Outcome;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.Interop.OwnBytes;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.run.RunnerSessions;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.worker.WorkOrder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Has codecs write all records, each in two processes. The second one also writes the records with their maps in another
 * order. So it is seen what the bytes depend on beside the values.
 */
final class Writing implements AutoCloseable {
    private final Session session;
    private final RunnerSessions second;
    private final boolean hasOtherOrder;
    private final Map<CatalogEntry, Path> proofs;

    private Writing(Session session, RunnerSessions second, boolean hasOtherOrder, Map<CatalogEntry, Path> proofs) {
        this.session = session;
        this.second = second;
        this.hasOtherOrder = hasOtherOrder;
        this.proofs = Map.copyOf(proofs);
    }

    /**
     * @param order what the codecs work on already
     * @param proofs the codecs that are going to write, and where the bytes of their proof may still be
     */
    static Writing open(Session session, WorkOrder order, Map<CatalogEntry, Path> proofs) throws IOException {
        Dataset given = session.dataset();
        Optional<Dataset> turned = OtherMapOrder.of(given);
        WorkOrder both = order.on(turned.map(other -> joined(given, other)).orElse(given), "dataset-turned");
        RunnerSessions second = RunnerSessions.ready(session.plan().runners(), both, List.copyOf(proofs.keySet()));
        return new Writing(session, second, turned.isPresent(), proofs);
    }

    private static Dataset joined(Dataset given, Dataset turned) {
        return given.with(
                Stream.concat(given.groups().stream(), turned.groups().stream()).toList());
    }

    /** Several threads may call this at once. */
    Outcome<Written> write(CatalogEntry writer) throws IOException {
        Path bytes = file(writer, "");
        Path again = file(writer, "-again");
        try {
            return encode(writer, bytes)
                    .then(first -> second.of(writer).encode(writer.info(), again))
                    .map(last -> new Written(writer, bytes, own(messages(bytes), messages(last))));
        } finally {
            Files.deleteIfExists(again);
        }
    }

    /** The proof's process was the first to write: its bytes are taken where they are all of the dataset, and still there. */
    private Outcome<Path> encode(CatalogEntry writer, Path bytes) throws IOException {
        Path proof = proofs.get(writer);
        if (session.plan().messages().isEmpty() && Files.exists(proof)) {
            Files.move(proof, bytes);
            return new Outcome.Done<>(bytes);
        }
        return session.runnerSessions().of(writer).encode(writer.info(), bytes);
    }

    private OwnBytes own(List<byte[]> first, List<byte[]> again) {
        int records = first.size();
        return new OwnBytes(
                checksum(first),
                areEqual(first, again.subList(0, records)),
                hasOtherOrder ? Optional.of(areEqual(first, again.subList(records, again.size()))) : Optional.empty());
    }

    private static boolean areEqual(List<byte[]> messages, List<byte[]> others) {
        return Arrays.deepEquals(messages.toArray(), others.toArray());
    }

    private Path file(CatalogEntry writer, String kind) {
        return session.folder()
                .file("interop-%s-%s%s.bytes".formatted(writer.variant().runtime(), writer.name(), kind));
    }

    private static List<byte[]> messages(Path file) throws IOException {
        return EncodedFile.read(file).stream().map(Encoded::whole).toList();
    }

    private static String checksum(List<byte[]> messages) {
        MessageDigest digest = Checksum.sha256();
        for (byte[] message : messages) {
            digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, message.length));
            digest.update(message);
        }
        return Checksum.hex(digest);
    }

    @Override
    public void close() throws IOException {
        second.close();
    }
}
