package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Link;
import io.wirecost.core.run.Pipeline;
import io.wirecost.pipeline.driver.service.ServiceReplies.Broken;
import io.wirecost.pipeline.driver.service.ServiceReplies.Interruption;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs blocks of one crew, the first after its warm-up. A crew that does not get through is killed. */
public record BlockRun(Crew crew) {
    /** Sends the counted sets of a block through the services. */
    public BlockOutcome run(BlockOrder order) throws IOException, InterruptedException {
        Optional<BlockOutcome> cold = warmUp();
        if (cold.isPresent()) {
            return cold.get();
        }
        try {
            return new BlockOutcome.Measured(byLink(order.round(), crew.isFresh(), crew.go(order.course())));
        } catch (Broken e) {
            return failed(e);
        } catch (Interruption e) {
            return interrupted();
        }
    }

    /** Makes the services ready for their first block; returns what prevents that. */
    public Optional<BlockOutcome> warmUp() throws IOException, InterruptedException {
        try {
            crew.warmUp();
            return Optional.empty();
        } catch (Broken e) {
            return Optional.of(failed(e));
        } catch (Interruption e) {
            return Optional.of(interrupted());
        }
    }

    private BlockOutcome failed(Broken broken) {
        crew.kill();
        return new BlockOutcome.Failed(broken.getMessage());
    }

    private BlockOutcome interrupted() {
        crew.kill();
        return new BlockOutcome.Interrupted();
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
        return blocks;
    }
}
