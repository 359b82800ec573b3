package io.wirecost.document;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Texts of characters that mean something to a renderer or to what shows its work. */
public final class RandomTexts {
    private static final String CHARACTERS = "<>&\"'/=+-@!]`|,;:#${}()\\ \n\r\t\u0000\u001b\u202e\u2028\ufeffaé東";

    private RandomTexts() {}

    /** The same ones each time. */
    public static Stream<String> some() {
        Random random = new Random(53);
        return Stream.generate(() -> random.ints(1 + random.nextInt(12), 0, CHARACTERS.length())
                        .mapToObj(place -> CHARACTERS.substring(place, place + 1))
                        .collect(Collectors.joining()))
                .filter(text -> !text.equals(TableCell.NONE))
                .limit(200);
    }
}
