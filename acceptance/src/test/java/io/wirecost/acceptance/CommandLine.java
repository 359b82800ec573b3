package io.wirecost.acceptance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The command line of a process, however long: the JDK cuts what it tells at 4,096 bytes, less than a class path can have. */
final class CommandLine {
    private static final Path PROCESSES = Path.of("/proc");

    private CommandLine() {}

    /** Returns it with spaces between its arguments; it is empty for a process that has ended. */
    static String of(ProcessHandle process) {
        try {
            return Files.readString(
                            PROCESSES.resolve(Long.toString(process.pid())).resolve("cmdline"))
                    .replace('\0', ' ');
        } catch (IOException e) {
            return ""; // processes come and go
        }
    }
}
