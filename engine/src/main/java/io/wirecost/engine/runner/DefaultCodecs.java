package io.wirecost.engine.runner;

import java.util.List;

/**
 * The codecs that run when a user names none: one or two per format, so that a first look at the formats takes minutes.
 * docs/default-codecs.md argues the choice.
 */
final class DefaultCodecs {
    private static final List<String> NAMES = List.of(
            "avro-generic",
            "avro-specific",
            "protobuf-java",
            "thrift-compact",
            "thrift-binary",
            "flatbuffers",
            "capnproto",
            "capnproto-packed",
            "asn1-ber",
            "jackson-cbor",
            "jackson-smile",
            "jackson-ion",
            "jackson-msgpack",
            "msgpack-core-array",
            "mongodb-bson",
            "fastjson2-jsonb",
            "jackson-json",
            "fastjson2",
            "jaxb",
            "jackson-yaml",
            "jdk-serialization",
            "kryo");

    private DefaultCodecs() {}

    static boolean contains(String codec) {
        return NAMES.contains(codec);
    }
}
