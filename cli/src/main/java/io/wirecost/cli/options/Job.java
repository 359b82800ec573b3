package io.wirecost.cli.options;

import io.wirecost.core.dataset.Dataset;
import io.wirecost.engine.plan.Plan;

/** What a command line asks for: what is to be done, with which data. */
public record Job(Plan plan, Dataset dataset) {}
