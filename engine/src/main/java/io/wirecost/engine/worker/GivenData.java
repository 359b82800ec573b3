package io.wirecost.engine.worker;

import io.wirecost.core.Checksum;
import io.wirecost.core.codec.CodecInfo;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Optional;

/** The files that workers are given for a run. */
final class GivenData {
    private final Path datasetFile;
    private final Path schemaFile;
    private Optional<String> checksum = Optional.empty();

    /**
     * @param datasetFile what they encode; it has to be there when the first of them is opened
     * @param schemaFile the schema's text: all that a decoding process sees of the data
     */
    GivenData(Path datasetFile, Path schemaFile) {
        this.datasetFile = datasetFile;
        this.schemaFile = schemaFile;
    }

    Path datasetFile() {
        return datasetFile;
    }

    Path schemaFile() {
        return schemaFile;
    }

    /** Of the dataset file's bytes. */
    private synchronized String checksum() throws IOException {
        if (checksum.isEmpty()) {
            MessageDigest digest = Checksum.sha256();
            try (InputStream in = new DigestInputStream(Files.newInputStream(datasetFile), digest)) {
                in.transferTo(OutputStream.nullOutputStream());
            }
            checksum = Optional.of(Checksum.hex(digest));
        }
        return checksum.get();
    }

    /**
     * Why an answer does not belong to these data or to this codec: each process says what it has read, and which version
     * of the library it has loaded.
     */
    Optional<String> mismatch(AnswerMembers answer, CodecInfo codec, boolean hasRead) throws IOException {
        try {
            String version = answer.text("version");
            if (!version.equals(codec.version())) {
                return Optional.of("loaded version %s of the library, but said %s in its handshake"
                        .formatted(AnswerMembers.shortened(version), codec.version()));
            }
            if (hasRead && !answer.text("dataset").equals(checksum())) {
                return Optional.of("read other data: expected a dataset file with the SHA-256 %s, got %s"
                        .formatted(checksum(), AnswerMembers.shortened(answer.text("dataset"))));
            }
            return Optional.empty();
        } catch (BadAnswer e) {
            return Optional.of(e.getMessage());
        }
    }
}
