package io.wirecost.compiler.read.proto;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The order of problems by the places that they begin with. */
final class SourceOrder {
    private static final Pattern PLACE = Pattern.compile("(?s)(.*?):(\\d+):(\\d+): .*");

    static final Comparator<String> BY_PLACE = Comparator.comparing(SourceOrder::file)
            .thenComparing(SourceOrder::line)
            .thenComparing(Comparator.naturalOrder());

    private SourceOrder() {}

    private static String file(String problem) {
        Matcher matcher = PLACE.matcher(problem);
        return matcher.matches() ? matcher.group(1) : problem;
    }

    private static int line(String problem) {
        Matcher matcher = PLACE.matcher(problem);
        return matcher.matches() ? Integer.parseInt(matcher.group(2)) : 0;
    }
}
