package io.wirecost.codecs.uper;

import java.util.HexFormat;

/** Expected bytes, put together of bits and whole octets, which need not begin where a byte of the message does. */
final class Bits {
    private final StringBuilder bits = new StringBuilder();

    static Bits of(String zerosAndOnes) {
        return new Bits().then(zerosAndOnes);
    }

    static Bits ofOctets(String hex) {
        return new Bits().thenOctets(hex);
    }

    Bits then(String zerosAndOnes) {
        bits.append(zerosAndOnes.replace(" ", ""));
        return this;
    }

    /** @param hex with a space between octets */
    Bits thenOctets(String hex) {
        for (byte octet : HexFormat.ofDelimiter(" ").parseHex(hex)) {
            bits.append(Integer.toBinaryString(octet & 0xff | 0x100).substring(1));
        }
        return this;
    }

    /** Several octets that are all the same. */
    Bits thenOctets(String hex, int times) {
        return thenOctets((hex + " ").repeat(times).strip());
    }

    /** The message: its last byte filled with zeros. */
    byte[] bytes() {
        byte[] bytes = new byte[(bits.length() + 7) / 8];
        for (int i = 0; i < bits.length(); i++) {
            if (bits.charAt(i) == '1') {
                bytes[i / 8] |= (byte) (0x80 >>> i % 8);
            }
        }
        return bytes;
    }
}
