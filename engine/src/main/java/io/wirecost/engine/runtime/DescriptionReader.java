package io.wirecost.engine.runtime;

import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.TextPlace;
import io.wirecost.engine.runtime.RuntimeDescription.Artifact;
import io.wirecost.engine.runtime.RuntimeDescription.Packages;
import io.wirecost.engine.runtime.RuntimeDescription.Part;
import io.wirecost.engine.runtime.RuntimeDescription.Program;
import io.wirecost.engine.runtime.RuntimeDescription.Tool;
import io.wirecost.engine.runtime.RuntimeDescription.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads a runtime's description strictly. */
final class DescriptionReader {
    private DescriptionReader() {}

    /** @param folder of the runtime, which has its name */
    static RuntimeDescription read(Path folder) throws InputException, IOException {
        Path file = folder.resolve(RuntimeDescription.FILE);
        byte[] bytes = Files.readAllBytes(file);
        Json json = JsonText.read(bytes, 0, bytes.length, new TextPlace(file.toString(), 1, 1));
        Problems problems = Problems.in(file.toString());
        if (!(json instanceof Json.Obj object)) {
            throw new InputException(file + ": expected an object, found " + json.kind());
        }
        DescriptionMembers members = new DescriptionMembers(problems, "", object);
        RuntimeDescription description = description(folder, members);
        members.end();
        problems.refuse();
        return description;
    }

    private static RuntimeDescription description(Path folder, DescriptionMembers members) {
        RuntimeDescription description = new RuntimeDescription(
                members.text("runtime", DescribedText.RUNTIME),
                members.text("title", DescribedText.ANY),
                folder,
                members.texts("command", DescribedText.ANY),
                members.optionalObjects("programs", DescriptionReader::program),
                members.optionalTexts("libraries", DescribedText.DEBIAN),
                members.optionalObject("packages", DescriptionReader::packages),
                members.optionalObjects("tools", DescriptionReader::tool),
                members.optionalObjects("artifacts", DescriptionReader::artifact),
                members.optionalObjects("variants", variant -> variant(folder, variant)));
        checkName(description, members);
        checkCommand(description, description.command(), members);
        description.variants().forEach(variant -> checkCommand(description, variant.command(), members));
        description.packages().ifPresent(packages -> checkFiles(packages, folder, members));
        return description;
    }

    private static Variant variant(Path folder, DescriptionMembers members) {
        Variant variant = new Variant(
                members.text("runtime", DescribedText.RUNTIME),
                members.text("title", DescribedText.ANY),
                members.texts("command", DescribedText.ANY));
        String expected = folder.getFileName() + "-";
        if (!variant.name().isEmpty() && !variant.name().startsWith(expected)) {
            members.problem(
                    "runtime", "expected a name that begins with %s, found %s".formatted(expected, variant.name()));
        }
        return variant;
    }

    private static void checkName(RuntimeDescription description, DescriptionMembers members) {
        String name = description.name();
        String expected = description.folder().getFileName().toString();
        if (CodecId.ON_JVMS.contains(name)) {
            members.problem("runtime", "is the name of a runtime that needs no description; take another one");
        } else if (!name.isEmpty() && !name.equals(expected)) {
            members.problem("runtime", "expected %s, the name of its folder, found %s".formatted(expected, name));
        }
    }

    private static void checkCommand(RuntimeDescription description, List<String> command, DescriptionMembers members) {
        boolean known = command.isEmpty()
                || description.programs().stream()
                        .anyMatch(program -> program.name().equals(command.get(0)));
        if (!known) {
            members.problem("command", "expected one of programs first, found " + command.get(0));
        }
    }

    private static void checkFiles(Packages packages, Path folder, DescriptionMembers members) {
        packages.files().stream()
                .filter(file -> !Files.isRegularFile(folder.resolve(file)))
                .forEach(file -> members.problem("packages.files", "%s is not in the folder".formatted(file)));
    }

    private static Program program(DescriptionMembers members) {
        Program program = new Program(
                members.text("program", DescribedText.PROGRAM),
                members.optionalTexts("version", DescribedText.ANY),
                members.optionalText("atLeast", DescribedText.VERSION),
                members.optionalTexts("debian", DescribedText.DEBIAN));
        if (program.atLeast().isPresent() && program.version().isEmpty()) {
            members.problem("version", "is missing; atLeast needs the arguments that print the version");
        }
        return program;
    }

    private static Packages packages(DescriptionMembers members) {
        Packages packages = new Packages(
                members.text("variable", DescribedText.VARIABLE),
                members.texts("files", DescribedText.FILE),
                members.optionalObjects("parts", DescriptionReader::part));
        if (packages.parts().isEmpty()) {
            members.problem("parts", "expected at least one part");
        }
        return packages;
    }

    private static Part part(DescriptionMembers members) {
        return new Part(
                members.text("part", DescribedText.FILE),
                members.flag("optional"),
                members.texts("install", DescribedText.ANY),
                members.optionalObjects("needs", DescriptionReader::tool),
                members.optionalText("takes", DescribedText.ANY));
    }

    private static Tool tool(DescriptionMembers members) {
        return new Tool(members.text("program", DescribedText.PROGRAM), members.text("debian", DescribedText.DEBIAN));
    }

    private static Artifact artifact(DescriptionMembers members) {
        return new Artifact(
                members.text("artifact", DescribedText.ARTIFACT),
                members.text("platform", DescribedText.PLATFORM),
                members.text("file", DescribedText.FILE),
                members.text("variable", DescribedText.VARIABLE));
    }
}
