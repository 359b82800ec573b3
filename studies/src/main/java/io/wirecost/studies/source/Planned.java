package io.wirecost.studies.source;

/**
 * A step that cannot be measured yet, and that figures may name already. It is of no interest any more as soon as the study
 * has a step of this name.
 *
 * @param step its name
 * @param reason what is missing, and which step would make the claims comparable that need it
 */
public record Planned(String step, String reason) {}
