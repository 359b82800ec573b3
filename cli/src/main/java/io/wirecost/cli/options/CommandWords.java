package io.wirecost.cli.options;

import io.wirecost.core.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A command in one argument: words with spaces between them; quotes hold a word together. No shell has a say in it. */
public final class CommandWords {
    private static final Pattern WORD = Pattern.compile("\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"']+))(?=\\s|$)");

    private CommandWords() {}

    /**
     * Returns the words, the program first.
     *
     * @param option that has the command, for messages
     * @throws InputException if there is no word, or a quote has no end
     */
    public static List<String> of(String option, String command) throws InputException {
        List<String> words = new ArrayList<>();
        String text = command.strip();
        Matcher matcher = WORD.matcher(text);
        int end = 0;
        while (matcher.find() && matcher.start() == end) {
            words.add(word(matcher));
            end = matcher.end();
        }
        if (words.isEmpty() || end < text.length()) {
            throw new InputException("%s: expected a program and its arguments, such as \"python3 runner.py\", got %s"
                    .formatted(option, text.isEmpty() ? "nothing" : text));
        }
        return words;
    }

    private static String word(Matcher matcher) {
        for (int group = 1; group <= matcher.groupCount(); group++) {
            if (matcher.group(group) != null) {
                return matcher.group(group);
            }
        }
        throw new IllegalStateException("no group has matched");
    }
}
