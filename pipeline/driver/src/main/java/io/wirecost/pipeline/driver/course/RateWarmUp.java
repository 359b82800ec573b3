package io.wirecost.pipeline.driver.course;

import io.wirecost.core.run.Experiment.OpenLoop;
import java.util.List;
import java.util.Optional;

/**
 * Goes through a leg at a rate until the rate is sustained. Messages that are sent one by one take other paths through
 * the code than messages that are sent as fast as possible. Those paths have to be compiled too.
 *
 * @param most legs after which services are taken for warm whatever they do
 */
public record RateWarmUp(Leg leg, OpenLoop openLoop, int most) implements Course {
    @Override
    public Optional<Leg> next(List<Passed> passed) {
        return passed.size() < most && passed.stream().noneMatch(warmUp -> openLoop.isSustainedBy(warmUp.iteration()))
                ? Optional.of(leg)
                : Optional.empty();
    }
}
