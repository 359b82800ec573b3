package io.wirecost.report.html;

import io.wirecost.contract.Prerequisite;
import io.wirecost.contract.node.NodeFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The tools that check the front end. */
final class FrontEnd {
    static final NodeFolder FOLDER = new NodeFolder(Path.of("").toAbsolutePath());

    private static final List<String> BROWSERS = List.of(
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");

    private FrontEnd() {}

    /** The browser that shows the reports. */
    static Path browser() {
        return Stream.concat(Stream.ofNullable(System.getenv("CHROMIUM")), BROWSERS.stream())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseGet(() -> Prerequisite.missing(
                        "Chromium is not installed; install it (Debian: apt-get install chromium) or set CHROMIUM"));
    }
}
