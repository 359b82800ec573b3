package io.wirecost.studies;

/** A figure as published: often a single one, sometimes from one to another. */
public record PublishedSpan(double from, double to) {}
