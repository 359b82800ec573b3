package io.wirecost.cli.setup;

import io.wirecost.engine.runtime.Programs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Packages of the system where it is a Debian or one of its kind, and whether this user may install them.
 *
 * @param exists whether this system has them at all
 * @param before words before {@code apt-get}: none for root, those of sudo where it asks for no password; empty if this user
 *     may install nothing
 */
record DebianPackages(boolean exists, Optional<List<String>> before) {
    private static final String APT = "apt-get";

    static DebianPackages on(Programs programs) {
        if (!programs.has(APT)) {
            return new DebianPackages(false, Optional.empty());
        }
        if (programs.answer("id", "-u").filter("0"::equals).isPresent()) {
            return new DebianPackages(true, Optional.of(List.of()));
        }
        return new DebianPackages(true, programs.answer("sudo", "-n", "true").map(silent -> List.of("sudo", "-n")));
    }

    /** Returns whether this user may install packages without being asked for a password. */
    boolean mayInstall() {
        return before.isPresent();
    }

    /** The command that learns which versions there are. */
    List<String> update() {
        return command("update", "-q");
    }

    /** The command that installs packages. */
    List<String> install(List<String> packages) {
        List<String> words = new ArrayList<>(command("install", "-y", "-q", "--no-install-recommends"));
        packages.stream().distinct().forEach(words::add);
        return words;
    }

    /** Without the right to install, the command of a user who has a password for sudo. */
    private List<String> command(String... words) {
        List<String> command = new ArrayList<>(before.orElse(List.of("sudo")));
        command.add(APT);
        command.addAll(List.of(words));
        return command;
    }
}
