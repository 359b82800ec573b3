package io.wirecost.compiler.sbe;

import java.util.ArrayList;
import java.util.List;

/**
 * The unsigned numbers in which a block tells what is present. SBE's own way, a value that stands for absence, would lose
 * a value that equals it.
 *
 * @param name of the field
 * @param bits how many of them it uses
 */
record Presence(String name, int bits) {
    static final int MAX_BITS = 64;

    /** The fields that so many bits need: as few as they are, and as small. */
    static List<Presence> of(int bits) {
        List<Presence> words = new ArrayList<>();
        for (int first = 0; first < bits; first += MAX_BITS) {
            words.add(new Presence(name(words.size()), Math.min(MAX_BITS, bits - first)));
        }
        return words;
    }

    /** The expression that is true where the value is there. */
    static String isPresent(int bit) {
        return "(%s & 0x%xL) != 0".formatted(variable(bit), mask(bit));
    }

    /** The statement that notes that the value is there. */
    static String note(int bit) {
        return "%s |= 0x%xL;".formatted(variable(bit), mask(bit));
    }

    private static String variable(int bit) {
        return name(bit / MAX_BITS);
    }

    /** The name of a field, counted from 0. */
    static String name(int word) {
        return "presence" + (word == 0 ? "" : word);
    }

    private static long mask(int bit) {
        return 1L << (bit % MAX_BITS);
    }

    String schemaType() {
        return "uint" + sizeBits();
    }

    /** SBE gives an unsigned number the next larger type of Java, but for the largest. */
    String javaType() {
        return sizeBits() == 8 ? "short" : sizeBits() == 16 ? "int" : "long";
    }

    private int sizeBits() {
        return bits <= 8 ? 8 : bits <= 16 ? 16 : bits <= 32 ? 32 : 64;
    }
}
