package io.wirecost.core.proof;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.Staged;
import java.util.Optional;

/**
 * The bytes that a codec has written for one record.
 *
 * @param whole the bytes of {@link Codec#serialize}
 * @param staged those of {@link Staged#toNative} and {@link Staged#write}; empty for a codec without stages, or whose whole is nothing but its stages
 */
public record Encoded(byte[] whole, Optional<byte[]> staged) {}
