package io.wirecost.pipeline.driver.block;

import io.wirecost.pipeline.control.Limits;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.driver.cluster.ControlledCluster;
import io.wirecost.pipeline.driver.course.Course;
import io.wirecost.pipeline.driver.course.Course.Passed;
import io.wirecost.pipeline.driver.course.Leg;
import io.wirecost.pipeline.driver.service.ServiceReplies;
import io.wirecost.pipeline.driver.service.ServiceReplies.Broken;
import io.wirecost.pipeline.driver.service.ServiceReplies.Interruption;
import io.wirecost.pipeline.driver.service.ServiceReplies.Said;
import io.wirecost.pipeline.driver.service.Services;
import io.wirecost.pipeline.driver.service.SetProgress;
import io.wirecost.process.Vigil;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The three services of a codec, from their start to their end. Belongs to one thread at a time. */
public final class Crew implements AutoCloseable {
    private static final Set<Role> ALL = EnumSet.allOf(Role.class);

    /** Each of three processes takes a hundredth of a processor to look for words and messages. */
    private static final double WORK = 0.1;

    private final int number;
    private final CrewOrder order;
    private final DriverSettings settings;
    private final ControlledCluster cluster;
    private final MachineSpeed machine;
    private final Services services;
    private final ServiceReplies replies;
    private int sets;
    private boolean warm;
    private boolean fresh = true;

    private Crew(
            int number,
            CrewOrder order,
            DriverSettings settings,
            ControlledCluster cluster,
            MachineSpeed machine,
            Services services,
            Limits limits) {
        this.number = number;
        this.order = order;
        this.settings = settings;
        this.cluster = cluster;
        this.machine = machine;
        this.services = services;
        this.replies = new ServiceReplies(
                number,
                cluster.heard().ofBlock(number),
                new Vigil(Duration.ofMillis(limits.timeoutMillis()), WORK, services::handles),
                this::death);
    }

    /**
     * Starts the processes of a crew.
     *
     * @param number of the crew in the run, from 0; no other has it
     */
    public static Crew start(
            int number, CrewOrder order, DriverSettings settings, ControlledCluster cluster, MachineSpeed machine)
            throws IOException {
        Limits limits = BlockLimits.of(settings.experiment(), settings.timeout());
        cluster.heard().ofBlock(number);
        Services services = new CrewServices(number, settings, cluster, order, limits).start();
        return new Crew(number, order, settings, cluster, machine, services, limits);
    }

    /** Waits until all services are up, and warms them up; does nothing when they are warm. */
    void warmUp() throws Broken, Interruption, IOException, InterruptedException {
        if (!warm) {
            cluster.say(new Word.Start(
                    number,
                    order.codec(),
                    order.reading(),
                    List.copyOf(order.pools().keySet())));
            replies.fromEach(ALL, "starting the services", this::up);
            go(order.warmUp());
            warm = true;
        }
    }

    /** Returns whether no set of theirs has been counted yet. */
    boolean isFresh() {
        return fresh;
    }

    private Optional<Said<Word.Up>> up(Word word) {
        return word instanceof Word.Up up ? Optional.of(new Said<>(up.role(), up)) : Optional.empty();
    }

    /** Goes through a course, and returns what each of its sets has brought. */
    List<SetResult> go(Course course) throws Broken, Interruption, IOException, InterruptedException {
        List<SetResult> results = new ArrayList<>();
        List<Passed> passed = new ArrayList<>();
        for (Optional<Leg> leg = course.next(passed); leg.isPresent(); leg = course.next(passed)) {
            SetRun run = new SetRun(settings, cluster, machine, replies, number);
            SetResult result = run.go(leg.get(), sets++);
            results.add(result);
            passed.add(new Passed(leg.get(), result.iteration()));
        }
        replies.progress().begin(0);
        fresh &= results.stream().noneMatch(result -> result.leg().counted());
        return results;
    }

    /** The broker's death explains that of the services. */
    private Optional<String> death(SetProgress progress) throws Interruption {
        Optional<String> broker = cluster.kafka().death();
        if (broker.isPresent()) {
            if (settings.ending().getAsBoolean()) {
                throw new Interruption();
            }
            return Optional.of(broker.get() + progress.everywhere());
        }
        return services.death(progress);
    }

    /** Ends the services at once; what they would still say does not matter. */
    void kill() {
        services.kill();
    }

    /** Tells the services that they are no longer needed. */
    public void dismiss() throws IOException {
        services.expectEnd();
        cluster.sayIfPossible(new Word.Over(number));
    }

    /** Waits a moment for the end of services that were dismissed, then ends them. */
    @Override
    public void close() throws IOException {
        cluster.heard().forget(number);
        services.close();
    }
}
