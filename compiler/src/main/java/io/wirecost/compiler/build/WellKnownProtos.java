package io.wirecost.compiler.build;

import com.google.protobuf.MessageLite;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Files that others import and that protoc's executable comes without: those of Protocol Buffers' own library. */
public final class WellKnownProtos {
    private static final String FOLDER = "google/protobuf";

    private static final List<String> NAMES = List.of(
            "any",
            "api",
            "descriptor",
            "duration",
            "empty",
            "field_mask",
            "java_features",
            "source_context",
            "struct",
            "timestamp",
            "type",
            "wrappers");

    private WellKnownProtos() {}

    /** Writes them where protoc finds them if the folder is one of its roots. */
    public static void unpack(Path root) throws IOException {
        Path folder = Files.createDirectories(root.resolve(FOLDER));
        for (String name : NAMES) {
            String file = name + ".proto";
            try (InputStream in = MessageLite.class.getResourceAsStream("/" + FOLDER + "/" + file)) {
                if (in != null) {
                    Files.copy(in, folder.resolve(file));
                }
            }
        }
    }
}
