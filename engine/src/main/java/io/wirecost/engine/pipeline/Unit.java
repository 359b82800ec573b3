package io.wirecost.engine.pipeline;

import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import java.util.Map;

/** A unit that takes turns: a codec and a way of reading, over every link. */
record Unit(CatalogEntry entry, Reading reading, Map<Link, Trial> trials) {}
