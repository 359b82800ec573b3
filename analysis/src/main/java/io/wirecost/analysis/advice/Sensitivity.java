package io.wirecost.analysis.advice;

/**
 * How far an input has to go for another answer, if all else stays.
 *
 * @param input a price or another number of the question
 * @param now as it was asked for
 * @param then the nearest number with which the answer is another one
 */
public record Sensitivity(String input, String unit, double now, double then) {}
