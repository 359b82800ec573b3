package io.wirecost.engine.interop;

import io.wirecost.core.Checksum;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.Interop.OwnBytes;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.run.Workbenches;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Has codecs write all records, each in two processes. The second one also writes the records with their maps in another
 * order. So it is seen what the bytes depend on beside the values.
 */
final class Writing implements AutoCloseable {
    private final Session session;
    private final Workbenches second;
    private final boolean hasOtherOrder;

    private Writing(Session session, Workbenches second, boolean hasOtherOrder) {
        this.session = session;
        this.second = second;
        this.hasOtherOrder = hasOtherOrder;
    }

    /**
     * @param order what the codecs work on already
     * @param codecs those that are going to write
     */
    static Writing open(Session session, WorkOrder order, List<CatalogEntry> codecs) throws IOException {
        Dataset given = session.dataset();
        Optional<Dataset> turned = OtherMapOrder.of(given);
        WorkOrder both = order.on(turned.map(other -> joined(given, other)).orElse(given), "dataset-turned");
        return new Writing(session, Workbenches.ready(session.plan().runners(), both, codecs), turned.isPresent());
    }

    private static Dataset joined(Dataset given, Dataset turned) {
        return given.with(
                Stream.concat(given.groups().stream(), turned.groups().stream()).toList());
    }

    /** Several threads may call this at once. */
    Written write(CatalogEntry writer) throws IOException {
        Path bytes = file(writer, "");
        Path again = file(writer, "-again");
        try {
            ProofEnd first = session.benches().of(writer).encode(writer.info(), bytes);
            ProofEnd last = first instanceof ProofEnd.Done ? second.of(writer).encode(writer.info(), again) : first;
            if (last instanceof ProofEnd.Done) {
                return new Written.Bytes(writer, bytes, own(messages(bytes), messages(again)));
            }
            return last instanceof ProofEnd.Failed failed
                    ? new Written.Failed(failed.reason())
                    : new Written.Interrupted();
        } finally {
            Files.deleteIfExists(again);
        }
    }

    private OwnBytes own(List<byte[]> first, List<byte[]> again) {
        String checksum = checksum(first);
        int records = first.size();
        return new OwnBytes(
                checksum,
                checksum.equals(checksum(again.subList(0, records))),
                hasOtherOrder
                        ? Optional.of(checksum.equals(checksum(again.subList(records, again.size()))))
                        : Optional.empty());
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
