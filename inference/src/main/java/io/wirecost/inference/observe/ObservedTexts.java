package io.wirecost.inference.observe;

import io.wirecost.compiler.value.ScalarReaders;
import io.wirecost.core.InputException;
import io.wirecost.core.json.JsonText;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What was seen of the strings at one place. */
public final class ObservedTexts {
    /** An enum of more symbols would be a list of names. */
    private static final int MOST_SYMBOLS = 64;

    private static final int LONGEST_SYMBOL = 64;

    private final Room room;
    private final ObservedNumbers numbers = new ObservedNumbers();
    private final ObservedTimes times = new ObservedTimes();
    private Map<String, Occurrences> symbols = new LinkedHashMap<>();
    private boolean paddedBase64;
    private int shortestBase64 = Integer.MAX_VALUE;
    private boolean readsAsScalar;
    private boolean areJson = true;
    private long characters;
    private final HexTexts hex = new HexTexts();

    ObservedTexts(Room room) {
        this.room = room;
    }

    JsonKind add(char[] text, int offset, int length, long record) {
        JsonKind kind = kind(text, offset, length);
        hex.add(text, offset, length);
        areJson = areJson && isJson(text, offset, length);
        characters += length;
        if (symbols != null) {
            remember(text, offset, length, record);
        }
        return kind;
    }

    private JsonKind kind(char[] text, int offset, int length) {
        Optional<TimeText.Found> time = TimeText.read(text, offset, length);
        if (time.isPresent()) {
            times.add(time.get());
            return time.get().kind();
        }
        JsonKind kind = TextKind.of(text, offset, length);
        switch (kind) {
            case QUOTED_INTEGER -> numbers.addInteger(text, offset, length);
            case QUOTED_DECIMAL -> numbers.addFraction(text, offset, length);
            case BASE64 -> {
                paddedBase64 |= hasBase64Sign(text, offset, length);
                shortestBase64 = Math.min(shortestBase64, length);
            }
            default -> {}
        }
        readsAsScalar |= kind == JsonKind.QUOTED_INTEGER
                || kind == JsonKind.QUOTED_DECIMAL
                || kind == JsonKind.QUOTED_BOOLEAN
                || (kind == JsonKind.TEXT && readsAsScalar(text, offset, length));
        return kind;
    }

    /** Whether a text holds an object or array of JSON. */
    private static boolean isJson(char[] text, int offset, int length) {
        if (length < 2 || (text[offset] != '{' && text[offset] != '[')) {
            return false;
        }
        try {
            JsonText.read(new String(text, offset, length), "");
            return true;
        } catch (InputException e) {
            return false;
        }
    }

    private static boolean readsAsScalar(char[] text, int offset, int length) {
        boolean possible = "-0123456789tfn".indexOf(text[offset]) >= 0;
        return possible && ScalarReaders.isNumberOrWord(new String(text, offset, length));
    }

    private static boolean hasBase64Sign(char[] text, int offset, int length) {
        for (int i = offset; i < offset + length; i++) {
            if (text[i] == '=' || text[i] == '+' || text[i] == '/') {
                return true;
            }
        }
        return false;
    }

    private void remember(char[] text, int offset, int length, long record) {
        if (length > LONGEST_SYMBOL) {
            forget();
            return;
        }
        String symbol = new String(text, offset, length);
        Occurrences tally = symbols.get(symbol);
        if (tally == null) {
            if (symbols.size() == MOST_SYMBOLS || !room.takeSymbol()) {
                forget();
                return;
            }
            tally = new Occurrences();
            symbols.put(symbol, tally);
        }
        tally.add(record);
    }

    private void forget() {
        room.returnSymbols(symbols.size());
        symbols = null;
    }

    void addAll(ObservedTexts other) {
        numbers.addAll(other.numbers);
        times.addAll(other.times);
        hex.addAll(other.hex);
        areJson &= other.areJson;
        characters += other.characters;
        paddedBase64 |= other.paddedBase64;
        shortestBase64 = Math.min(shortestBase64, other.shortestBase64);
        readsAsScalar |= other.readsAsScalar;
        if (symbols == null) {
            return;
        }
        if (other.symbols == null) {
            forget();
            return;
        }
        other.symbols.forEach((symbol, tally) ->
                symbols.computeIfAbsent(symbol, any -> new Occurrences()).addAll(tally));
        if (symbols.size() > MOST_SYMBOLS) {
            forget();
        }
    }

    /** The different texts with how often each was seen; empty if there are too many or too long ones. */
    public Map<String, Occurrences> symbols() {
        return symbols == null ? Map.of() : Collections.unmodifiableMap(symbols);
    }

    /** What was seen of the numbers in quotes. */
    public ObservedNumbers numbers() {
        return numbers;
    }

    /** What was seen of dates and times. */
    public ObservedTimes times() {
        return times;
    }

    /** Returns whether each text holds an object or array of JSON. */
    public boolean areJson() {
        return areJson;
    }

    /** How many characters all of them have. */
    public long characters() {
        return characters;
    }

    /** What was seen of texts that are hexadecimal digits. */
    public HexTexts hex() {
        return hex;
    }

    /** Returns whether one of the texts in base64 has a character that words do not have. */
    public boolean hasBase64Sign() {
        return paddedBase64;
    }

    /** The length of the shortest text in base64. */
    public int shortestBase64() {
        return shortestBase64;
    }

    /** Returns whether one of the texts, without its quotes, would be another JSON value. */
    public boolean readAsScalar() {
        return readsAsScalar;
    }
}
