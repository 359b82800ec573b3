package io.wirecost.topics.message;

import io.wirecost.workloads.source.JsonSource;
import io.wirecost.workloads.source.RawRecords;
import java.util.List;

/** Messages of JSON as records that may be read more than once. */
record MemoryRecords(String name, List<byte[]> messages) implements JsonSource {
    @Override
    public RawRecords open() {
        return new Pass();
    }

    private final class Pass implements RawRecords {
        private int next;
        private long bytesRead;

        @Override
        public boolean next() {
            if (next == messages.size()) {
                return false;
            }
            bytesRead += messages.get(next++).length;
            return true;
        }

        @Override
        public byte[] bytes() {
            return messages.get(next - 1);
        }

        @Override
        public int offset() {
            return 0;
        }

        @Override
        public int length() {
            return bytes().length;
        }

        @Override
        public String file() {
            return name;
        }

        @Override
        public int line() {
            return next;
        }

        @Override
        public int column() {
            return 1;
        }

        @Override
        public long number() {
            return next;
        }

        @Override
        public long bytesRead() {
            return bytesRead;
        }

        @Override
        public long totalBytes() {
            return messages.stream().mapToLong(message -> message.length).sum();
        }

        @Override
        public void close() {}
    }
}
