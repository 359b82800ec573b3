package io.wirecost.engine.pipeline;

import io.wirecost.core.run.Link;
import io.wirecost.engine.run.RunStep;
import java.util.List;

/**
 * A block that is due.
 *
 * @param round from 0
 * @param links in the order in which it goes over them
 */
record DueBlock(Unit unit, int round, List<Link> links, RunStep step) {}
