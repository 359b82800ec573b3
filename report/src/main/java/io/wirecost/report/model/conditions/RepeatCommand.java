package io.wirecost.report.model.conditions;

import io.wirecost.document.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What to type into a POSIX shell to measure the same again. */
public final class RepeatCommand {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

    /** Options that say where a run is kept: it would not be written over. */
    private static final Set<String> ONCE = Set.of("--out", "--resume");

    private RepeatCommand() {}

    /** @param arguments as the user gave them */
    public static String of(List<String> arguments) {
        List<String> words = new ArrayList<>(List.of("./wirecost"));
        for (int i = 0; i < arguments.size(); i++) {
            String word = arguments.get(i);
            if (ONCE.contains(word)) {
                i++;
            } else if (ONCE.stream().noneMatch(option -> word.startsWith(option + "="))) {
                words.add(word);
            }
        }
        return words.stream().map(RepeatCommand::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        String visible = Visible.text(word);
        return PLAIN.matcher(visible).matches() ? visible : "'" + visible.replace("'", "'\\''") + "'";
    }
}
