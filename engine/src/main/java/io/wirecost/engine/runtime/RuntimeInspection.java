package io.wirecost.engine.runtime;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.engine.runtime.RuntimeDescription.Artifact;
import io.wirecost.engine.runtime.RuntimeDescription.Part;
import io.wirecost.engine.runtime.RuntimeDescription.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What this machine has of what a runtime needs.
 *
 * @param programs each of the description's, in its order
 * @param libraries the versions of those that are there
 * @param missingLibraries those that are not there
 * @param packages empty while a program is missing or too old, since the place of packages depends on the programs
 * @param tools the files of those that are there
 * @param artifacts the files of those that are there
 */
public record RuntimeInspection(
        RuntimeDescription runtime,
        List<FoundProgram> programs,
        SortedMap<String, String> libraries,
        List<String> missingLibraries,
        Optional<RuntimePackages> packages,
        Map<Tool, Path> tools,
        Map<Artifact, Path> artifacts) {
    public RuntimeInspection {
        programs = List.copyOf(programs);
        libraries = Collections.unmodifiableSortedMap(new TreeMap<>(libraries));
        missingLibraries = List.copyOf(missingLibraries);
        tools = Map.copyOf(tools);
        artifacts = Map.copyOf(artifacts);
    }

    /** Looks for everything that a runtime needs. */
    public static RuntimeInspection of(RuntimeDescription runtime, Programs programs, Path cacheFolder)
            throws IOException {
        List<FoundProgram> found = runtime.programs().stream()
                .map(program -> FoundProgram.of(program, programs))
                .toList();
        boolean complete = found.stream().allMatch(program -> program.problem().isEmpty());
        Optional<RuntimePackages> packages =
                complete ? Optional.of(RuntimePackages.of(runtime, found, programs, cacheFolder)) : Optional.empty();
        DebianLibraries libraries = DebianLibraries.of(runtime.libraries(), programs);
        Map<Tool, Path> tools = new LinkedHashMap<>();
        runtime.tools().forEach(tool -> programs.find(tool.name()).ifPresent(file -> tools.put(tool, file)));
        Map<Artifact, Path> artifacts = new LinkedHashMap<>();
        runtime.artifacts()
                .forEach(artifact -> programs.variable(artifact.variable())
                        .map(Path::of)
                        .or(() -> packages.flatMap(place -> place.find(artifact)))
                        .ifPresent(file -> artifacts.put(artifact, file)));
        return new RuntimeInspection(
                runtime, found, libraries.versions(), libraries.missing(), packages, tools, artifacts);
    }

    /** Returns whether codecs can be executed. */
    public boolean isReady() {
        return problem().isEmpty();
    }

    /** Why no codec can be executed; empty if codecs can. */
    public Optional<String> problem() {
        return programs.stream()
                .map(FoundProgram::problem)
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> packages.flatMap(place -> place.lacking().map(part -> lacking(place, part))));
    }

    private String lacking(RuntimePackages place, Part part) {
        return place.isGiven()
                ? "%s names %s, which has no %s"
                        .formatted(runtime.packages().orElseThrow().variable(), place.folder(), part.name())
                : "its packages are not installed";
    }

    /** Returns the version of the runtime itself; empty if its programs tell none. */
    public Optional<String> version() {
        return programs.stream()
                .map(FoundProgram::version)
                .flatMap(Optional::stream)
                .map(ProgramVersion::text)
                .findFirst();
    }

    /** Returns the parts of its packages that are not there. */
    public List<Part> missingParts() {
        return runtime.parts().stream()
                .filter(part -> packages.filter(place -> place.has(part)).isEmpty())
                .toList();
    }

    /** Returns the tools that are not there. */
    public List<Tool> missingTools() {
        return runtime.tools().stream().filter(tool -> !tools.containsKey(tool)).toList();
    }

    /** Returns the artifacts for this kind of machine that are not there. */
    public List<Artifact> missingArtifacts() {
        return runtime.artifacts().stream()
                .filter(artifact -> artifact.platform().equals(InstalledTools.platform()))
                .filter(artifact -> !artifacts.containsKey(artifact))
                .toList();
    }

    /** Returns the names of all that is not there and that only some codecs need. */
    public List<String> missing() {
        return Stream.of(
                        missingLibraries.stream(),
                        missingParts().stream().filter(Part::optional).map(Part::name),
                        missingTools().stream().map(Tool::name),
                        missingArtifacts().stream().map(Artifact::file))
                .flatMap(Function.identity())
                .toList();
    }

    /** Returns the variables that tell the runner where everything is; those of what is not there are left out. */
    Map<String, String> environment() {
        Map<String, String> environment = new LinkedHashMap<>();
        packages.filter(place -> Files.isDirectory(place.folder()))
                .ifPresent(place -> runtime.packages()
                        .ifPresent(described -> environment.put(
                                described.variable(), place.folder().toString())));
        artifacts.forEach((artifact, file) -> environment.put(artifact.variable(), file.toString()));
        return environment;
    }
}
