package io.wirecost.evolution.result;

/**
 * What someone says of an edit who sees the schemas alone.
 *
 * @param judge who says it
 * @param format of which it is said
 * @param allows whether the change is compatible
 * @param words its reason; empty for none
 */
public record Judgement(String judge, String format, ReadingDirection direction, boolean allows, String words) {}
