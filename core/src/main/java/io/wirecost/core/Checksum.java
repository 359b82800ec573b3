package io.wirecost.core;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 in hexadecimal: how schemas, datasets and generated code are told apart. */
public final class Checksum {
    private Checksum() {}

    public static String of(byte[] content) {
        return HexFormat.of().formatHex(sha256().digest(content));
    }

    /** A digest to feed piece by piece; {@link #hex} ends it. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    public static String hex(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }
}
