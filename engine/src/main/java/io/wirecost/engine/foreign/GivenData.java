package io.wirecost.engine.foreign;

import io.wirecost.core.Checksum;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Optional;

/**
 * The files that runners are given for a run.
 *
 * @param datasetFile what they encode
 * @param schemaFile the schema's text: all that a decoding process sees of the data
 * @param checksum of the dataset file's bytes
 */
record GivenData(Path datasetFile, Path schemaFile, String checksum) {
    static GivenData of(Path datasetFile, Path schemaFile) throws IOException {
        MessageDigest digest = Checksum.sha256();
        try (InputStream in = new DigestInputStream(Files.newInputStream(datasetFile), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
        return new GivenData(datasetFile, schemaFile, Checksum.hex(digest));
    }

    /**
     * Why an answer does not belong to these data or to this codec: each process says what it has read, and which version
     * of the library it has loaded.
     */
    Optional<String> mismatch(Members answer, ForeignCodec codec, boolean hasRead) {
        try {
            String version = answer.text("version");
            if (!version.equals(codec.info().version())) {
                return Optional.of("loaded version %s of the library, but said %s in its handshake"
                        .formatted(Members.shortened(version), codec.info().version()));
            }
            if (hasRead && !answer.text("dataset").equals(checksum)) {
                return Optional.of("read other data: expected a dataset file with the SHA-256 %s, got %s"
                        .formatted(checksum, Members.shortened(answer.text("dataset"))));
            }
            return Optional.empty();
        } catch (BadAnswer e) {
            return Optional.of(e.getMessage());
        }
    }
}
