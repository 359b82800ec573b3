package io.wirecost.cli.doctor;

import io.wirecost.process.Command;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Asks Maven who it is. */
final class MavenVersion {
    private static final Pattern VERSION = Pattern.compile("Apache Maven ([\\w.-]+)");
    private static final Command ASK = new Command(List.of("mvn", "--version"), Duration.ofSeconds(20));

    private MavenVersion() {}

    /** Its version; empty when there is no Maven on the path, or none that answers. */
    static Optional<String> find() {
        try {
            Command.Result result = ASK.run();
            Matcher version = VERSION.matcher(result.output());
            return result.ending().isPresent() && version.find() ? Optional.of(version.group(1)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // how the JDK says that there is no such program
        }
    }
}
