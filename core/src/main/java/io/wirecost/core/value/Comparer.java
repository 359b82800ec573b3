package io.wirecost.core.value;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells whether a value came back as it was given. NaN equals NaN, and −0.0 differs from 0.0. Bytes go by content, and
 * the order of a map is ignored. Decimals count with their scale. Absent differs from empty and from a default.
 */
public final class Comparer {
    private static final int SHOWN_LENGTH = 80;

    private final Schema schema;
    private final Set<Loss> allowed;
    private final Set<Loss> written;

    /** @param allowed the losses that the codec under test declares */
    public Comparer(Schema schema, Set<Loss> allowed) {
        this(schema, allowed, Set.of());
    }

    private Comparer(Schema schema, Set<Loss> allowed, Set<Loss> written) {
        this.schema = schema;
        this.allowed = Set.copyOf(allowed);
        this.written = Set.copyOf(written);
    }

    /**
     * Compares values that one codec has written and another one has read.
     *
     * @param writer the losses that the codec declares that wrote the bytes
     * @param reader those of the codec that read them
     */
    public static Comparer ofTwo(Schema schema, Set<Loss> writer, Set<Loss> reader) {
        return new Comparer(schema, reader, writer);
    }

    /** The first difference between two values of the root record. */
    public Optional<Mismatch> compare(RecordValue expected, RecordValue actual) {
        return expected == actual ? Optional.empty() : compareRecords(schema.root(), "", expected, actual);
    }

    /**
     * The first difference between two values of a type.
     *
     * @param path of the values, for the difference
     */
    public Optional<Mismatch> compare(Type type, String path, Object expected, Object actual) {
        if (expected == null || actual == null) {
            return expected == actual ? Optional.empty() : different(path, expected, actual);
        }
        return switch (type.form()) {
            case LEAF -> compareLeaves(type, path, expected, actual);
            case RECORD ->
                expected instanceof RecordValue e && actual instanceof RecordValue a
                        ? compareRecords(schema.record(type.name()), path, e, a)
                        : compareLeaves(path, expected, actual);
            case ARRAY ->
                expected instanceof List<?> e && actual instanceof List<?> a
                        ? compareLists(type.element(), path, e, a)
                        : compareLeaves(path, expected, actual);
            case MAP ->
                expected instanceof Map<?, ?> e && actual instanceof Map<?, ?> a
                        ? compareMaps(type.element(), path, e, a)
                        : compareLeaves(path, expected, actual);
            case OPTIONAL -> compare(type.element(), path, expected, actual);
        };
    }

    private Optional<Mismatch> compareLeaves(Type type, String path, Object expected, Object actual) {
        boolean lost = allowed.stream().anyMatch(loss -> loss.allows(type, expected, actual))
                || written.stream().anyMatch(loss -> loss.allowsWritten(type, expected, actual));
        return lost ? Optional.empty() : compareLeaves(path, expected, actual);
    }

    /** The difference between two values, neutral or the domain's, that hold no others. */
    public static Optional<Mismatch> compareLeaves(String path, Object expected, Object actual) {
        return same(expected, actual) ? Optional.empty() : different(path, expected, actual);
    }

    private static boolean same(Object expected, Object actual) {
        return expected instanceof byte[] e && actual instanceof byte[] a
                ? Arrays.equals(e, a)
                : Objects.equals(expected, actual);
    }

    private Optional<Mismatch> compareRecords(
            RecordDefinition record, String path, RecordValue expected, RecordValue actual) {
        if (actual == null || expected == null) {
            return expected == actual ? Optional.empty() : different(path, expected, actual);
        }
        List<Field> fields = record.fields();
        for (int i = 0; i < fields.size(); i++) {
            String at = path.isEmpty()
                    ? fields.get(i).name()
                    : path + "." + fields.get(i).name();
            Optional<Mismatch> found = compare(fields.get(i).type(), at, expected.get(i), actual.get(i));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Mismatch> compareLists(Type element, String path, List<?> expected, List<?> actual) {
        if (expected.size() != actual.size()) {
            return Optional.of(new Mismatch(path, expected.size() + " elements", actual.size() + " elements"));
        }
        for (int i = 0; i < expected.size(); i++) {
            Optional<Mismatch> found = compare(element, path + "[" + i + "]", expected.get(i), actual.get(i));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Mismatch> compareMaps(Type value, String path, Map<?, ?> expected, Map<?, ?> actual) {
        if (!expected.keySet().equals(actual.keySet())) {
            return Optional.of(new Mismatch(path, "keys " + keys(expected), "keys " + keys(actual)));
        }
        for (Map.Entry<?, ?> entry : expected.entrySet()) {
            Optional<Mismatch> found =
                    compare(value, path + "{" + entry.getKey() + "}", entry.getValue(), actual.get(entry.getKey()));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static String keys(Map<?, ?> map) {
        Set<String> sorted = new TreeSet<>();
        map.keySet().forEach(key -> sorted.add(String.valueOf(key)));
        return shorten(sorted.toString());
    }

    private static Optional<Mismatch> different(String path, Object expected, Object actual) {
        String expectedText = shown(expected);
        String actualText = shown(actual);
        if (expectedText.equals(actualText)) {
            expectedText += " (" + expected.getClass().getSimpleName() + ")";
            actualText += " (" + actual.getClass().getSimpleName() + ")";
        }
        return Optional.of(new Mismatch(path, expectedText, actualText));
    }

    /** Short text of a value for a message; never longer than a line. */
    public static String shown(Object value) {
        if (value == null) {
            return "absent";
        }
        if (value instanceof byte[] bytes) {
            return shorten(bytes.length + " bytes " + HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, 32)));
        }
        if (value instanceof String text) {
            StringBuilder visible = new StringBuilder("\"");
            text.codePoints().limit(SHOWN_LENGTH).forEach(c -> appendVisible(visible, c));
            return shorten(visible.append('"').toString());
        }
        return shorten(String.valueOf(value));
    }

    private static void appendVisible(StringBuilder text, int codePoint) {
        if (Character.isISOControl(codePoint) || !Character.isDefined(codePoint)) {
            text.append(String.format("\\u%04x", codePoint));
        } else {
            text.appendCodePoint(codePoint);
        }
    }

    private static String shorten(String text) {
        return text.length() <= SHOWN_LENGTH ? text : text.substring(0, SHOWN_LENGTH) + "…";
    }
}
