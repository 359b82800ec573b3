package io.wirecost.cli.command;

import io.wirecost.core.codec.CodecNames;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.engine.catalog.CatalogEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** How codecs use their libraries. */
final class Usages {
    private Usages() {}

    /** What a codec says of its library. */
    private record Said(Usage usage, Optional<SafetyAdvice> advice, List<VersionSwitch> versionSwitches) {}

    /** Codecs that use their libraries alike. */
    record Alike(
            List<String> codecs,
            Usage usage,
            Optional<SafetyAdvice> safetyAdvice,
            List<VersionSwitch> versionSwitches) {}

    /** Returns the codecs that say so, in the order of the list. */
    static List<Alike> of(List<CatalogEntry> codecs) {
        CodecNames names =
                new CodecNames(codecs.stream().map(CatalogEntry::variant).toList());
        Map<Said, List<String>> alike = new LinkedHashMap<>();
        codecs.forEach(codec -> codec.usage()
                .map(usage -> new Said(usage, codec.safetyAdvice(), codec.versionSwitches()))
                .ifPresent(said ->
                        alike.computeIfAbsent(said, first -> new ArrayList<>()).add(names.of(codec.variant()))));
        return alike.entrySet().stream()
                .map(entry -> new Alike(
                        List.copyOf(entry.getValue()),
                        entry.getKey().usage(),
                        entry.getKey().advice(),
                        entry.getKey().versionSwitches()))
                .toList();
    }

    static Table table(List<Alike> usages) {
        return Columns.<Alike>of()
                .words("codec", alike -> String.join(", ", alike.codecs()))
                .words("the way that is used", alike -> alike.usage().way())
                .words(
                        "recommended by its documentation",
                        alike -> alike.usage().recommended())
                .words("where ours differs, and why", alike -> alike.usage().difference())
                .words(
                        "limits advised for bytes of strangers",
                        alike ->
                                alike.safetyAdvice().map(SafetyAdvice::sentence).orElse(""))
                .words(
                        "switches for other versions of the schema",
                        alike -> alike.versionSwitches().stream()
                                .map(VersionSwitch::sentence)
                                .collect(Collectors.joining("; ")))
                .table(usages);
    }
}
