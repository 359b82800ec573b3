package io.wirecost.engine.catalog;

import io.wirecost.core.Checksum;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.stream.Stream;

/** What a runner's own files are: equal where its code is equal. Links, such as that to its packages, do not count. */
final class FolderContents {
    private FolderContents() {}

    static String checksum(Path folder) throws IOException {
        MessageDigest digest = Checksum.sha256();
        for (Path file : files(folder)) {
            digest.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
            digest.update(Files.readAllBytes(file));
        }
        return Checksum.hex(digest);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .toList();
        }
    }
}
