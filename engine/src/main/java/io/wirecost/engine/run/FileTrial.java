package io.wirecost.engine.run;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;

/**
 * One form of one codec's file.
 *
 * @param file which one of the run's files, from 0: there are several where a parameter has several values
 */
public record FileTrial(CatalogEntry entry, FileForm form, int file, Trial trial) {}
