package io.wirecost.pipeline.driver.block;

import io.wirecost.core.run.Pipeline;
import io.wirecost.pipeline.driver.course.Leg;

/**
 * A set that came through.
 *
 * @param roundTripNanos median time of an empty word from A to C and back, before it
 */
record SetResult(Leg leg, Pipeline.Iteration iteration, long roundTripNanos) {}
