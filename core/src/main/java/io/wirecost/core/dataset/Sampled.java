package io.wirecost.core.dataset;

/**
 * What a dataset's records are a sample of, chosen so that they represent its sizes.
 *
 * @param records how many there are in all
 * @param bytes of all records as JSON: as they stood in the file, or compact where they came in another form
 */
public record Sampled(long records, long bytes) {}
