package io.wirecost.core.binary;

import java.nio.charset.StandardCharsets;

/**
 * The beginning of a file: its kind, and the version of that kind's description by which it was written.
 *
 * @param magicWord some letters of ASCII, the first bytes of every file of the kind
 * @param version the only one that a reader of this build accepts
 */
public record FileFormat(String magicWord, int version) {
    byte[] magicBytes() {
        return magicWord.getBytes(StandardCharsets.US_ASCII);
    }
}
