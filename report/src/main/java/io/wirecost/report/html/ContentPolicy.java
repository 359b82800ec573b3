package io.wirecost.report.html;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.stream.Collectors;

/** A content security policy: no network, no script but those that are named by their hash. */
final class ContentPolicy {
    private ContentPolicy() {}

    /** @param scripts exactly what stands between the tags of each inline script */
    static String allowing(String... scripts) {
        String hashes = Arrays.stream(scripts)
                .map(script -> "'sha256-" + hash(script) + "'")
                .collect(Collectors.joining(" "));
        return "default-src 'none'; script-src " + hashes
                + "; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
    }

    private static String hash(String script) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
