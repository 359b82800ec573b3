package io.wirecost.engine.compression;

import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdDictTrainer;
import com.github.luben.zstd.ZstdException;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.run.Batches.Dictionary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Trains a dictionary of zstd on half of the messages, and compresses each message of the other half by itself, without
 * the dictionary and with it. Both halves are drawn from all messages.
 */
final class DictionaryFigures {
    /** With fewer, a figure would tell more about the split than about the messages. */
    private static final int FEWEST_MESSAGES = 200;

    /** zstd's authors advise about a hundred times as much to train on; small messages have less. */
    private static final int TRAINING_BY_DICTIONARY = 10;

    private static final int MOST_DICTIONARY_BYTES = 16_384;
    private static final int FEWEST_DICTIONARY_BYTES = 256;
    private static final int LEVEL = 3;

    private final long seed;
    private final List<byte[]> shuffled;

    /** @param seed of the split */
    DictionaryFigures(List<byte[]> messages, long seed) {
        this.seed = seed;
        this.shuffled = new ArrayList<>(messages);
        Collections.shuffle(shuffled, new Random(seed));
    }

    /** @throws CodecFault if a message does not come back */
    Dictionary measure() throws CodecFault {
        if (shuffled.size() < FEWEST_MESSAGES) {
            return Dictionary.none(
                    seed,
                    "%d different messages are too few to train on some and to measure others, expected %d"
                            .formatted(shuffled.size(), FEWEST_MESSAGES));
        }
        List<byte[]> training = shuffled.subList(0, shuffled.size() / 2);
        int room = Math.min(MOST_DICTIONARY_BYTES, (int) (bytes(training) / TRAINING_BY_DICTIONARY));
        if (room < FEWEST_DICTIONARY_BYTES) {
            return Dictionary.none(
                    seed,
                    "%,d bytes are too few to train on, expected %,d"
                            .formatted(bytes(training), FEWEST_DICTIONARY_BYTES * TRAINING_BY_DICTIONARY));
        }
        try {
            return measure(train(training, room), training.size(), shuffled.subList(training.size(), shuffled.size()));
        } catch (ZstdException e) { // it says so of messages with nothing in common
            return Dictionary.none(
                    seed, "zstd made no dictionary of %,d messages: %s".formatted(training.size(), e.getMessage()));
        }
    }

    private static byte[] train(List<byte[]> training, int room) {
        ZstdDictTrainer trainer = new ZstdDictTrainer((int) bytes(training), room, LEVEL);
        training.forEach(trainer::addSample);
        return trainer.trainSamples();
    }

    private Dictionary measure(byte[] dictionary, int trainedOn, List<byte[]> measured) throws CodecFault {
        return new Dictionary(
                seed,
                trainedOn,
                measured.size(),
                dictionary.length,
                bytes(measured),
                compressed(measured, new byte[0]),
                compressed(measured, dictionary),
                Optional.empty());
    }

    /** @param dictionary empty for none */
    private static long compressed(List<byte[]> messages, byte[] dictionary) throws CodecFault {
        try (ZstdCompressCtx writer = new ZstdCompressCtx();
                ZstdDecompressCtx reader = new ZstdDecompressCtx()) {
            writer.setLevel(LEVEL);
            if (dictionary.length > 0) {
                writer.loadDict(dictionary);
                reader.loadDict(dictionary);
            }
            long bytes = 0;
            for (byte[] message : messages) {
                byte[] packed = writer.compress(message);
                if (!Arrays.equals(message, reader.decompress(packed, message.length))) {
                    throw new CodecFault("zstd with a dictionary: gave back another message than it was given");
                }
                bytes += packed.length;
            }
            return bytes;
        }
    }

    private static long bytes(List<byte[]> messages) {
        return messages.stream().mapToLong(message -> message.length).sum();
    }
}
