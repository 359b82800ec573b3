package io.wirecost.cli.installation;

import io.wirecost.cli.terminal.Terminal;
import io.wirecost.core.InputException;
import io.wirecost.engine.catalog.OtherRuntimes;
import io.wirecost.engine.installation.CacheFolder;
import io.wirecost.engine.installation.Installation;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What a command finds around it: what this process has, or what a caller who starts no process says.
 *
 * @param folder where relative paths begin
 * @param home of the installation; empty if no launcher has named it
 * @param environment variables and their values
 * @param userHome the user's own folder
 * @param terminal what is written to
 * @param in standard input
 */
public record CommandSurroundings(
        Path folder,
        Optional<Path> home,
        Map<String, String> environment,
        Path userHome,
        Terminal terminal,
        InputStream in) {

    /** Returns what this process was started with. */
    public static CommandSurroundings ofProcess() {
        return new CommandSurroundings(
                Path.of(""),
                Optional.ofNullable(System.getProperty("wirecost.home")).map(Path::of),
                System.getenv(),
                Path.of(System.getProperty("user.home")),
                Terminal.ofProcess(),
                System.in);
    }

    /** Returns those of a call: what is written goes to no terminal. */
    public static CommandSurroundings of(
            Path folder, Path home, Map<String, String> environment, Path userHome, InputStream in) {
        return new CommandSurroundings(
                folder, Optional.of(home), environment, userHome, Terminal.none(environment), in);
    }

    /** The installation that the launcher belongs to. */
    public Installation installation() throws InputException {
        return Installation.at(home.orElseThrow(
                () -> new InputException("wirecost.home is not set; start wirecost with its launcher ./wirecost")));
    }

    /** Whether the launcher is that of the sources, which builds them. */
    public boolean isBuiltFromSources() {
        return environment.containsKey("WIRECOST_SOURCES");
    }

    /** Returns the folder of all that is kept between runs. */
    public Path cacheFolder() {
        return folder.resolve(CacheFolder.of(environment, userHome));
    }

    /** Returns where runtimes beside the JVM are looked for. */
    public OtherRuntimes runtimes() {
        return OtherRuntimes.in(cacheFolder(), environment);
    }

    /** Returns the folder of generated and compiled code. */
    public Path codeCache() {
        return cacheFolder().resolve("code");
    }
}
