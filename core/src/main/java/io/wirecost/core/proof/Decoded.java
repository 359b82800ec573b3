package io.wirecost.core.proof;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.Staged;
import io.wirecost.core.value.RecordValue;
import java.util.Optional;

/**
 * The value that a codec has read back for one record, in the neutral form.
 *
 * @param whole the result of {@link Codec#deserialize}
 * @param staged that of {@link Staged#read} and {@link Staged#fromNative}; empty for a codec without stages
 */
public record Decoded(RecordValue whole, Optional<RecordValue> staged) {}
