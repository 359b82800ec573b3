package io.wirecost.analysis.advice;

import io.wirecost.analysis.cost.PriceItem;

/**
 * How many times as high a price has to be for another answer, if all else stays.
 *
 * @param factor above 1 for a rise, below 1 for a fall
 */
public record Sensitivity(PriceItem item, double price, double factor) {}
