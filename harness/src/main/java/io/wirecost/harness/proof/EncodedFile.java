package io.wirecost.harness.proof;

import io.wirecost.core.codec.Encoded;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The file in which bytes go from the JVM that encodes to the one that decodes: nothing of the values but these. */
public final class EncodedFile {
    private EncodedFile() {}

    static void write(Path file, List<Encoded> all) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            out.writeInt(all.size());
            for (Encoded encoded : all) {
                write(encoded.whole(), out);
                out.writeBoolean(encoded.staged().isPresent());
                if (encoded.staged().isPresent()) {
                    write(encoded.staged().get(), out);
                }
            }
        }
    }

    /** Everything, in the order of the records. */
    public static List<Encoded> read(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            int count = in.readInt();
            List<Encoded> all = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                byte[] whole = bytes(in);
                all.add(new Encoded(whole, in.readBoolean() ? Optional.of(bytes(in)) : Optional.empty()));
            }
            return all;
        }
    }

    private static void write(byte[] bytes, DataOutputStream out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static byte[] bytes(DataInputStream in) throws IOException {
        return in.readNBytes(in.readInt());
    }
}
