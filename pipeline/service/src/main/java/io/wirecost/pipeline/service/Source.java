package io.wirecost.pipeline.service;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.value.DomainMapper;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.header.Header;

/** Where A gets the bytes of a message from. */
interface Source {
    /** @param record of the pool */
    byte[] bytes(int record) throws Exception;

    /** Returns the headers that the message carries beside its bytes. */
    List<Header> headers(long number, int record);

    /** Encodes when asked: what an application does. */
    final class Encoding implements Source {
        private final Codec<Object> codec;
        private final Object[] objects;

        Encoding(Codec<Object> codec, DomainMapper<Object> domain, List<RecordValue> records) {
            this.codec = codec;
            this.objects = records.stream().map(domain::toDomain).toArray();
        }

        @Override
        public byte[] bytes(int record) throws Exception {
            return codec.serialize(objects[record]);
        }

        @Override
        public List<Header> headers(long number, int record) {
            return List.of(Numbering.number(number));
        }
    }

    /** The floor: bytes that were encoded before, each sealed, so that C can tell that they came unchanged. */
    final class Encoded implements Source {
        private final byte[][] encoded;
        private final Header[] seals;

        Encoded(Codec<Object> codec, DomainMapper<Object> domain, List<RecordValue> records) throws Exception {
            List<byte[]> all = new ArrayList<>();
            for (RecordValue record : records) {
                all.add(codec.serialize(domain.toDomain(record)));
            }
            encoded = all.toArray(byte[][]::new);
            seals = all.stream().map(Seal::of).map(Numbering::seal).toArray(Header[]::new);
        }

        @Override
        public byte[] bytes(int record) {
            return encoded[record];
        }

        @Override
        public List<Header> headers(long number, int record) {
            return List.of(Numbering.number(number), seals[record]);
        }
    }
}
