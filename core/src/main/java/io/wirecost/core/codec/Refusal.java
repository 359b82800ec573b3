package io.wirecost.core.codec;

/**
 * Why a codec takes no part.
 *
 * @param reason one true sentence that names the field or value it is about
 */
public record Refusal(String reason) {}
