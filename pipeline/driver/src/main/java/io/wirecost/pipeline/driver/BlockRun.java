package io.wirecost.pipeline.driver;

import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Pipeline;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.Finished;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.driver.Conversation.Broken;
import io.wirecost.pipeline.driver.Conversation.Interruption;
import io.wirecost.pipeline.driver.Conversation.Said;
import io.wirecost.pipeline.driver.broker.Usage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One block: three fresh services, a warm-up, then the counted sets. */
final class BlockRun {
    private static final Set<Role> ALL = EnumSet.allOf(Role.class);

    private final DriverSettings settings;
    private final Link link;
    private final BlockOrder order;
    private final TopicNames names;

    BlockRun(DriverSettings settings, Link link, BlockOrder order) {
        this.settings = settings;
        this.link = link;
        this.order = order;
        this.names = new TopicNames(settings.run());
    }

    BlockOutcome run() throws IOException, InterruptedException {
        try (Services services = start()) {
            Conversation talk = new Conversation(
                    order.number(), link.heard(), settings.patience(), progress -> death(services, progress));
            try {
                return new BlockOutcome.Measured(measure(talk));
            } catch (Broken e) {
                services.kill();
                return new BlockOutcome.Failed(e.getMessage());
            } catch (Interruption e) {
                services.kill();
                return new BlockOutcome.Interrupted();
            } finally {
                services.expectEnd();
                link.sayIfPossible(new Word.Over(order.number()));
            }
        }
    }

    private Services start() throws IOException {
        link.heard().clear();
        return Services.start(
                link.localRoles(),
                settings.experiment().services(),
                this::plan,
                order.command(),
                settings.folder(),
                settings.ending());
    }

    private BlockPlan plan(List<Role> roles) {
        Experiment experiment = settings.experiment();
        return new BlockPlan(
                settings.run(),
                link.cluster().client(),
                roles,
                order.number(),
                order.codec(),
                order.operation(),
                experiment.forward(),
                experiment.transport(),
                order.sets(),
                order.pools(),
                DiskNeed.lagMessages(experiment),
                settings.patience().toMillis());
    }

    /** The broker's death explains that of the services. */
    private Optional<String> death(Services services, Progress progress) throws Interruption {
        Optional<String> broker = link.cluster().death();
        if (broker.isPresent()) {
            if (settings.ending().getAsBoolean()) {
                throw new Interruption();
            }
            return Optional.of(broker.get() + progress.everywhere());
        }
        return services.death(progress);
    }

    private Pipeline.Block measure(Conversation talk) throws Broken, Interruption, IOException, InterruptedException {
        link.say(new Word.Start(order.number(), order.codec(), order.operation(), order.sets()));
        talk.fromEach(ALL, "starting the services", this::up);
        List<Pipeline.Iteration> iterations = new ArrayList<>();
        long roundTripNanos = 0;
        for (SetOfMessages set : order.sets()) {
            SetRun run = new SetRun(talk, set);
            run.go();
            if (set.number() >= 0) {
                iterations.add(run.iteration());
                roundTripNanos = run.roundTripNanos();
            }
        }
        return new Pipeline.Block(order.round(), roundTripNanos, iterations);
    }

    private Optional<Said<Word.Up>> up(Word word) {
        return word instanceof Word.Up up && up.block() == order.number()
                ? Optional.of(new Said<>(up.role(), up))
                : Optional.empty();
    }

    /** One set of the block. */
    private final class SetRun {
        private final Conversation talk;
        private final SetOfMessages set;
        private Map<Role, Finished> finished;
        private Optional<Usage> broker = Optional.empty();

        SetRun(Conversation talk, SetOfMessages set) {
            this.talk = talk;
            this.set = set;
        }

        void go() throws Broken, Interruption, IOException, InterruptedException {
            List<String> topics =
                    List.of(names.toB(order.number(), set.number()), names.toC(order.number(), set.number()));
            link.topics().makeData(topics, settings.experiment().transport().partitions());
            talk.progress().begin(0);
            link.say(new Word.Prepare(order.number(), set.number()));
            Map<Role, Word.Ready> ready = talk.fromEach(ALL, "preparing the messages", this::ready);
            Optional<Usage> before = link.cluster().usage();
            talk.progress().begin(set.messages());
            link.say(new Word.Go(order.number(), set.number(), ready.get(Role.A).expected()));
            finished = talk.fromEach(ALL, "sending messages", this::finished);
            broker = before.isPresent() ? Optional.of(spent(before.get())) : Optional.empty();
            link.topics().delete(topics);
        }

        private Usage spent(Usage before) throws IOException, InterruptedException {
            Usage after = link.cluster().usage().orElseThrow();
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
                    set.number(),
                    set.messages(),
                    finished.get(Role.C).tally().messages(),
                    a.payloadBytes() + b.payloadBytes(),
                    a.sentBytes() + b.sentBytes(),
                    a.elapsedNanos(),
                    new WorkSheet(finished.values(), broker).lines());
        }
    }
}
