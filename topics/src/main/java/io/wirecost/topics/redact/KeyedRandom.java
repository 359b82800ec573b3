package io.wirecost.topics.redact;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Random numbers that depend on a value and on a key which is nowhere kept. Equal values have equal ones, so what is repeated stays
 * repeated; without the key nothing leads back to the value.
 */
final class KeyedRandom {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int KEY_BYTES = 32;

    private final SecretKeySpec key;

    private KeyedRandom(byte[] key) {
        this.key = new SecretKeySpec(key, ALGORITHM);
    }

    static KeyedRandom random() {
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        return new KeyedRandom(key);
    }

    /** Numbers for a value. */
    Random of(String value) {
        return of(value.getBytes(StandardCharsets.UTF_8));
    }

    Random of(byte[] value) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return new Random(new BigInteger(mac.doFinal(value)).longValue());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has " + ALGORITHM, e);
        }
    }
}
