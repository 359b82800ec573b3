package io.wirecost.core.binary;

import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Bytes that are equal where their content is, for sets and maps of messages. Their hash is a checksum that every JVM
 * computes fast: proofs end before a loop over millions of bytes would be compiled well.
 *
 * @param content nobody changes it
 */
public record Bytes(byte[] content) {
    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes bytes && Arrays.equals(content, bytes.content);
    }

    @Override
    public int hashCode() {
        CRC32 checksum = new CRC32();
        checksum.update(content);
        return (int) checksum.getValue();
    }

    @Override
    public String toString() {
        return "%d bytes".formatted(content.length);
    }
}
