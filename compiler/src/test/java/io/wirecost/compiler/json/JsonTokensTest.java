package io.wirecost.compiler.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.wirecost.core.InputException;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.TextPlace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Jackson's parser is the oracle of our reader. */
class JsonTokensTest {
    private static final String WHOLE = """
            {"a": [1, -0, 2.50, 1e4, -3E-2, true, false, null, ""],
             "b\\n\\u00e9\\/": {"c": {}, "d": [], "é🚀": "\\ud83d\\ude80 \\"x\\" \\\\"}}""";

    private static final String PIECES = "{}[]:,\"\\ntrufalse0123456789-+.eE \n\r\t\u0001é/x";

    static LongStream seeds() {
        return LongStream.range(0, 20);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void the_reader_takes_what_the_parser_takes(long seed) throws IOException {
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            byte[] text = damaged(random).getBytes(StandardCharsets.UTF_8);

            assertThat(isRead(text))
                    .as(new String(text, StandardCharsets.UTF_8))
                    .isEqualTo(isParsed(text));
        }
    }

    private static String damaged(Random random) {
        StringBuilder text = new StringBuilder(WHOLE);
        for (int n = random.nextInt(3); n >= 0; n--) {
            int at = random.nextInt(text.length());
            int end = Math.min(text.length(), at + random.nextInt(3));
            String other = String.valueOf(PIECES.charAt(random.nextInt(PIECES.length())));
            text.replace(at, end, random.nextBoolean() ? other : "");
        }
        return text.toString();
    }

    private static boolean isRead(byte[] text) {
        try {
            JsonText.read(text, 0, text.length, new TextPlace("x", 1, 1));
            return true;
        } catch (InputException e) {
            return e.problems().stream().allMatch(problem -> problem.contains("stands twice"));
        }
    }

    /** Whether it is one value. */
    private static boolean isParsed(byte[] text) {
        try (JsonParser tokens = JsonTokens.of(text, 0, text.length)) {
            JsonToken first = tokens.nextToken();
            tokens.skipChildren();
            tokens.getText(); // which is read when it is asked for
            return first != null && tokens.nextToken() == null;
        } catch (IOException e) {
            return false;
        }
    }
}
