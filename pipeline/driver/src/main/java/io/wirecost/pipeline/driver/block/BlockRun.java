package io.wirecost.pipeline.driver.block;

import io.wirecost.core.Outcome;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import io.wirecost.pipeline.driver.service.ServiceReplies.Broken;
import io.wirecost.pipeline.driver.service.ServiceReplies.Interruption;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs blocks of one crew, the first after its warm-up. A crew that does not get through is killed. */
public record BlockRun(Crew crew) {
    /**
     * Sends the counted sets of a block through the services.
     *
     * @return blocks whose messages have all come through once and unchanged, by the link that they went over
     */
    public Outcome<Map<Link, Pipeline.Block>> run(BlockOrder order) throws IOException, InterruptedException {
        return unlessBroken(() -> {
            crew.warmUp();
            return byLink(order.round(), crew.isFresh(), crew.go(order.course()));
        });
    }

    /** Makes the services ready for their first block. */
    public Outcome<Crew> warmUp() throws IOException, InterruptedException {
        return unlessBroken(() -> {
            crew.warmUp();
            return crew;
        });
    }

    private interface Attempt<T> {
        T go() throws Broken, Interruption, IOException, InterruptedException;
    }

    private <T> Outcome<T> unlessBroken(Attempt<T> attempt) throws IOException, InterruptedException {
        try {
            return new Outcome.Done<>(attempt.go());
        } catch (Broken e) {
            crew.kill();
            return new Outcome.Failed<>(e.getMessage());
        } catch (Interruption e) {
            crew.kill();
            return new Outcome.Interrupted<>();
        }
    }

    private static Map<Link, Pipeline.Block> byLink(int round, boolean fresh, List<SetResult> results) {
        long roundTripNanos =
                results.isEmpty() ? 0 : results.get(results.size() - 1).roundTripNanos();
        Map<Link, List<Pipeline.Iteration>> iterations = new LinkedHashMap<>();
        results.stream()
                .filter(result -> result.leg().counted())
                .forEach(result -> iterations
                        .computeIfAbsent(result.leg().link(), link -> new ArrayList<>())
                        .add(result.iteration()));
        Map<Link, Pipeline.Block> blocks = new LinkedHashMap<>();
        iterations.forEach((link, sets) -> blocks.put(link, new Pipeline.Block(round, fresh, roundTripNanos, sets)));
        return Map.copyOf(blocks);
    }
}
