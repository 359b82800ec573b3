package io.wirecost.pipeline.driver;

import io.wirecost.core.InputException;
import io.wirecost.core.Outcome;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import io.wirecost.pipeline.driver.block.BlockOrder;
import io.wirecost.pipeline.driver.block.BlockRun;
import io.wirecost.pipeline.driver.block.Crew;
import io.wirecost.pipeline.driver.block.CrewOrder;
import io.wirecost.pipeline.driver.block.DriverSettings;
import io.wirecost.pipeline.driver.block.MachineSpeed;
import io.wirecost.pipeline.driver.cluster.ControlledCluster;
import io.wirecost.pipeline.driver.remote.RemoteServices;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lets services and a broker run one block after the other. The broker is started for the first block, and again for
 * the next one when it has died. Services that stay are started again with it.
 */
public final class PipelineDriver implements AutoCloseable {
    /** More would wait for each other's compilers. */
    private static final int STARTED_AT_ONCE = 2;

    private final DriverSettings settings;
    private final MachineSpeed machine = new MachineSpeed();
    private final AtomicInteger started = new AtomicInteger();
    private final Map<CrewOrder, Crew> staying = new ConcurrentHashMap<>();
    private final Map<CrewOrder, Outcome<Map<Link, Pipeline.Block>>> lost = new ConcurrentHashMap<>();
    private ControlledCluster cluster;

    public PipelineDriver(DriverSettings settings) {
        this.settings = settings;
    }

    /**
     * Starts services that stay, two crews at a time, and warms them up. How one of them has failed is told by its next
     * block.
     *
     * @return false when the run is being ended from outside
     * @throws InputException if the cluster is the user's and cannot be used
     */
    public boolean prepare(List<CrewOrder> orders) throws InputException, IOException {
        ExecutorService threads = Executors.newFixedThreadPool(STARTED_AT_ONCE);
        try {
            ControlledCluster open = cluster();
            List<Callable<Outcome<Crew>>> starts = orders.stream()
                    .<Callable<Outcome<Crew>>>map(order -> () -> prepare(order, open))
                    .toList();
            boolean goesOn = true;
            for (Future<Outcome<Crew>> outcome : threads.invokeAll(starts)) {
                goesOn &= !outcome.get().isInterrupted();
            }
            return goesOn;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException("the start of services failed", e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    /** A broker that has died is no fault of the codec, which is started again with the next broker. */
    private Outcome<Crew> prepare(CrewOrder order, ControlledCluster open) {
        Outcome<Crew> outcome;
        try {
            Crew crew = start(order, open);
            staying.put(order, crew);
            outcome = new BlockRun(crew).warmUp();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Outcome.Interrupted<>();
        } catch (IOException e) {
            outcome = ended(e);
        }
        if (!outcome.isDone() && open.kafka().death().isEmpty()) {
            lost.put(order, outcome.undone());
        }
        return outcome;
    }

    private Crew start(CrewOrder order, ControlledCluster open) throws IOException {
        return Crew.start(started.getAndIncrement(), order, settings, open, machine);
    }

    /**
     * Runs one block to its end, whatever that is: a block that fails costs no other.
     *
     * @throws InputException if the cluster is the user's and cannot be used
     */
    public Outcome<Map<Link, Pipeline.Block>> run(BlockOrder order) throws InputException, IOException {
        Outcome<Map<Link, Pipeline.Block>> before = lost.remove(order.crew());
        if (before != null) {
            return before;
        }
        try {
            return run(order, crew(order.crew(), cluster()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Outcome.Interrupted<>();
        } catch (IOException e) {
            return ended(e);
        }
    }

    private Crew crew(CrewOrder order, ControlledCluster open) throws IOException {
        Crew crew = staying.remove(order);
        return crew == null ? start(order, open) : crew;
    }

    private Outcome<Map<Link, Pipeline.Block>> run(BlockOrder order, Crew crew)
            throws IOException, InterruptedException {
        boolean done = false;
        try {
            Outcome<Map<Link, Pipeline.Block>> outcome = new BlockRun(crew).run(order);
            done = outcome.isDone();
            return outcome;
        } finally {
            if (done && order.crew().stays()) {
                staying.put(order.crew(), crew);
            } else {
                end(crew);
            }
        }
    }

    private static void end(Crew crew) throws IOException {
        try (crew) {
            crew.dismiss();
        }
    }

    private ControlledCluster cluster() throws InputException, IOException, InterruptedException {
        if (cluster != null && cluster.kafka().death().isPresent()) {
            close();
        }
        if (cluster == null) {
            cluster = ControlledCluster.open(
                    settings.clusters(), settings.run(), settings.timeout(), settings.localRoles());
            if (settings.invitation().isPresent()) {
                new RemoteServices(cluster, settings.invitation().get()).await();
            }
        }
        return cluster;
    }

    private <T> Outcome<T> ended(IOException e) {
        return settings.ending().getAsBoolean() ? new Outcome.Interrupted<>() : new Outcome.Failed<>(explain(e));
    }

    private String explain(IOException e) {
        Optional<String> death =
                cluster == null ? Optional.empty() : cluster.kafka().death();
        return death.orElse(e.getMessage());
    }

    @Override
    public void close() throws IOException {
        if (cluster != null) {
            ControlledCluster open = cluster;
            cluster = null;
            try (open) {
                endAll();
            }
        }
    }

    /** All are told before the first is waited for. */
    private void endAll() throws IOException {
        List<Crew> crews = List.copyOf(staying.values());
        staying.clear();
        try {
            for (Crew crew : crews) {
                crew.dismiss();
            }
        } finally {
            close(crews.iterator());
        }
    }

    private static void close(Iterator<Crew> crews) throws IOException {
        if (crews.hasNext()) {
            Crew first = crews.next();
            try (first) {
                close(crews);
            }
        }
    }
}
