package io.wirecost.analysis.advice;

import io.wirecost.analysis.cost.Amount;
import io.wirecost.analysis.cost.Quantities;

/**
 * An offer with its price.
 *
 * @param depth messages in a batch
 * @param month what a month takes, mean over the rounds
 * @param cost of a month
 * @param saving against what is in use, a month; less than 0 where it costs more
 */
public record Priced(Offer offer, ChangeSize change, double depth, Quantities month, Amount cost, Amount saving) {}
