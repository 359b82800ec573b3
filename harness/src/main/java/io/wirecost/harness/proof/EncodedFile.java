package io.wirecost.harness.proof;

import io.wirecost.core.WriteFailure;
import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.binary.FileFormat;
import io.wirecost.core.proof.Encoded;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The file in which bytes go from the process that encodes to the one that decodes: nothing of the values but these.
 * docs/dataset-format.md describes it.
 */
public final class EncodedFile {
    private static final FileFormat FORMAT = new FileFormat("wirecost encoded", 1);

    private EncodedFile() {}

    /**
     * Writes everything, in the order of the records.
     *
     * @throws WriteFailure with the file's name
     */
    public static void write(Path file, List<Encoded> all) throws IOException {
        try (OutputStream stream = Files.newOutputStream(file)) {
            BinaryOutput out = new BinaryOutput(stream);
            out.header(FORMAT);
            out.int32(all.size());
            for (Encoded encoded : all) {
                out.bytes(encoded.whole());
                out.bool(encoded.staged().isPresent());
                if (encoded.staged().isPresent()) {
                    out.bytes(encoded.staged().get());
                }
            }
            out.flush();
        } catch (IOException e) {
            throw new WriteFailure(file, e);
        }
    }

    /**
     * Everything, in the order of the records.
     *
     * @throws io.wirecost.core.binary.DamagedFileException if it is no such file, is cut short or is damaged
     */
    public static List<Encoded> read(Path file) throws IOException {
        try (BinaryInput in = BinaryInput.open(file)) {
            in.header(FORMAT);
            List<Encoded> all = in.list(() -> new Encoded(in.bytes(), staged(in)));
            in.end();
            return all;
        }
    }

    /**
     * The first records, as many as there are of these.
     *
     * @throws io.wirecost.core.binary.DamagedFileException as {@link #read}
     */
    public static List<Encoded> first(Path file, int most) throws IOException {
        try (BinaryInput in = BinaryInput.open(file)) {
            in.header(FORMAT);
            int records = Math.min(most, in.int32());
            List<Encoded> all = new ArrayList<>();
            while (all.size() < records) {
                all.add(new Encoded(in.bytes(), staged(in)));
            }
            return all;
        }
    }

    /**
     * The length of each record, without the memory that the bytes would take.
     *
     * @throws io.wirecost.core.binary.DamagedFileException as {@link #read}
     */
    public static List<Integer> sizesBytes(Path file) throws IOException {
        try (BinaryInput in = BinaryInput.open(file)) {
            in.header(FORMAT);
            List<Integer> all = in.list(() -> {
                int whole = in.skipBytes();
                if (in.bool()) {
                    in.skipBytes();
                }
                return whole;
            });
            in.end();
            return all;
        }
    }

    private static Optional<byte[]> staged(BinaryInput in) throws IOException {
        return in.bool() ? Optional.of(in.bytes()) : Optional.empty();
    }
}
