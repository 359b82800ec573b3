package io.wirecost.cli.reproduce;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.Variant;
import io.wirecost.engine.catalog.CodecCatalog;
import io.wirecost.studies.Study;
import io.wirecost.studies.source.Line;
import io.wirecost.studies.source.Scale;
import io.wirecost.studies.source.Step;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The arguments of the run that a step is. */
final class StepCommand {
    private StepCommand() {}

    /**
     * The step's lines that can be measured here, and its options.
     *
     * @return nothing where no codec of the step is here
     * @throws InputException if the study names codecs that there are not, though their runtime is here
     */
    static List<String> of(Study study, Step step, Scale scale, CodecCatalog catalog, Path folder)
            throws InputException {
        Set<String> here = catalog.all().stream()
                .map(entry -> entry.variant().codec().toString())
                .collect(Collectors.toSet());
        refuseUnknown(study, catalog, here);
        String codecs = study.lines().stream()
                .filter(line -> step.measures(line, scale))
                .flatMap(line -> line.variant().stream())
                .filter(variant -> here.contains(variant.codec().toString()))
                .map(Object::toString)
                .distinct()
                .collect(Collectors.joining(","));
        if (codecs.isEmpty()) {
            return List.of();
        }
        List<String> arguments = new ArrayList<>(List.of("run", "--codec", codecs));
        step.options(scale).forEach((name, value) -> arguments.addAll(List.of("--" + name, value)));
        arguments.addAll(List.of("--out", folder.toString()));
        return arguments;
    }

    private static void refuseUnknown(Study study, CodecCatalog catalog, Set<String> here) throws InputException {
        Problems problems = new Problems();
        Set<String> runtimes = runtimes(catalog);
        for (Line line : study.lines()) {
            line.variant()
                    .map(Variant::codec)
                    .filter(codec -> runtimes.contains(codec.runtime())
                            && !here.contains(codec.toString())
                            && !isRefused(codec, catalog))
                    .ifPresent(codec -> problems.add(Choices.mismatch(
                            "line " + line.name() + ": codec",
                            codec.toString(),
                            "a name that wirecost list codecs shows, after its runtime",
                            here)));
        }
        problems.refuse();
    }

    private static Set<String> runtimes(CodecCatalog catalog) {
        return catalog.runners().stream().map(runner -> runner.runtime().name()).collect(Collectors.toSet());
    }

    private static boolean isRefused(CodecId codec, CodecCatalog catalog) {
        return catalog.refused().stream()
                .anyMatch(refused -> refused.runtime().equals(codec.runtime())
                        && refused.name().equals(codec.name()));
    }

    /** Lines of a step that cannot be measured here, since their runtime, or what a codec needs of it, is not set up. */
    static List<Line> absent(Study study, Step step, Scale scale, CodecCatalog catalog) {
        Set<String> runtimes = runtimes(catalog);
        return study.lines().stream()
                .filter(line -> step.measures(line, scale))
                .filter(line -> line.variant()
                        .map(Variant::codec)
                        .filter(codec -> !runtimes.contains(codec.runtime()) || isRefused(codec, catalog))
                        .isPresent())
                .toList();
    }
}
