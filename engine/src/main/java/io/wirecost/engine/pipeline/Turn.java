package io.wirecost.engine.pipeline;

import io.wirecost.core.run.Link;
import io.wirecost.engine.run.Step;
import java.util.List;

/**
 * A block that is due.
 *
 * @param round from 0
 * @param links in the order in which it goes over them
 */
record Turn(Unit unit, int round, List<Link> links, Step step) {}
