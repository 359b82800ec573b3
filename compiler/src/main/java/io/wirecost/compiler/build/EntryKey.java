package io.wirecost.compiler.build;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.Checksum;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The key of an entry of the cache: equal where everything is equal that code is made from. Adds one after the other. */
final class EntryKey {
    private static final int DIGITS = 32;

    private final MessageDigest digest = Checksum.sha256();

    /** What is emitted, and how it is made ready. */
    EntryKey add(Emission emission, Target target, Tools tools) throws IOException {
        emission.schema().ifPresent(schema -> add(schema.fileName()).add(schema.text()));
        emission.files().forEach((path, text) -> add(path).add(text));
        return add(target.toolchain().identity(tools));
    }

    /** Other projects' compilers, and the class of the target, which says how they are called. */
    EntryKey addCompilers(Target target, List<String> contents) throws IOException {
        contents.forEach(this::add);
        if (!contents.isEmpty()) {
            addClass(target.getClass());
        }
        return this;
    }

    EntryKey add(String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
        return this;
    }

    String hex() {
        return Checksum.hex(digest).substring(0, DIGITS);
    }

    private void addClass(Class<?> type) throws IOException {
        List<Class<?>> nest = Stream.of(type.getNestMembers())
                .sorted(Comparator.comparing(Class::getName))
                .toList();
        for (Class<?> member : nest) {
            String file = member.getName().substring(member.getPackageName().length() + 1) + ".class";
            try (InputStream in = member.getResourceAsStream(file)) {
                digest.update(in.readAllBytes());
            }
        }
    }
}
