package io.wirecost.cli.options;

import io.wirecost.analysis.need.AddedFields;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.ReadingDirection;
import io.wirecost.evolution.result.ReadingOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What {@code evolution.json} says of an optional field that was added at the end of a record. */
final class EvolutionFile {
    private static final String NAME = "evolution.json";
    private static final String OPTION = "--evolution";
    private static final String AS_SHIPPED = "";
    private static final EditKind ADDED = EditKind.ADD_LAST_OPTIONAL;
    private static final Set<String> DIRECTIONS =
            Set.of(ReadingDirection.BACKWARD.name(), ReadingDirection.FORWARD.name());

    private final Problems problems;
    private final Map<CodecId, Map<String, List<String>>> failures = new LinkedHashMap<>();

    private EvolutionFile(Path file) {
        this.problems = Problems.in(OPTION + " " + file);
    }

    /**
     * Reads a file, or that of a folder.
     *
     * @throws InputException with everything that is wrong with it
     */
    static AddedFields read(Path given) throws InputException {
        Path file = Files.isDirectory(given) ? given.resolve(NAME) : given;
        byte[] text;
        try {
            text = Files.readAllBytes(file);
        } catch (IOException e) {
            throw new InputException("%s %s: cannot be read; expected the %s of `wirecost evolve`, or its folder"
                    .formatted(OPTION, file, NAME));
        }
        return new EvolutionFile(file).added(JsonText.readOwn(text, file.toString()));
    }

    private AddedFields added(Json json) throws InputException {
        for (Json.Obj edit : objects(json, "edits", "")) {
            if (text(edit, "edit", "edits").equals(ADDED.id())) {
                objects(edit, "cells", "edits").forEach(this::add);
            }
        }
        if (failures.isEmpty()) {
            problems.add(
                    "",
                    "no codec was tried with an optional field added at the end; let `wirecost evolve --edits"
                            + " add-last-optional` try some");
        }
        problems.refuse();
        Map<CodecId, List<String>> shipped = new LinkedHashMap<>();
        Map<CodecId, List<String>> remedies = new LinkedHashMap<>();
        failures.forEach((codec, bySetting) -> {
            shipped.put(codec, bySetting.getOrDefault(AS_SHIPPED, List.of()));
            remedies.put(
                    codec,
                    bySetting.keySet().stream()
                            .filter(setting -> !setting.equals(AS_SHIPPED))
                            .filter(setting -> bySetting.get(setting).isEmpty())
                            .toList());
        });
        return new AddedFields(shipped, remedies);
    }

    private void add(Json.Obj cell) {
        String direction = text(cell, "direction", "cells");
        Optional<ReadingOutcome> outcome = outcome(text(cell, "outcome", "cells"));
        if (!DIRECTIONS.contains(direction)
                || outcome.filter(ReadingOutcome.NOT_EXPRESSED::equals).isPresent()) {
            return;
        }
        CodecId codec = new CodecId(text(cell, "runtime", "cells"), text(cell, "codec", "cells"));
        List<String> found = failures.computeIfAbsent(codec, unseen -> new LinkedHashMap<>())
                .computeIfAbsent(setting(cell), unseen -> new ArrayList<>());
        outcome.filter(came -> !came.isFine())
                .ifPresent(came -> found.add("%s, %s: %s"
                        .formatted(
                                ADDED.label(),
                                ReadingDirection.valueOf(direction).title(),
                                came.title())));
    }

    /** How the library was set, in words. */
    private String setting(Json.Obj cell) {
        if (!(cell.members().get("set") instanceof Json.Obj set)) {
            return AS_SHIPPED;
        }
        String setting = text(set, "setting", "cells.set");
        return Stream.of(VersionSetting.values())
                .filter(known -> known.name().equals(setting))
                .findFirst()
                .map(known -> new VersionSwitch(known, text(set, "words", "cells.set")).sentence())
                .orElseGet(() -> {
                    problems.add("cells.set.setting", "unknown: " + setting);
                    return AS_SHIPPED;
                });
    }

    private Optional<ReadingOutcome> outcome(String name) {
        Optional<ReadingOutcome> found = Stream.of(ReadingOutcome.values())
                .filter(known -> known.name().equals(name))
                .findFirst();
        if (found.isEmpty()) {
            problems.add("cells.outcome", "unknown: " + name);
        }
        return found;
    }

    private List<Json.Obj> objects(Json parent, String key, String path) {
        if (parent instanceof Json.Obj object && object.members().get(key) instanceof Json.Arr list) {
            return list.elements().stream()
                    .filter(Json.Obj.class::isInstance)
                    .map(Json.Obj.class::cast)
                    .toList();
        }
        problems.add(path, "expected an object with an array " + key);
        return List.of();
    }

    private String text(Json.Obj object, String key, String path) {
        if (object.members().get(key) instanceof Json.Str found) {
            return found.value();
        }
        problems.add(path + "." + key, "expected a text");
        return "";
    }
}
