package io.wirecost.pipeline.service;

import java.util.zip.CRC32C;

/**
 * Length and CRC32C of a message of the floor. If C finds A's seal, the bytes passed through Kafka and B unchanged and
 * are those of A's record. Nothing is decoded, so it says nothing about the codec.
 */
final class Seal {
    private Seal() {}

    static long of(byte[] bytes) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes);
        return ((long) bytes.length << Integer.SIZE) | checksum.getValue();
    }
}
