package io.wirecost.studies.form;

import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.results.JsonForm;
import io.wirecost.studies.Study;
import io.wirecost.studies.source.PublishedTable;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads studies: those that come with wirecost, and a user's own. */
public final class StudyFolder {
    /** Names of the studies that come with wirecost. */
    public static final List<String> BUILT_IN = List.of("lviv-2024", "habr-458026", "minsk-libraries", "coimbra-2022");

    private static final String FILE = "study.json";
    private static final JsonForm<Study> FORM = new JsonForm<>(Study.class, "study.schema.json");

    private StudyFolder() {}

    /** A study that comes with wirecost. */
    public static Study builtIn(String id) {
        try {
            return read(StudyFiles.builtIn(id));
        } catch (InputException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * A user's study.
     *
     * @throws InputException with everything that is wrong with its files
     */
    public static Study in(Path folder) throws InputException {
        return read(StudyFiles.in(folder));
    }

    private static Study read(StudyFiles files) throws InputException {
        Study study = FORM.read(files.place(FILE), files.text(FILE));
        Problems problems = new Problems();
        Map<String, PublishedTable> tables = new HashMap<>();
        for (String name : study.published()) {
            String text = problems.collect(() -> files.text(name));
            if (text != null) {
                tables.put(name, new TableReader(files.place(name), problems).read(text));
            }
        }
        Study whole = study.with(tables);
        NameReferences.check(whole, files.place(FILE), problems);
        problems.refuse();
        return whole;
    }
}
