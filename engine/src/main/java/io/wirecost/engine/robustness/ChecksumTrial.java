package io.wirecost.engine.robustness;

import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Robustness.Checksum;
import io.wirecost.engine.robustness.Envelope.Broken;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.robustness.Damaged;
import io.wirecost.robustness.Damages;
import io.wirecost.robustness.Sources;
import io.wirecost.robustness.Undamaged;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Messages of one codec inside of something with a checksum, damaged there. What the checksum lets through is held against the
 * messages, byte for byte; the codec is not asked.
 */
final class ChecksumTrial {
    private static final List<Envelope> ENVELOPES = List.of(new ZstdFrame(), new KafkaBatch());

    private final Sources sources;
    private final List<SourceRecord> records;

    /** @param records that the messages were made of */
    ChecksumTrial(Sources sources, List<SourceRecord> records) {
        this.sources = sources;
        this.records = records;
    }

    /** @param seed of the damages */
    List<Checksum> run(long seed) {
        return ENVELOPES.stream().map(envelope -> run(envelope, seed)).toList();
    }

    private Checksum run(Envelope envelope, long seed) {
        List<Robustness.Damage> damages = Damages.of(inside(envelope), DamageTrial.draw(seed)).stream()
                .map(set -> {
                    ReactionTally tally = new ReactionTally(sources.schema(), sources.codec(), records);
                    set.inputs().forEach(input -> tally.add(input, result(envelope, input)));
                    return tally.damage(set.kind(), set.possible());
                })
                .toList();
        return new Checksum(envelope.title(), damages);
    }

    /** Bytes of which nothing is known, as of compressed ones. */
    private Sources inside(Envelope envelope) {
        return new Sources(
                Wrapper.usual(CompressionMethod.ZSTD).around(sources.codec(), envelope.title()),
                sources.schema(),
                sources.messages().stream()
                        .map(message -> new Undamaged(envelope.around(message.bytes()), Optional.empty()))
                        .toList(),
                List.of(),
                List.of());
    }

    private DecodeResult result(Envelope envelope, Damaged input) {
        try {
            return envelope.messages(input.bytes()).stream()
                    .filter(message -> !isWritten(message))
                    .findFirst()
                    .<DecodeResult>map(message -> new DecodeResult.Misfit(
                            "", "", "a message of %,d bytes that nobody has written".formatted(message.length)))
                    .orElseGet(() ->
                            new DecodeResult.Value(records.get(input.message()).value()));
        } catch (Broken e) {
            return new DecodeResult.Refused(e.getMessage());
        }
    }

    private boolean isWritten(byte[] message) {
        return sources.messages().stream().anyMatch(one -> Arrays.equals(one.bytes(), message));
    }
}
