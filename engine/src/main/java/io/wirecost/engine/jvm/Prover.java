package io.wirecost.engine.jvm;

import io.wirecost.core.dataset.Filter;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.engine.runner.ProofEnd;
import io.wirecost.engine.runner.ProofResult;
import io.wirecost.engine.runner.WorkOrder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Has codecs proven, each in two JVMs of its own. One JVM encodes, the other decodes values that it has never seen. */
final class Prover {
    private final MeasuringJvm jvm;
    private final WorkFolder folder;
    private final Duration patience;
    private final Filter filter;
    private final Path datasetFile;
    private final Path schemaFile;

    /** @param order what codecs are proven on */
    Prover(MeasuringJvm jvm, WorkOrder order) throws IOException {
        this.jvm = jvm;
        this.folder = order.folder();
        this.patience = order.proofPatience();
        this.filter = order.dataset().filter();
        this.datasetFile = order.datasetFile();
        this.schemaFile = folder.file("schema");
        Files.writeString(schemaFile, SchemaText.format(order.dataset().schema()));
    }

    /** The schema's text: all that a decoding process sees of the data. */
    Path schemaFile() {
        return schemaFile;
    }

    /** Starts both JVMs at once: the second one waits, warm, for the bytes of the first. */
    ProofResult prove(CompiledCodec codec, Path bytes) throws IOException {
        try (ProofJvm encoder = encoder(codec, bytes);
                ProofJvm decoder = decoder(codec, bytes)) {
            ProofEnd encoded = encoder.follow();
            if (!(encoded instanceof ProofEnd.Done)) {
                return result(encoded);
            }
            decoder.goOn();
            ProofEnd decoded = decoder.follow();
            return decoded instanceof ProofEnd.Done done ? proven(bytes, done) : result(decoded);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new ProofResult.Interrupted();
        }
    }

    ProofEnd encode(CompiledCodec codec, Path bytes) throws IOException {
        try (ProofJvm encoder = encoder(codec, bytes)) {
            return follow(encoder);
        }
    }

    ProofEnd decode(CompiledCodec codec, Path bytes) throws IOException {
        try (ProofJvm decoder = decoder(codec, bytes)) {
            decoder.goOn();
            return follow(decoder);
        }
    }

    private static ProofEnd follow(ProofJvm half) {
        try {
            return half.follow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new ProofEnd.Interrupted();
        }
    }

    private ProofJvm encoder(CompiledCodec codec, Path bytes) throws IOException {
        return start(codec, "encode", jvm.encodeCommand(codec, datasetFile, bytes));
    }

    private ProofJvm decoder(CompiledCodec codec, Path bytes) throws IOException {
        return start(codec, "decode", jvm.decodeCommand(codec, schemaFile, bytes, datasetFile, filter.paths()));
    }

    private ProofJvm start(CompiledCodec codec, String half, List<String> command) throws IOException {
        return ProofJvm.start(command, folder, "%s-%s.stderr".formatted(half, codec.fileName()), patience);
    }

    private static ProofResult result(ProofEnd end) {
        return end instanceof ProofEnd.Failed failed
                ? new ProofResult.Failed(failed.reason())
                : new ProofResult.Interrupted();
    }

    private static ProofResult proven(Path bytes, ProofEnd.Done done) throws IOException {
        return new ProofResult.Proven(EncodedFile.sizesBytes(bytes), done.different(), done.abilities());
    }
}
