package io.wirecost.cli.options;

import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.names.Candidates;
import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.engine.catalog.AbsentRuntime;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.catalog.CodecCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that say which codecs take part. */
@HelpGroup.In(HelpGroup.CODECS)
public final class SelectionOptions {
    private static final String FORMAT = "--format";

    @Option(
            names = "--codec",
            completionCandidates = Candidates.Codecs.class,
            split = ",",
            paramLabel = "CODEC",
            description =
                    "Codecs by name, with * for any characters (default: one or two per format); see: wirecost list"
                            + " codecs. +gzip or +zstd-3 behind a name compresses its messages."
                            + " All compressions: the end of that list.")
    private List<String> codecs = new ArrayList<>();

    @Option(
            names = "--runtime",
            split = ",",
            paramLabel = "NAME",
            description = "Only codecs of these runtimes, e.g. jvm (default: all runtimes).")
    private List<String> runtimes = new ArrayList<>();

    @Option(
            names = FORMAT,
            split = ",",
            paramLabel = "FORMAT",
            description =
                    "Only codecs of these formats, with * for any characters; without --codec, all of them. See: wirecost"
                            + " list formats")
    private List<String> formats = new ArrayList<>();

    /** Returns whether the user has chosen codecs or formats. */
    boolean isAny() {
        return !codecs.isEmpty() || !formats.isEmpty();
    }

    /** Returns whether the user has named codecs. */
    public boolean namesCodecs() {
        return !codecs.isEmpty();
    }

    /** Returns whether the user has named a codec by itself, not by a pattern. */
    public boolean namesCodec(String name) {
        return codecs.stream().anyMatch(codec -> codec.equals(name) || codec.contains("+") && name.startsWith(codec));
    }

    /** Returns the names of the runtimes that the user has named. */
    public Set<String> runtimes() {
        return Set.copyOf(runtimes);
    }

    /** Returns the runtimes that would have taken part if they could be started; none if the user has named runtimes. */
    List<AbsentRuntime> leftOut(CodecCatalog catalog) {
        return runtimes.isEmpty() ? catalog.absent() : List.of();
    }

    /**
     * The codecs that the options describe, in the order of the catalogue.
     *
     * @throws InputException with every runtime, codec and format that there is not
     */
    public List<CatalogEntry> selected(CodecCatalog catalog) throws InputException {
        Problems problems = new Problems();
        CodecCatalog found = problems.collect(() -> runtimes.isEmpty() ? catalog : catalog.in(runtimes));
        CodecCatalog narrowed = found == null ? catalog : found;
        List<CatalogEntry> named = problems.collect(() -> named(narrowed));
        List<CatalogEntry> selected = problems.collect(() -> named == null ? List.of() : inFormats(named));
        problems.refuse();
        return selected;
    }

    private List<CatalogEntry> named(CodecCatalog catalog) throws InputException {
        if (!codecs.isEmpty()) {
            return catalog.select(codecs);
        }
        if (!formats.isEmpty()) {
            return catalog.all();
        }
        return runtimes.isEmpty() ? catalog.defaults() : catalog.defaultsOfEach();
    }

    private List<CatalogEntry> inFormats(List<CatalogEntry> entries) throws InputException {
        if (formats.isEmpty()) {
            return entries;
        }
        List<String> known =
                entries.stream().map(entry -> entry.info().format()).distinct().toList();
        List<String> problems = formats.stream()
                .filter(format -> known.stream().noneMatch(pattern(format).asMatchPredicate()))
                .map(format -> Choices.mismatch(FORMAT, format, "a format of the chosen codecs", known))
                .toList();
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return entries.stream()
                .filter(entry -> formats.stream()
                        .anyMatch(format ->
                                pattern(format).matcher(entry.info().format()).matches()))
                .toList();
    }

    private static Pattern pattern(String format) {
        return Pattern.compile(
                Stream.of(format.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")),
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }
}
