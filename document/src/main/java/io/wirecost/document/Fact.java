package io.wirecost.document;

/** A name with its value. */
public record Fact(String name, String value) {}
