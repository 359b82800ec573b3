package io.wirecost.pipeline.service;

import io.wirecost.core.codec.Codec;

/** Decodes and encodes the messages of a batch that have bytes; a failure names the message. */
final class Transcoder {
    private final Codec<Object> codec;

    Transcoder(Codec<Object> codec) {
        this.codec = codec;
    }

    void decode(PolledBatch batch) throws MessageException {
        for (int i = 0; i < batch.size(); i++) {
            if (batch.values[i] != null) {
                try {
                    batch.objects[i] = codec.deserialize(batch.values[i]);
                } catch (Throwable e) { // whatever a library throws is a finding
                    throw batch.failure(i, "decoding " + Thrown.describe(e));
                }
            }
        }
    }

    void encode(PolledBatch batch) throws MessageException {
        for (int i = 0; i < batch.size(); i++) {
            if (batch.values[i] != null) {
                try {
                    batch.values[i] = codec.serialize(batch.objects[i]);
                } catch (Throwable e) {
                    throw batch.failure(i, "encoding " + Thrown.describe(e));
                }
            }
        }
    }
}
