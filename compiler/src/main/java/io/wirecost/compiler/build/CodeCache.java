package io.wirecost.compiler.build;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.SchemaCompiler;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.target.Tools;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Generated code on disk, made ready by its toolchain. The key covers all inputs of the code: the emitted files and
 * schema, the target's own compilers, the toolchain, and the libraries that the files refer to. So an entry never needs
 * to be invalidated, and all codecs that need the same code share it.
 */
public final class CodeCache {
    /** A class of core, to which what is emitted for the JVM refers. */
    private static final String CORE = GeneratedCode.class.getName();

    private final Path folder;
    private final Entries entries;
    private final Tools tools;

    /** FileContents of jars and of other projects' compilers, which are large, and stay as they are while a process uses them. */
    private final Map<Path, String> contents = new ConcurrentHashMap<>();

    /** What targets need of what they are offered, which takes a look into each jar, and does not depend on the schema. */
    private final Map<Offer, List<Path>> chosen = new ConcurrentHashMap<>();

    private record Offer(String target, List<Path> offered) {}

    public CodeCache(Path folder, Tools tools) {
        this.folder = folder;
        this.entries = new Entries(folder);
        this.tools = tools;
    }

    /**
     * The code of a target for a schema, made now if it is not there yet.
     *
     * @param generated code of other targets that this one's files refer to: the domain classes
     * @param offered jars and folders, of which those count that have core or one of the {@link Target#libraries}
     * @throws io.wirecost.compiler.target.ToolException if the target's compiler is missing or fails, or its toolchain refuses
     *     what was made
     */
    public Generated build(Schema schema, Target target, List<Path> generated, List<Path> offered) throws IOException {
        Emission emission = target.emit(schema);
        List<Path> libraries = new ArrayList<>(generated);
        libraries.addAll(chosen(offered, target));
        String key = key(emission, target, libraries);
        boolean found = entries.has(target.id(), key);
        Path entry = entries.get(target.id(), key, work -> make(emission, target, libraries, work));
        return new Generated(entry.resolve("code"), emission, found);
    }

    private void make(Emission emission, Target target, List<Path> libraries, Path work) throws IOException {
        Path files = Files.createDirectories(work.resolve("sources"));
        target.generate(emission, files, tools);
        Path code = work.resolve("code");
        target.toolchain().makeReady(files, code, libraries, tools);
        if (emission.schema().isPresent()) {
            Path resource = code.resolve(GeneratedCode.schemaResource(target.id()));
            Files.createDirectories(resource.getParent());
            Files.writeString(resource, emission.schema().get().text());
        }
    }

    private List<Path> chosen(List<Path> offered, Target target) throws IOException {
        Offer offer = new Offer(target.id(), offered);
        List<Path> known = chosen.get(offer);
        if (known == null) {
            known = withClasses(offered, target);
            chosen.put(offer, known);
        }
        return known;
    }

    private static List<Path> withClasses(List<Path> offered, Target target) throws IOException {
        List<String> classes = new ArrayList<>(target.libraries());
        classes.add(CORE);
        List<Path> chosen = new ArrayList<>();
        for (Path library : offered) {
            for (String name : classes) {
                if (!chosen.contains(library) && FileContents.hasClass(library, name)) {
                    chosen.add(library);
                }
            }
        }
        return chosen;
    }

    private String key(Emission emission, Target target, List<Path> libraries) throws IOException {
        EntryKey key = new EntryKey().add(emission, target, tools).addCompilers(target, contentsOfCompilers(target));
        for (Path library : libraries) {
            key.add(isEntry(library) ? library.getParent().getFileName().toString() : contents(library));
        }
        return key.hex();
    }

    private List<String> contentsOfCompilers(Target target) throws IOException {
        List<String> all = new ArrayList<>();
        for (SchemaCompiler compiler : target.compilers()) {
            all.add(contents(compiler.location(tools)));
        }
        return all;
    }

    private String contents(Path path) throws IOException {
        String known = contents.get(path);
        if (known == null) {
            known = FileContents.of(path);
            contents.put(path, known);
        }
        return known;
    }

    /** Code of this cache, whose entry's name says what it is made from. */
    private boolean isEntry(Path library) {
        Path entry = library.getParent();
        return entry != null && folder.equals(entry.getParent());
    }
}
