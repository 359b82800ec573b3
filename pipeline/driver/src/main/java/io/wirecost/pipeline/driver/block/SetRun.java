package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.Pipeline.Paced;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TopicNames;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.control.Word.Finished;
import io.wirecost.pipeline.control.Word.SetOfMessages;
import io.wirecost.pipeline.driver.broker.BrokerUsage;
import io.wirecost.pipeline.driver.cluster.ControlledCluster;
import io.wirecost.pipeline.driver.course.Leg;
import io.wirecost.pipeline.driver.service.ServiceReplies;
import io.wirecost.pipeline.driver.service.ServiceReplies.Broken;
import io.wirecost.pipeline.driver.service.ServiceReplies.Interruption;
import io.wirecost.pipeline.driver.service.ServiceReplies.Said;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Sends one set through a crew.
 *
 * @param crew its number
 */
record SetRun(
        DriverSettings settings, ControlledCluster cluster, MachineSpeed machine, ServiceReplies replies, int crew) {
    private static final Set<Role> ALL = EnumSet.allOf(Role.class);

    /** @param number of the set among all that this crew was sent */
    SetResult go(Leg leg, int number) throws Broken, Interruption, IOException, InterruptedException {
        SetOfMessages set = leg.set(number);
        cluster.kafka().shape(leg.link());
        Optional<Double> machineSpeed =
                leg.counted() && leg.messagesPerSecond() > 0 ? Optional.of(machine.now()) : Optional.empty();
        TopicNames names = new TopicNames(settings.run());
        List<String> topics = List.of(names.toB(crew, number), names.toC(crew, number));
        cluster.topics().makeData(topics, settings.experiment().transport().partitions());
        replies.progress().begin(0);
        cluster.say(new Word.Prepare(crew, set));
        Map<Role, Word.Ready> ready = replies.fromEach(ALL, "preparing the messages", word -> ready(word, number));
        Optional<BrokerUsage> before = cluster.kafka().usage();
        replies.progress().begin(set.messages());
        cluster.say(new Word.Go(crew, number, ready.get(Role.A).expected()));
        Map<Role, Finished> finished = replies.fromEach(ALL, "sending messages", word -> finished(word, number));
        Optional<BrokerUsage> broker = before.isPresent() ? Optional.of(spent(before.get())) : Optional.empty();
        cluster.topics().delete(topics);
        return new SetResult(
                leg,
                iteration(leg, finished, broker, machineSpeed),
                finished.get(Role.A).roundTripNanos());
    }

    private BrokerUsage spent(BrokerUsage before) throws IOException, InterruptedException {
        BrokerUsage after = cluster.kafka().usage().orElseThrow();
        return new BrokerUsage(after.cpuNanos() - before.cpuNanos(), after.allocatedBytes() - before.allocatedBytes());
    }

    private static Optional<Said<Word.Ready>> ready(Word word, int set) {
        return word instanceof Word.Ready said && said.set() == set
                ? Optional.of(new Said<>(said.role(), said))
                : Optional.empty();
    }

    private static Optional<Said<Finished>> finished(Word word, int set) {
        return word instanceof Finished said && said.set() == set
                ? Optional.of(new Said<>(said.role(), said))
                : Optional.empty();
    }

    private static Pipeline.Iteration iteration(
            Leg leg, Map<Role, Finished> finished, Optional<BrokerUsage> broker, Optional<Double> machineSpeed) {
        Finished a = finished.get(Role.A);
        Finished b = finished.get(Role.B);
        Finished c = finished.get(Role.C);
        return new Pipeline.Iteration(
                leg.pool(),
                leg.messages(),
                c.tally().messages(),
                a.payloadBytes() + b.payloadBytes(),
                a.sentBytes() + b.sentBytes(),
                a.elapsedNanos(),
                new WorkSheet(finished.values(), broker).lines(),
                leg.messagesPerSecond() == 0
                        ? Optional.empty()
                        : Optional.of(
                                new Paced(leg.messagesPerSecond(), c.clockErrorNanos(), machineSpeed, c.latencies())));
    }
}
