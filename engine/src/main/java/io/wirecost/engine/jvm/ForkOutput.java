package io.wirecost.engine.jvm;

import io.wirecost.process.Ending;
import io.wirecost.process.LastLines;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Takes what JMH would print, and finds in it how a fork has died. */
final class ForkOutput {
    private static final Pattern EXIT_CODE = Pattern.compile("<forked VM failed with exit code (-?\\d+)>");

    private final java.io.ByteArrayOutputStream text = new java.io.ByteArrayOutputStream();

    OutputFormat format() {
        PrintStream out = new PrintStream(text, true, StandardCharsets.UTF_8);
        return OutputFormatFactory.createFormatInstance(out, VerboseMode.NORMAL);
    }

    /** Empty when the fork has not ended by itself with a code other than 0. */
    Optional<Ending> ending() {
        Matcher matcher = EXIT_CODE.matcher(text.toString(StandardCharsets.UTF_8));
        return matcher.find() ? Optional.of(new Ending(Integer.parseInt(matcher.group(1)))) : Optional.empty();
    }

    /** Returns the last lines that the fork has printed. */
    String lastWords() {
        List<String> words = new ArrayList<>();
        boolean inside = false;
        for (String line : text.toString(StandardCharsets.UTF_8).lines().toList()) {
            if (line.startsWith("<stdout") || line.startsWith("<stderr")) {
                inside = true;
            } else if (line.startsWith("</std")) {
                inside = false;
            } else if (inside) {
                words.add(line);
            }
        }
        return LastLines.of(words);
    }
}
