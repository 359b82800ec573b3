package io.wirecost.cli.reproduce;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.studies.Study;
import io.wirecost.studies.form.StudyFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Studies as a user names them: those that come with wirecost, all of these, or the folder of one. */
public final class StudyNames {
    private static final String ALL = "all";

    private StudyNames() {}

    /** What a user may name. */
    public static final class Candidates implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }
    }

    private static Stream<String> names() {
        return Stream.concat(StudyFolder.BUILT_IN.stream(), Stream.of(ALL));
    }

    /**
     * Reads the studies of these names, each once, by name.
     *
     * @param folder where relative paths begin
     * @throws InputException with every name that is none, and everything that is wrong with a user's study
     */
    public static Map<String, Study> read(List<String> given, Path folder) throws InputException {
        Problems problems = new Problems();
        Map<String, Study> studies = new LinkedHashMap<>();
        given.stream()
                .flatMap(name -> name.equals(ALL) ? StudyFolder.BUILT_IN.stream() : Stream.of(name))
                .distinct()
                .forEach(name -> studies.put(name, problems.collect(() -> read(name, folder))));
        problems.refuse();
        return studies;
    }

    private static Study read(String name, Path folder) throws InputException {
        if (StudyFolder.BUILT_IN.contains(name)) {
            return StudyFolder.builtIn(name);
        }
        if (Files.isDirectory(folder.resolve(name))) {
            return StudyFolder.in(folder.resolve(name));
        }
        List<String> known = names().toList();
        throw new InputException(
                Choices.mismatch("STUDY", name, Choices.oneOf(known) + ", or the folder of a study", known));
    }
}
