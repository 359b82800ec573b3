package io.wirecost.cli.reproduce;

import io.wirecost.cli.folder.OutFolder;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.run.Run;
import io.wirecost.results.RunFile;
import io.wirecost.studies.Study;
import io.wirecost.studies.source.StudyStep;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Where the runs of studies lie: {@code STUDY/STEP.json}, or {@code STUDY/STEP/run.json} as it was measured. */
public record StudyRuns(Path folder) {
    /** Returns the folder in which a step is measured. */
    public Path measuring(Study study, StudyStep step) {
        return folder.resolve(study.id()).resolve(step.name());
    }

    /** Returns the small file of a step's run. */
    public Path kept(Study study, StudyStep step) {
        return folder.resolve(study.id()).resolve(step.name() + ".json");
    }

    /**
     * Returns the runs of a study, by step; a step that was not measured has none.
     *
     * @throws InputException with everything that is wrong with the files
     */
    public Map<String, Run> read(Study study) throws InputException {
        Problems problems = new Problems();
        Map<String, Run> runs = new LinkedHashMap<>();
        for (StudyStep step : study.steps()) {
            Optional<Path> file = file(study, step);
            if (file.isPresent()) {
                Run run = problems.collect(() -> RunFile.read(file.get()));
                if (run != null) {
                    runs.put(step.name(), run);
                }
            }
        }
        problems.refuse();
        return runs;
    }

    private Optional<Path> file(Study study, StudyStep step) {
        Path whole = new OutFolder(measuring(study, step)).runFile();
        return Files.exists(whole)
                ? Optional.of(whole)
                : Optional.of(kept(study, step)).filter(Files::exists);
    }
}
