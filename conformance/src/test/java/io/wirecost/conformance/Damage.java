package io.wirecost.conformance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Damaged bytes.
 *
 * @param how what was done, in words
 */
record Damage(String how, byte[] bytes) {
    /** Words in which a binary format or a text might have a length or a number. */
    private static final List<byte[]> LARGE = List.of(
            hex("ff"),
            hex("7f"),
            hex("80"),
            hex("7fffffff"),
            hex("ffffff7f"),
            hex("ffffffff"),
            hex("ffffffff07"),
            hex("ffffffff0f"),
            hex("feffffff1f"),
            hex("7fffffffffffffff"),
            hex("ffffffffffffff7f"),
            hex("ffffffffffffffff7f"));

    private static final List<String> TEXTS =
            List.of("[", "{", "\"", "}", ",", "-", "1e999999999", "0x", "\\ud800", "null", "\0", "9".repeat(3_000));

    private static byte[] hex(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    /** Damages of bytes, at places that a seed draws where there are more than so many. */
    static List<Damage> of(byte[] whole, int places, long seed) {
        List<Damage> all = new ArrayList<>();
        all.add(new Damage("no bytes", new byte[0]));
        all.add(new Damage("twice the same bytes", replaced(whole, whole.length, 0, whole)));
        Random random = new Random(seed);
        for (int at : places(whole.length, places, random)) {
            all.add(new Damage("cut at " + at, Arrays.copyOf(whole, at)));
            all.add(new Damage("a byte removed at " + at, replaced(whole, at, 1, new byte[0])));
            all.add(new Damage(
                    "a byte inserted at " + at, replaced(whole, at, 0, new byte[] {(byte) random.nextInt()})));
            int bit = random.nextInt(Byte.SIZE);
            all.add(new Damage("bit %d flipped at %d".formatted(bit, at), replaced(whole, at, 1, new byte[] {
                (byte) (whole[at] ^ 1 << bit)
            })));
            byte[] large = LARGE.get(random.nextInt(LARGE.size()));
            all.add(new Damage(
                    "a large number at " + at, replaced(whole, at, Math.min(large.length, whole.length - at), large)));
            String text = TEXTS.get(random.nextInt(TEXTS.size()));
            all.add(new Damage(
                    "a text at " + at, replaced(whole, at, 1, text.getBytes(java.nio.charset.StandardCharsets.UTF_8))));
        }
        return all;
    }

    private static int[] places(int length, int most, Random random) {
        return length <= most
                ? IntStream.range(0, length).toArray()
                : random.ints(most, 0, length).toArray();
    }

    private static byte[] replaced(byte[] whole, int at, int length, byte[] by) {
        byte[] bytes = new byte[whole.length - length + by.length];
        System.arraycopy(whole, 0, bytes, 0, at);
        System.arraycopy(by, 0, bytes, at, by.length);
        System.arraycopy(whole, at + length, bytes, at + by.length, whole.length - at - length);
        return bytes;
    }

    /** What was done, and the first bytes of what came of it. */
    String shown(int most) {
        return "%s, %d bytes: %s"
                .formatted(how, bytes.length, HexFormat.of().formatHex(bytes, 0, Math.min(most, bytes.length)));
    }
}
