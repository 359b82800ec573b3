package io.wirecost.bench.plain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every benchmark written by hand, by the codec whose twin it is. */
public final class PlainBenchmarks {
    private static final Map<String, Class<? extends PlainBenchmark<?>>> BY_CODEC = new LinkedHashMap<>();

    static {
        BY_CODEC.put("jackson-json", PlainJackson.class);
        BY_CODEC.put("jackson3-json", PlainJackson3.class);
        BY_CODEC.put("jackson-jr", PlainJacksonJr.class);
        BY_CODEC.put("gson", PlainGson.class);
        BY_CODEC.put("moshi", PlainMoshi.class);
        BY_CODEC.put("yasson", PlainYasson.class);
        BY_CODEC.put("dsl-json", PlainDslJson.class);
        BY_CODEC.put("avaje-jsonb", PlainAvaje.class);
        BY_CODEC.put("fastjson2", PlainFastjson.class);
        BY_CODEC.put("fastjson2-jsonb", PlainFastjsonBinary.class);
        BY_CODEC.put("jackson-cbor", PlainCbor.class);
        BY_CODEC.put("jackson-smile", PlainSmile.class);
        BY_CODEC.put("msgpack-core-array", PlainMsgpack.class);
        BY_CODEC.put("jdk-serialization", PlainSerializable.class);
        BY_CODEC.put("kryo", PlainKryo.class);
        BY_CODEC.put("fory", PlainFory.class);
        BY_CODEC.put("fst", PlainFst.class);
        BY_CODEC.put("jboss-marshalling", PlainJbossMarshalling.class);
        BY_CODEC.put("hessian", PlainHessian.class);
        BY_CODEC.put("protostuff", PlainProtostuff.class);
        BY_CODEC.put("protobuf-java", PlainProtobuf.class);
        BY_CODEC.put("wire", PlainWire.class);
        BY_CODEC.put("avro-generic", PlainAvro.class);
        BY_CODEC.put("avro-specific", PlainAvroSpecific.class);
        BY_CODEC.put("avro-reflect", PlainAvroReflect.class);
        BY_CODEC.put("thrift-compact", PlainThriftCompact.class);
        BY_CODEC.put("thrift-binary", PlainThriftBinary.class);
        BY_CODEC.put("flatbuffers", PlainFlatbuffers.class);
        BY_CODEC.put("capnproto", PlainCapnproto.class);
        BY_CODEC.put("capnproto-packed", PlainCapnprotoPacked.class);
        BY_CODEC.put("sbe", PlainSbe.class);
        BY_CODEC.put("jaxb", PlainJaxb.class);
        BY_CODEC.put("xstream", PlainXstream.class);
        BY_CODEC.put("snakeyaml", PlainSnakeyaml.class);
        BY_CODEC.put("jsoniter-scala", PlainJsoniterScala.class);
        BY_CODEC.put("scalapb", PlainScalapb.class);
    }

    private PlainBenchmarks() {}

    /** Names of codecs, in the order of reports. */
    public static List<String> codecs() {
        return List.copyOf(BY_CODEC.keySet());
    }

    /** @param codec one of {@link #codecs} */
    public static Class<? extends PlainBenchmark<?>> of(String codec) {
        return BY_CODEC.get(codec);
    }
}
