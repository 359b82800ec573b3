package io.wirecost.evolution.trial;

import io.wirecost.core.Outcome;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.evolution.result.EvolutionCell;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Has one codec go through all edits, with each setting of its library, in one process that writes and one that reads. All
 * settings are tried with a version before the next one, since a process keeps the classes that it has loaded for a version
 * until then.
 */
final class CodecTrial {
    private final CatalogEntry entry;
    private final List<SettingTrial> settings = new ArrayList<>();
    private final SideSessions sessions;

    /** @param codec as it ships, and with its switches */
    CodecTrial(List<TriedCodec> codec, SideSessions sessions) {
        this.entry = codec.get(0).entry();
        this.sessions = sessions;
        Map<SchemaSide, Outcome<Messages>> shipped = new HashMap<>();
        codec.forEach(one -> settings.add(
                new SettingTrial(one, sessions, one.setting().changesBytes() ? new HashMap<>() : shipped)));
    }

    /**
     * What came of a codec with a setting.
     *
     * @param cells of each edit, one for each direction
     */
    record Finished(TriedCodec codec, Map<EditTask, List<EvolutionCell>> cells) {}

    /** @throws IOException also if the process is being ended, as then files are gone and processes have ended */
    List<Finished> run(List<EditTask> tasks) throws IOException {
        for (EditTask task : tasks) {
            for (SettingTrial setting : settings) {
                setting.write(task);
            }
        }
        Map<SchemaSide, List<EditTask>> byBefore = tasks.stream()
                .collect(Collectors.groupingBy(EditTask::before, LinkedHashMap::new, Collectors.toList()));
        for (Map.Entry<SchemaSide, List<EditTask>> same : byBefore.entrySet()) {
            read(same.getKey(), same.getValue());
        }
        if (sessions.isBeingEnded()) {
            throw new IOException("interrupted");
        }
        sessions.rest(entry);
        return settings.stream().map(SettingTrial::finished).toList();
    }

    /** @param tasks whose older version is the same */
    private void read(SchemaSide before, List<EditTask> tasks) throws IOException {
        for (SettingTrial setting : settings) {
            setting.forward(before, tasks);
        }
        for (EditTask task : tasks) {
            for (SettingTrial setting : settings) {
                setting.backward(task);
            }
        }
    }
}
