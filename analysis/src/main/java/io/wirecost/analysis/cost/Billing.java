package io.wirecost.analysis.cost;

/**
 * Which bytes are paid for.
 *
 * @param name of the preset
 * @param uncompressed whether what a service writes, reads and stores is counted before compression. The network
 *     between zones carries compressed bytes in any case
 * @param rule in words
 * @param source where the rule comes from
 * @param date on which it was looked up
 */
public record Billing(String name, boolean uncompressed, String rule, String source, String date) {}
