package io.wirecost.engine;

import io.wirecost.core.dataset.Filter;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Has codecs proven, each in two JVMs of its own: one encodes, the other decodes what it has never seen. */
final class Prover {
    private final MeasuringJvm jvm;
    private final WorkFolder folder;
    private final Duration patience;
    private final Filter filter;
    private final Path datasetFile;
    private final Path schemaFile;

    /** What a session's codecs are proven on. */
    Prover(Session session, Path schemaFile) {
        this.jvm = session.jvm();
        this.folder = session.folder();
        this.patience = session.patience();
        this.filter = session.dataset().filter();
        this.datasetFile = session.datasetFile();
        this.schemaFile = schemaFile;
    }

    Verdict prove(Candidate candidate) throws IOException {
        Path bytes = folder.file("prove-" + candidate.name() + ".bytes");
        try (ProofJvm encoder = start(candidate, "encode", jvm.encodeCommand(candidate, datasetFile, bytes));
                ProofJvm decoder = start(candidate, "decode", decodeCommand(candidate, bytes))) {
            ProofEnd encoded = encoder.follow();
            if (!(encoded instanceof ProofEnd.Done)) {
                return verdict(encoded);
            }
            decoder.goOn();
            ProofEnd decoded = decoder.follow();
            return decoded instanceof ProofEnd.Done done ? proven(bytes, done) : verdict(decoded);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Verdict.Interrupted();
        } finally {
            Files.deleteIfExists(bytes);
        }
    }

    private List<String> decodeCommand(Candidate candidate, Path bytes) throws IOException {
        return jvm.decodeCommand(candidate, schemaFile, bytes, datasetFile, filter.paths());
    }

    private ProofJvm start(Candidate candidate, String half, List<String> command) throws IOException {
        return ProofJvm.start(command, folder, "%s-%s.stderr".formatted(half, candidate.name()), patience);
    }

    private static Verdict verdict(ProofEnd end) {
        return end instanceof ProofEnd.Failed failed ? new Verdict.Failed(failed.reason()) : new Verdict.Interrupted();
    }

    private static Verdict proven(Path bytes, ProofEnd.Done done) throws IOException {
        List<Integer> sizesBytes = EncodedFile.read(bytes).stream()
                .map(encoded -> encoded.whole().length)
                .toList();
        return new Verdict.Proven(sizesBytes, done.different(), done.abilities());
    }
}
