package io.wirecost.cli.setup;

import io.wirecost.engine.runtime.FoundProgram;
import io.wirecost.engine.runtime.Programs;
import io.wirecost.engine.runtime.RuntimeDescription.Artifact;
import io.wirecost.engine.runtime.RuntimeDescription.Part;
import io.wirecost.engine.runtime.RuntimeDescription.Tool;
import io.wirecost.engine.runtime.RuntimeInspection;
import io.wirecost.engine.runtime.RuntimePackages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What has to be run so that a runtime has all that it needs.
 *
 * @param steps in their order
 * @param byHand what the user has to do first, in lines; nothing can be run before, unless it is empty
 * @param leftOut what cannot be brought here and is not required, a line each
 */
public record SetupPlan(List<SetupStep> steps, List<String> byHand, List<String> leftOut) {
    /** The plugin that the build of wirecost uses too, so that it is there where wirecost was built. */
    private static final String COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy";

    private static final String MAVEN = "mvn";

    public SetupPlan {
        steps = List.copyOf(steps);
        byHand = List.copyOf(byHand);
        leftOut = List.copyOf(leftOut);
    }

    /** What the steps of a plan do when they are run. */
    interface Actions {
        /** Runs a command as it is. */
        SetupStep.Action plainly();

        /** Runs the command that installs a part of the packages. */
        SetupStep.Action installing(Part part);

        /** Runs the command that fetches an artifact. */
        SetupStep.Action fetching(Artifact artifact);
    }

    /** Plans for what an inspection has missed. */
    static SetupPlan of(RuntimeInspection found, Programs programs, Actions actions) {
        return new Planning(found, programs, DebianPackages.on(programs), actions).plan();
    }

    /** Returns whether there is anything to run. */
    public boolean hasSteps() {
        return !steps.isEmpty();
    }

    /** The commands as a user would type them, each with what is to be known of it. */
    public List<String> lines() {
        return steps.stream().map(SetupStep::described).toList();
    }

    /** A plan in the making. */
    private static final class Planning {
        private final RuntimeInspection found;
        private final Programs programs;
        private final DebianPackages debian;
        private final Actions actions;
        private final List<SetupStep> steps = new ArrayList<>();
        private final List<String> byHand = new ArrayList<>();
        private final List<String> leftOut = new ArrayList<>();

        Planning(RuntimeInspection found, Programs programs, DebianPackages debian, Actions actions) {
            this.found = found;
            this.programs = programs;
            this.debian = debian;
            this.actions = actions;
        }

        SetupPlan plan() {
            required();
            programsAndLibraries();
            found.missingParts().forEach(this::part);
            found.missingArtifacts().forEach(this::artifact);
            return new SetupPlan(steps, byHand, leftOut);
        }

        private void required() {
            List<FoundProgram> unfit = found.programs().stream()
                    .filter(program -> program.problem().isPresent())
                    .toList();
            List<Tool> needs = missingNeeds();
            List<String> packages = Stream.concat(
                            unfit.stream().flatMap(program -> program.program().debian().stream()),
                            needs.stream().map(Tool::debian))
                    .toList();
            if (unfit.isEmpty() && needs.isEmpty()) {
                return;
            }
            if (debian.mayInstall() && !packages.isEmpty()) {
                apt(packages, true);
            } else if (debian.exists() && !packages.isEmpty()) {
                byHand.add("this user may not run apt-get without a password; run these commands by hand:");
                byHand.add("  " + String.join(" ", debian.update()));
                byHand.add("  " + String.join(" ", debian.install(packages)));
            } else {
                unfit.forEach(program -> byHand.add(program.problem().orElseThrow()));
                needs.forEach(tool ->
                        byHand.add(tool.name() + " is not installed; packages cannot be installed" + " without it"));
                byHand.add("this system has no apt-get; install these by its own means");
            }
        }

        private List<Tool> missingNeeds() {
            return found.missingParts().stream()
                    .filter(part -> !part.optional())
                    .flatMap(part -> missingNeeds(part).stream())
                    .toList();
        }

        private List<Tool> missingNeeds(Part part) {
            return part.needs().stream()
                    .filter(tool -> !programs.has(tool.name()))
                    .toList();
        }

        private void programsAndLibraries() {
            List<String> missing = Stream.concat(
                            found.missingTools().stream().map(Tool::name), found.missingLibraries().stream())
                    .toList();
            List<String> packages = Stream.concat(
                            found.missingTools().stream().map(Tool::debian), found.missingLibraries().stream())
                    .toList();
            if (!missing.isEmpty()) {
                optional(String.join(", ", missing), packages);
            }
        }

        /** Has packages installed that are not required, or says how to get them. */
        private void optional(String names, List<String> packages) {
            if (debian.mayInstall()) {
                apt(packages, false);
            } else {
                leftOut.add(
                        debian.exists()
                                ? names + ": to have them too, run: " + String.join(" ", debian.install(packages))
                                : names + ": this system has no apt-get; install them by its own means");
            }
        }

        private void apt(List<String> packages, boolean required) {
            if (steps.isEmpty()) {
                steps.add(new SetupStep(debian.update(), Optional.empty(), false, false, actions.plainly()));
            }
            steps.add(new SetupStep(debian.install(packages), Optional.empty(), required, false, actions.plainly()));
        }

        private void part(Part part) {
            List<Tool> needs = missingNeeds(part);
            if (given().isPresent()) {
                leftOut.add("%s: put it into %s".formatted(part.name(), given().get()));
                return;
            }
            if (part.optional() && !needs.isEmpty()) {
                String names = String.join(", ", needs.stream().map(Tool::name).toList());
                optional(
                        "%s, which %s needs".formatted(names, part.name()),
                        needs.stream().map(Tool::debian).toList());
            }
            if (needs.isEmpty() || debian.mayInstall()) {
                steps.add(new SetupStep(
                        part.install(),
                        part.takes().map(time -> "takes " + time),
                        !part.optional(),
                        true,
                        actions.installing(part)));
            }
        }

        /** The folder of packages that is a user's own; empty if there is none. */
        private Optional<Path> given() {
            return found.packages().filter(RuntimePackages::isGiven).map(RuntimePackages::folder);
        }

        private void artifact(Artifact artifact) {
            if (given().isPresent()) {
                leftOut.add("%s: put it into %s, or name it in %s"
                        .formatted(artifact.file(), given().get().resolve("bin"), artifact.variable()));
            } else if (programs.has(MAVEN)) {
                List<String> command =
                        List.of(MAVEN, "-B", "-q", COPY, "-Dartifact=" + artifact.coordinates(), "-DoutputDirectory=.");
                steps.add(new SetupStep(command, Optional.empty(), false, true, actions.fetching(artifact)));
            } else {
                leftOut.add(artifact.file() + ": needs Maven (Debian: apt-get install maven); then run this again");
            }
        }
    }
}
