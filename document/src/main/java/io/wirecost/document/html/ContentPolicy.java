package io.wirecost.document.html;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** A content security policy: no network, and no style and script but those that are named by their hash. */
final class ContentPolicy {
    private ContentPolicy() {}

    /** @param style exactly what stands between the tags of the style, as {@code script} is between those of the script */
    static String allowing(String style, String script) {
        return "default-src 'none'; script-src " + hash(script) + "; style-src " + hash(style)
                + "; img-src data:; base-uri 'none'; form-action 'none'";
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
