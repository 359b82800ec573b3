package io.wirecost.studies.form;

import io.wirecost.core.Problems;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.Link;
import io.wirecost.studies.Study;
import io.wirecost.studies.page.PageNames;
import io.wirecost.studies.rule.Check;
import io.wirecost.studies.rule.Claim;
import io.wirecost.studies.rule.Straight;
import io.wirecost.studies.source.PublishedTable;
import io.wirecost.studies.source.StudiedQuantity;
import io.wirecost.studies.source.StudyLine;
import io.wirecost.studies.source.StudyStep;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Checks that every name in a study's files stands for something. */
final class NameReferences {
    private final Study study;
    private final String place;
    private final Problems problems;
    private final Set<String> lines;
    private final Set<String> steps;

    private NameReferences(Study study, String place, Problems problems) {
        this.study = study;
        this.place = place;
        this.problems = problems;
        this.lines = study.lines().stream().map(StudyLine::name).collect(Collectors.toSet());
        this.steps = study.steps().stream().map(StudyStep::name).collect(Collectors.toSet());
    }

    static void check(Study study, String place, Problems problems) {
        NameReferences references = new NameReferences(study, place, problems);
        references.checkNames();
        references.checkCodecs();
        references.checkLinks();
        references.checkParts();
    }

    private void checkNames() {
        twice("lines", study.lines().stream().map(StudyLine::name).toList());
        twice("steps", study.steps().stream().map(StudyStep::name).toList());
        twice(
                "claims",
                study.claims().stream()
                        .map(claim -> String.valueOf(claim.number()))
                        .toList());
        study.baseline().ifPresent(line -> known("baseline", "line", line, lines));
        study.lines().stream()
                .filter(line -> line.form().isPresent() && line.fileForm().isEmpty())
                .forEach(line -> add(
                        "line " + line.name(),
                        "no form of files: " + line.form().get() + "; expected one of " + labels()));
    }

    private void checkCodecs() {
        study.lines().stream()
                .filter(line -> line.codec()
                        .filter(codec -> codec.contains(Wrapper.SIGN))
                        .isPresent())
                .filter(line -> line.variant().flatMap(Variant::wrapper).isEmpty())
                .forEach(line -> add(
                        "line " + line.name(),
                        "no compression: " + line.codec().get() + "; expected one of " + CompressionMethod.allLabels()
                                + " behind " + Wrapper.SIGN));
    }

    private void checkLinks() {
        study.figures()
                .forEach((name, figure) -> figure.allCases().stream()
                        .flatMap(each -> each.link().stream())
                        .distinct()
                        .forEach(link -> {
                            try {
                                Link.parse(link);
                            } catch (IllegalArgumentException e) {
                                add("figure " + name, "link " + link + ": " + e.getMessage());
                            }
                        }));
    }

    private static String labels() {
        return List.of(FileForm.values()).stream().map(FileForm::label).collect(Collectors.joining(", "));
    }

    private void checkParts() {
        study.steps().forEach(step -> {
            all("step " + step.name(), "line", step.lines(), lines);
            all("step " + step.name(), "line", step.quickLines(), lines);
        });
        study.figures()
                .forEach((name, figure) -> all(
                        "figure " + name,
                        "step",
                        figure.allCases().stream()
                                .map(StudiedQuantity.Case::step)
                                .toList(),
                        steps));
        study.figures().forEach(this::checkPublished);
        study.tables().forEach((name, table) -> all(name, "line", table.rows().keySet(), lines));
        study.claims().forEach(this::checkClaim);
        study.answers().forEach(answer -> names("answer to " + answer.question(), answer.names()));
        study.pages()
                .forEach(page -> page.sections().forEach(section -> names("page " + page.name(), section.names())));
    }

    private void names(String where, PageNames names) {
        all(where, "figure", names.figures(), study.figures().keySet());
        all(where, "line", names.lines(), lines);
        all(where, "step", names.steps(), steps);
        all(where, "published table", names.tables(), study.tables().keySet());
        names.columns().forEach((file, columns) -> columns(where, file, columns));
        all(where, "conditions", names.conditions(), conditions());
        claims(where, names.claims());
    }

    private Set<String> conditions() {
        return study.figures().values().stream()
                .flatMap(figure -> figure.cases().stream())
                .map(StudiedQuantity.Case::name)
                .collect(Collectors.toSet());
    }

    private void claims(String where, Collection<Integer> numbers) {
        Set<String> known = study.claims().stream()
                .map(claim -> String.valueOf(claim.number()))
                .collect(Collectors.toSet());
        all(where, "claim", numbers.stream().map(String::valueOf).toList(), known);
    }

    private void checkClaim(Claim claim) {
        String where = "claim " + claim.number();
        for (Check check : claim.checks()) {
            all(where, "figure", check.figures(), study.figures().keySet());
            all(where, "line", check.lines(), lines);
            if (check instanceof Straight straight) {
                known(where, "step", straight.step(), steps);
            }
        }
    }

    private void checkPublished(String figure, StudiedQuantity quantity) {
        quantity.published().ifPresent(source -> {
            String where = "figure " + figure;
            known(where, "published table", source.file(), study.tables().keySet());
            columns(where, source.file(), List.of(source.column()));
        });
    }

    private void columns(String where, String file, Collection<String> columns) {
        PublishedTable table = study.tables().get(file);
        if (table != null) {
            all(where + ", " + file, "column", columns, new HashSet<>(table.columns()));
        }
    }

    private void all(String where, String kind, Collection<String> names, Set<String> known) {
        names.forEach(name -> known(where, kind, name, known));
    }

    private void known(String where, String kind, String name, Set<String> known) {
        if (!known.contains(name)) {
            add(
                    where,
                    "no %s \"%s\"; expected one of %s"
                            .formatted(kind, name, known.stream().sorted().collect(Collectors.joining(", "))));
        }
    }

    private void twice(String where, List<String> names) {
        List<String> seen = new ArrayList<>();
        for (String name : names) {
            if (seen.contains(name)) {
                add(where, "\"" + name + "\" is there twice");
            }
            seen.add(name);
        }
    }

    private void add(String where, String problem) {
        problems.add(place + ": " + where + ": " + problem);
    }
}
