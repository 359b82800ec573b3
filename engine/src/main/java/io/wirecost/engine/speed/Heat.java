package io.wirecost.engine.speed;

import io.wirecost.core.run.Cell;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.RunStep;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.speed.LaneFork.Machine;
import io.wirecost.engine.worker.Awaited;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/**
 * Workers that are alive together. They are started and warmed up, as many at once as there are processors. Then they take
 * turns, one at a time, pass by pass. A slice that is void is taken again in a further pass.
 */
final class Heat {
    private final Session session;
    private final List<WorkerLane> lanes;
    private final List<WorkerLane> baselines;
    private final Random random;
    private final int passes;
    private final boolean repeats;

    /** @param baselines those of the lanes that take part in every pass */
    Heat(Session session, List<WorkerLane> lanes, List<WorkerLane> baselines, Random random) {
        this.session = session;
        this.lanes = lanes;
        this.baselines = baselines;
        this.random = random;
        this.passes = session.plan().profile().timing().passes();
        this.repeats = session.plan().profile().ranks();
    }

    /**
     * @param later steps that come after it
     * @return false when the run is being ended from outside
     */
    boolean run(List<RunStep> later) throws IOException {
        Outlook outlook =
                new Outlook(session.trials(), session.dataset().groups().size());
        List<RunStep> steps = outlook.heat(
                lanes.stream().map(WorkerLane::unit).map(ForkUnit::trials).toList(),
                lanes.get(0).seat().round());
        double reference = session.monitor().referenceNanos();
        try {
            tell(steps, 0, later);
            start();
            for (int pass = 0; pass < most() && goesOn(); pass++) {
                List<WorkerLane> due = due(pass);
                if (due.isEmpty()) {
                    break;
                }
                tell(steps, Math.min(pass + 1, steps.size() - 1), later);
                pass(pass, due);
                keep(reference);
            }
            return goesOn();
        } finally {
            lanes.forEach(WorkerLane::close);
        }
    }

    private void tell(List<RunStep> steps, int place, List<RunStep> later) {
        session.listener()
                .planned(Stream.concat(steps.subList(place, steps.size()).stream(), later.stream())
                        .toList());
        session.listener().started(steps.get(place));
    }

    private int most() {
        return repeats ? 2 * passes : passes;
    }

    /** In further passes those whose slices were void, beside the baselines. */
    private List<WorkerLane> due(int pass) {
        if (pass < passes) {
            return lanes;
        }
        List<WorkerLane> lacking = lanes.stream().filter(WorkerLane::lacks).toList();
        return lacking.isEmpty()
                ? List.of()
                : lanes.stream()
                        .filter(lane -> lacking.contains(lane) || baselines.contains(lane))
                        .toList();
    }

    private void start() throws IOException {
        ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<Future<Void>> started = new ArrayList<>();
            for (WorkerLane lane : lanes) {
                started.add(threads.submit((Callable<Void>) () -> {
                    lane.start();
                    return null;
                }));
            }
            for (Future<Void> one : started) {
                Awaited.get(one);
            }
        } finally {
            threads.shutdownNow();
        }
        session.runnerSessions().rest();
        lanes.forEach(WorkerLane::rest);
        fail();
    }

    private void pass(int number, List<WorkerLane> due) throws IOException {
        List<WorkerLane> order = new ArrayList<>(due);
        Collections.shuffle(order, random);
        for (WorkerLane lane : order) {
            if (goesOn() && lane.failure().isEmpty()) {
                lane.pass(number, random);
            }
        }
        fail();
    }

    private boolean goesOn() {
        return lanes.stream().noneMatch(WorkerLane::isInterrupted);
    }

    /** What has failed in one worker is decided for its codec. */
    private void fail() throws IOException {
        for (WorkerLane lane : lanes) {
            if (lane.failure().isPresent()) {
                String reason = "round %d: %s"
                        .formatted(lane.seat().round() + 1, lane.failure().get());
                session.record()
                        .decide(lane.unit().trials().stream()
                                .map(trial -> Cell.failed(trial, reason))
                                .toList());
            }
        }
    }

    private void keep(double referenceBefore) throws IOException {
        Machine machine = new Machine(referenceBefore, session.monitor().referenceNanos());
        int groups = session.dataset().groups().size();
        for (WorkerLane lane : lanes) {
            if (lane.hasFigures()) {
                LaneFork fork = new LaneFork(lane, groups, machine);
                for (int i = 0; i < lane.unit().trials().size(); i++) {
                    session.record()
                            .forks()
                            .put(
                                    lane.unit().trials().get(i),
                                    lane.seat().twin(),
                                    lane,
                                    fork.of(lane.unit().operations().get(i)));
                }
            }
        }
        session.record().keep();
    }
}
