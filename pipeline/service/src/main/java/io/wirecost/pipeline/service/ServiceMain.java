package io.wirecost.pipeline.service;

import io.wirecost.harness.Lifeline;
import io.wirecost.pipeline.control.BlockPlan;
import io.wirecost.pipeline.control.BlockPlanFile;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.control.TransportException;
import io.wirecost.pipeline.control.Word;
import io.wirecost.pipeline.service.channel.BlockChannel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;

/**
 * A process of one or more services for one block. It ends with exit code 0 when the driver says that the block is
 * over, also after a failure, which it has reported on the control topic. It ends with 1 when the control topic cannot
 * be used; standard error says why. It ends with 3 when the process that started it is gone.
 *
 * <p>Argument: the block's plan, a file.
 */
public final class ServiceMain {
    private static final int CUT_OFF = 1;

    private ServiceMain() {}

    public static void main(String[] args) throws IOException {
        Lifeline.hold();
        System.exit(run(Path.of(args[0]))); // also when a library left threads behind
    }

    /** Hosts the services of a plan until the block is over, and returns the exit code of a process that does nothing else. */
    public static int run(Path file) throws IOException {
        BlockPlan plan = BlockPlanFile.read(file);
        try (BlockChannel channel = BlockChannel.open(plan)) {
            for (Role role : plan.roles()) {
                start(role, plan, channel);
                channel.say(new Word.Up(plan.block(), role));
            }
            channel.awaitEnd();
            return 0;
        } catch (TransportException e) {
            System.err.println("service " + label(plan) + ": " + e.getMessage());
            return CUT_OFF;
        }
    }

    private static void start(Role role, BlockPlan plan, BlockChannel channel) {
        Service service = switch (role) {
            case A -> new ServiceA(plan, channel);
            case B -> new ServiceB(plan, channel);
            case C -> new ServiceC(plan, channel);
        };
        Thread thread = new Thread(service, "service " + role.label());
        thread.setDaemon(true);
        thread.start();
    }

    /** The services of a process, e.g. {@code a+b+c}. */
    static String label(BlockPlan plan) {
        return plan.roles().stream().map(Role::label).sorted().collect(Collectors.joining("+"));
    }
}
