package io.wirecost.contract;

import java.util.List;
import java.util.stream.Stream;

/** The syntax of many files of PHP, checked in one process as {@code php -l} checks one: they are compiled and not run. */
public final class PhpSyntax {
    private static final String COMPILE = """
            foreach (array_slice($argv, 1) as $file) {
                try {
                    $sound = opcache_compile_file($file);
                } catch (ParseError $error) {
                    $sound = false;
                    echo $error, "\\n";
                }
                echo $sound ? 'ok ' : 'not ok ', $file, "\\n";
            }
            """;

    private PhpSyntax() {}

    /** What PHP is started with to print {@link #sound} of each file that has no error, and the errors of all others. */
    public static List<String> check(List<String> files) {
        return Stream.concat(
                        Stream.of(
                                "-n",
                                "-d",
                                "zend_extension=opcache",
                                "-d",
                                "opcache.enable_cli=1",
                                "-d",
                                "display_errors=stdout",
                                "-r",
                                COMPILE,
                                "--"),
                        files.stream())
                .toList();
    }

    /** The line about a file without an error. */
    public static String sound(String file) {
        return "ok " + file;
    }
}
