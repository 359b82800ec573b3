package io.wirecost.analysis.link.model;

/**
 * A number of the model that was fitted.
 *
 * @param name short
 * @param unit empty for a plain number
 * @param meaning what it is physically
 * @param fittedOn which measurements say it
 */
public record ModelParameter(String name, double value, String unit, String meaning, String fittedOn) {}
