package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.util.Optional;

/**
 * The payloads of records in Kafka Connect's JSON. A record without payload is left out.
 *
 * @param wrapped the records in their envelopes
 */
record PayloadSource(JsonSource wrapped) implements JsonSource {
    /** The source, or that of its payloads if its first record is in an envelope. */
    static JsonSource of(JsonSource source) throws IOException, InputException {
        try (RawRecords first = source.open()) {
            boolean isWrapped = first.next()
                    && ConnectEnvelope.in(first.bytes(), first.offset(), first.length())
                            .isPresent();
            return isWrapped ? new PayloadSource(source) : source;
        }
    }

    @Override
    public String name() {
        return wrapped.name();
    }

    @Override
    public RawRecords open() throws IOException, InputException {
        return new Payloads(wrapped.open());
    }

    private static final class Payloads implements RawRecords {
        private final RawRecords wrapped;
        private ConnectEnvelope envelope;

        private Payloads(RawRecords wrapped) {
            this.wrapped = wrapped;
        }

        @Override
        public boolean next() throws IOException, InputException {
            while (wrapped.next()) {
                envelope = found();
                if (envelope.isRecord(wrapped.bytes())) {
                    return true;
                }
            }
            return false;
        }

        private ConnectEnvelope found() throws InputException {
            Optional<ConnectEnvelope> found = ConnectEnvelope.in(wrapped.bytes(), wrapped.offset(), wrapped.length());
            return found.orElseThrow(() -> new InputException(
                    "%s:%d: expected an object with \"schema\" and \"payload\", as Kafka Connect writes the records before"
                            .formatted(wrapped.file(), wrapped.line())));
        }

        @Override
        public byte[] bytes() {
            return wrapped.bytes();
        }

        @Override
        public int offset() {
            return envelope.from();
        }

        @Override
        public int length() {
            return envelope.to() - envelope.from();
        }

        @Override
        public int envelopeLength() {
            return wrapped.length() - length();
        }

        @Override
        public String file() {
            return wrapped.file();
        }

        @Override
        public int line() {
            return wrapped.line();
        }

        @Override
        public int column() {
            return wrapped.column() + envelope.from() - wrapped.offset();
        }

        @Override
        public long number() {
            return wrapped.number();
        }

        @Override
        public long bytesRead() {
            return wrapped.bytesRead();
        }

        @Override
        public long totalBytes() {
            return wrapped.totalBytes();
        }

        @Override
        public void close() throws IOException {
            wrapped.close();
        }
    }
}
