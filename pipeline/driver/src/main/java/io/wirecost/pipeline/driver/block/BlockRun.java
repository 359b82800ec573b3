package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Paced;
import io.wirecost.pipeline.control.Limits;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.Finished;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.driver.broker.Usage;
import io.wirecost.pipeline.driver.cluster.ControlledCluster;
import io.wirecost.pipeline.driver.course.Course.Passed;
import io.wirecost.pipeline.driver.course.Leg;
import io.wirecost.pipeline.driver.service.ServiceReplies;
import io.wirecost.pipeline.driver.service.ServiceReplies.Broken;
import io.wirecost.pipeline.driver.service.ServiceReplies.Interruption;
import io.wirecost.pipeline.driver.service.ServiceReplies.Said;
import io.wirecost.pipeline.driver.service.Services;
import io.wirecost.pipeline.driver.service.SetProgress;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One block: three fresh services, a warm-up, then the counted sets. */
public final class BlockRun {
    private static final Set<Role> ALL = EnumSet.allOf(Role.class);

    private final DriverSettings settings;
    private final ControlledCluster cluster;
    private final MachineSpeed machine;
    private final BlockOrder order;
    private final TopicNames names;
    private final Limits limits;

    public BlockRun(DriverSettings settings, ControlledCluster cluster, MachineSpeed machine, BlockOrder order) {
        this.settings = settings;
        this.cluster = cluster;
        this.machine = machine;
        this.order = order;
        this.names = new TopicNames(settings.run());
        this.limits = BlockLimits.of(settings.experiment(), settings.patience());
    }

    /** Goes through the block's course, and ends its services whatever happens. */
    public BlockOutcome run() throws IOException, InterruptedException {
        cluster.heard().clear();
        try (Services services = new BlockServices(settings, cluster, order, limits).start()) {
            ServiceReplies replies = new ServiceReplies(
                    order.number(),
                    cluster.heard(),
                    Duration.ofMillis(limits.patienceMillis()),
                    progress -> death(services, progress));
            try {
                return new BlockOutcome.Measured(measure(replies));
            } catch (Broken e) {
                services.kill();
                return new BlockOutcome.Failed(e.getMessage());
            } catch (Interruption e) {
                services.kill();
                return new BlockOutcome.Interrupted();
            } finally {
                services.expectEnd();
                cluster.sayIfPossible(new Word.Over(order.number()));
            }
        }
    }

    /** The broker's death explains that of the services. */
    private Optional<String> death(Services services, SetProgress progress) throws Interruption {
        Optional<String> broker = cluster.kafka().death();
        if (broker.isPresent()) {
            if (settings.ending().getAsBoolean()) {
                throw new Interruption();
            }
            return Optional.of(broker.get() + progress.everywhere());
        }
        return services.death(progress);
    }

    private Map<Link, Pipeline.Block> measure(ServiceReplies replies)
            throws Broken, Interruption, IOException, InterruptedException {
        cluster.say(new Word.Start(
                order.number(),
                order.codec(),
                order.reading(),
                List.copyOf(order.pools().keySet())));
        replies.fromEach(ALL, "starting the services", this::up);
        List<Passed> passed = new ArrayList<>();
        long roundTripNanos = 0;
        for (Optional<Leg> leg = order.course().next(passed);
                leg.isPresent();
                leg = order.course().next(passed)) {
            SetRun run = new SetRun(replies, leg.get(), passed.size());
            cluster.kafka().shape(leg.get().link());
            run.go();
            passed.add(new Passed(leg.get(), run.iteration()));
            roundTripNanos = run.roundTripNanos();
        }
        return byLink(passed, roundTripNanos);
    }

    private Map<Link, Pipeline.Block> byLink(List<Passed> passed, long roundTripNanos) {
        Map<Link, List<Pipeline.Iteration>> iterations = new LinkedHashMap<>();
        passed.stream()
                .filter(done -> done.leg().counted())
                .forEach(done -> iterations
                        .computeIfAbsent(done.leg().link(), link -> new ArrayList<>())
                        .add(done.iteration()));
        Map<Link, Pipeline.Block> blocks = new LinkedHashMap<>();
        iterations.forEach((link, sets) -> blocks.put(link, new Pipeline.Block(order.round(), roundTripNanos, sets)));
        return blocks;
    }

    private Optional<Said<Word.Up>> up(Word word) {
        return word instanceof Word.Up up && up.block() == order.number()
                ? Optional.of(new Said<>(up.role(), up))
                : Optional.empty();
    }

    /** One set of the block. */
    private final class SetRun {
        private final ServiceReplies replies;
        private final Leg leg;
        private final SetOfMessages set;
        private Optional<Double> machineSpeed = Optional.empty();
        private Map<Role, Finished> finished;
        private Optional<Usage> broker = Optional.empty();

        SetRun(ServiceReplies replies, Leg leg, int number) {
            this.replies = replies;
            this.leg = leg;
            this.set = leg.set(number);
        }

        void go() throws Broken, Interruption, IOException, InterruptedException {
            if (leg.counted() && leg.messagesPerSecond() > 0) {
                machineSpeed = Optional.of(machine.now());
            }
            List<String> topics =
                    List.of(names.toB(order.number(), set.number()), names.toC(order.number(), set.number()));
            cluster.topics().makeData(topics, settings.experiment().transport().partitions());
            replies.progress().begin(0);
            cluster.say(new Word.Prepare(order.number(), set));
            Map<Role, Word.Ready> ready = replies.fromEach(ALL, "preparing the messages", this::ready);
            Optional<Usage> before = cluster.kafka().usage();
            replies.progress().begin(set.messages());
            cluster.say(
                    new Word.Go(order.number(), set.number(), ready.get(Role.A).expected()));
            finished = replies.fromEach(ALL, "sending messages", this::finished);
            broker = before.isPresent() ? Optional.of(spent(before.get())) : Optional.empty();
            cluster.topics().delete(topics);
        }

        private Usage spent(Usage before) throws IOException, InterruptedException {
            Usage after = cluster.kafka().usage().orElseThrow();
            return new Usage(after.cpuNanos() - before.cpuNanos(), after.allocatedBytes() - before.allocatedBytes());
        }

        private Optional<Said<Word.Ready>> ready(Word word) {
            return word instanceof Word.Ready said && said.block() == order.number() && said.set() == set.number()
                    ? Optional.of(new Said<>(said.role(), said))
                    : Optional.empty();
        }

        private Optional<Said<Finished>> finished(Word word) {
            return word instanceof Finished said && said.block() == order.number() && said.set() == set.number()
                    ? Optional.of(new Said<>(said.role(), said))
                    : Optional.empty();
        }

        long roundTripNanos() {
            return finished.get(Role.A).roundTripNanos();
        }

        Pipeline.Iteration iteration() {
            Finished a = finished.get(Role.A);
            Finished b = finished.get(Role.B);
            return new Pipeline.Iteration(
                    leg.pool(),
                    set.messages(),
                    finished.get(Role.C).tally().messages(),
                    a.payloadBytes() + b.payloadBytes(),
                    a.sentBytes() + b.sentBytes(),
                    a.elapsedNanos(),
                    new WorkSheet(finished.values(), broker).lines(),
                    paced());
        }

        private Optional<Paced> paced() {
            Finished c = finished.get(Role.C);
            return leg.messagesPerSecond() == 0
                    ? Optional.empty()
                    : Optional.of(new Paced(leg.messagesPerSecond(), c.clockErrorNanos(), machineSpeed, c.latencies()));
        }
    }
}
