package io.wirecost.engine.runner;

/**
 * A codec that a runner knows and does not run: its library is not to be had here, or is not sound.
 *
 * @param library where it is from and its name, e.g. {@code npm:msgpack}
 * @param reason why, and what to do about it if anything can be done
 */
public record RefusedCodec(String runtime, String name, String library, String reason) {}
