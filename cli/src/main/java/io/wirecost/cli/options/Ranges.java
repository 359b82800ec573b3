package io.wirecost.cli.options;

import io.wirecost.core.InputException;
import io.wirecost.core.run.Experiment.Range;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers and ranges as users write them: {@code 12000}, {@code 1k..4k}, {@code 480..984..4000}. */
final class Ranges {
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,9})([km]?)", Pattern.CASE_INSENSITIVE);
    private static final Pattern TO = Pattern.compile("\\.\\.");

    private Ranges() {}

    /** @throws InputException if it is no range of numbers from 1 on */
    static Range parse(String option, String text) throws InputException {
        List<Integer> numbers = new ArrayList<>();
        for (String number : TO.split(text, -1)) {
            numbers.add(number(option, number));
        }
        int from = numbers.get(0);
        int to = numbers.get(numbers.size() - 1);
        Optional<Integer> middle = numbers.size() == 3 ? Optional.of(numbers.get(1)) : Optional.empty();
        if (from < 1
                || numbers.size() > 3
                || !numbers.equals(numbers.stream().sorted().toList())) {
            throw new InputException(
                    "%s %s: expected a number above 0, or a rising range such as 12000..30000".formatted(option, text));
        }
        return new Range(from, middle, to);
    }

    /** A number, with k for 1,024 and m for 1,048,576. */
    static int number(String option, String text) throws InputException {
        Matcher parts = NUMBER.matcher(text.strip());
        if (!parts.matches()) {
            throw new InputException("%s %s: expected a number, such as 12000 or 4k".formatted(option, text));
        }
        long factor = switch (parts.group(2).toLowerCase(java.util.Locale.ROOT)) {
            case "k" -> 1L << 10;
            case "m" -> 1L << 20;
            default -> 1L;
        };
        long value = Long.parseLong(parts.group(1)) * factor;
        if (value > Integer.MAX_VALUE) {
            throw new InputException("%s %s: more than %,d".formatted(option, text, Integer.MAX_VALUE));
        }
        return (int) value;
    }
}
