package io.wirecost.engine.runtime;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which packages of Debian are installed. A system without dpkg does not tell, and a runner finds out by itself what it can
 * load; so no package counts as missing there.
 *
 * @param versions of those that are installed, by name
 * @param missing names of those that are not
 */
record DebianLibraries(SortedMap<String, String> versions, List<String> missing) {
    private static final String DPKG = "dpkg-query";

    /** It is written anew when a package comes or goes. */
    private static final Path STATUS = Path.of("/var/lib/dpkg/status");

    private static final String FORMAT = "${Package} ${db:Status-Status} ${Version}\\n";

    /** Looks for some packages. */
    static DebianLibraries of(List<String> names, Programs programs) throws IOException {
        if (names.isEmpty() || !programs.has(DPKG)) {
            return new DebianLibraries(new TreeMap<>(), List.of());
        }
        List<String> question = new ArrayList<>(List.of(DPKG, "-W", "-f", FORMAT));
        question.addAll(names);
        SortedMap<String, String> versions = new TreeMap<>();
        // It fails where one package is not known, and tells of the others.
        programs.told(question, STATUS).output().lines().forEach(line -> add(line.split(" "), versions));
        return new DebianLibraries(
                versions,
                names.stream().filter(name -> !versions.containsKey(name)).toList());
    }

    private static void add(String[] words, Map<String, String> versions) {
        if (words.length == 3 && words[1].equals("installed")) {
            versions.put(words[0], words[2]);
        }
    }
}
