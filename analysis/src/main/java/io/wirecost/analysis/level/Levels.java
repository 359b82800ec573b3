package io.wirecost.analysis.level;

import io.wirecost.analysis.level.AdditiveFit.Entry;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Speed.Fork;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the machine did to the codecs of one runtime.
 *
 * @param reference to take out the neighbours of a core
 * @param passes effects of the passes of each operation's heats
 * @param heats effects of each operation's heats
 */
record Levels(
        ReferenceEffect reference,
        Map<Task, Map<HeatSlices, Map<Integer, Double>>> passes,
        Map<Task, Map<HeatSlices, Double>> heats) {
    /** @param cells of one runtime */
    static Levels of(List<Cell> cells) {
        ReferenceEffect reference = ReferenceEffect.of(cells);
        Map<Task, Map<HeatSlices, List<WorkerSlices>>> workers = cells.stream()
                .flatMap(cell -> workers(cell, reference))
                .collect(Collectors.groupingBy(
                        worker -> worker.trial().task(), Collectors.groupingBy(WorkerSlices::heat)));
        Map<Task, Map<HeatSlices, Map<Integer, Double>>> passes = each(workers, heats -> each(heats, Levels::passes));
        Map<Task, Map<HeatSlices, Double>> heats = workers.entrySet().stream()
                .collect(
                        Collectors.toMap(Map.Entry::getKey, task -> heats(task.getValue(), passes.get(task.getKey()))));
        return new Levels(reference, passes, heats);
    }

    private static Stream<WorkerSlices> workers(Cell cell, ReferenceEffect reference) {
        return cell.figures(Speed.class).stream()
                .flatMap(speed -> speed.workers().stream())
                .filter(WorkerSlices::isLevelled)
                .map(fork -> WorkerSlices.of(cell.trial(), fork, reference));
    }

    private static Map<Integer, Double> passes(List<WorkerSlices> heat) {
        return AdditiveFit.allColumns(
                heat.stream().flatMap(worker -> worker.entries().stream()).toList());
    }

    private static Map<HeatSlices, Double> heats(
            Map<HeatSlices, List<WorkerSlices>> workers, Map<HeatSlices, Map<Integer, Double>> passes) {
        List<Entry<Variant, HeatSlices>> entries = workers.values().stream()
                .flatMap(List::stream)
                .map(worker ->
                        new Entry<>(worker.trial().codec(), worker.heat(), worker.mean(passes.get(worker.heat()))))
                .toList();
        return AdditiveFit.columns(entries);
    }

    private static <K, V, W> Map<K, W> each(Map<K, V> map, Function<V, W> value) {
        return map.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> value.apply(entry.getValue())));
    }

    Cell levelled(Cell cell) {
        return new Cell(
                cell.trial(),
                cell.status(),
                cell.reason(),
                cell.figures()
                        .map(figures -> figures instanceof Speed speed ? levelled(cell.trial(), speed) : figures));
    }

    private Speed levelled(Trial trial, Speed speed) {
        return new Speed(
                levelled(trial, speed.forks()), speed.voided(), speed.twins().map(twins -> levelled(trial, twins)));
    }

    private List<Fork> levelled(Trial trial, List<Fork> forks) {
        return forks.stream().map(fork -> levelled(trial, fork)).toList();
    }

    private Fork levelled(Trial trial, Fork fork) {
        if (!WorkerSlices.isLevelled(fork)) {
            return fork;
        }
        WorkerSlices worker = WorkerSlices.of(trial, fork, reference);
        return worker.levelled(
                passes.get(trial.task()).get(worker.heat()),
                heats.get(trial.task()).getOrDefault(worker.heat(), 0.0));
    }
}
