package io.wirecost.core.codec;

import java.util.Optional;

/**
 * What a codec has written for one record.
 *
 * @param whole the bytes of {@link Codec#serialize}
 * @param staged those of {@link Staged#toNative} and {@link Staged#write}; empty for a codec without stages
 */
public record Encoded(byte[] whole, Optional<byte[]> staged) {}
