package io.wirecost.core.codec;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What wirecost says of a format, wherever its codecs run: this is the one place for it.
 *
 * @param portable whether there are maintained libraries for it in several languages; false for a format that only one platform
 *     reads
 * @param source address of the page that says so
 * @param likeJson whether a message has values under the names of their fields, as JSON's have
 * @param unlikeJson layouts of such a format that have no names, or other ones
 */
public record KnownFormat(boolean portable, String source, boolean likeJson, Set<String> unlikeJson) {
    private static final Map<String, KnownFormat> BY_FORMAT = Map.ofEntries(
            entry("ASN.1", languages("https://www.itu.int/en/ITU-T/asn1/Pages/Tools.aspx")),
            entry("Avro", languages("https://github.com/apache/avro/tree/main/lang")),
            entry("BSON", languages("https://bsonspec.org/implementations.html").jsonLike()),
            entry("BooPickle", platform("https://github.com/suzaku-io/boopickle")),
            entry("CBOR", languages("https://cbor.io/impls.html").jsonLike()),
            entry("CSV", languages("https://www.rfc-editor.org/rfc/rfc4180")),
            entry("Cap'n Proto", languages("https://capnproto.org/otherlang.html")),
            entry("Colfer", languages("https://github.com/pascaldekloe/colfer#language-support")),
            entry("EXI", languages("https://www.w3.org/XML/EXI/")),
            entry("Eclipse Serializer", platform("https://docs.eclipsestore.io/manual/serializer/performance.html")),
            entry("FST", platform("https://github.com/RuedigerMoeller/fast-serialization")),
            entry("Fast Infoset", languages("https://github.com/LiquidTechnologies/fast-infoset")),
            entry("FlatBuffers", languages("https://flatbuffers.dev/support/")),
            entry(
                    "FlexBuffers",
                    languages("https://github.com/google/flatbuffers/tree/master/rust/flexbuffers")
                            .jsonLike()),
            entry("Fory", platform("https://github.com/apache/fory/blob/main/docs/object-serialization/native.md")),
            entry("Hessian 2", languages("https://github.com/apache/dubbo-go-hessian2")),
            entry(
                    "Ion",
                    languages("https://amazon-ion.github.io/ion-docs/libs.html").jsonLike()),
            entry("JBoss Marshalling", platform("https://jbossmarshalling.jboss.org/")),
            entry("JSON", languages("https://www.json.org/").jsonLikeBut("Protocol Buffers' own")),
            entry(
                    "JSON BinPack",
                    languages("https://jsonbinpack.sourcemeta.com").jsonLike()),
            entry("JSONB", platform("https://github.com/alibaba/fastjson2").jsonLike()),
            entry(
                    "Java serialization",
                    platform("https://docs.oracle.com/en/java/javase/17/docs/specs/serialization/")),
            entry("Kryo", platform("https://github.com/EsotericSoftware/kryo")),
            entry(
                    "MessagePack",
                    languages("https://msgpack.org/").jsonLikeBut("positional arrays", "positional values")),
            entry("PHP serialization", platform("https://www.php.net/manual/en/function.serialize.php")),
            entry("PHP source", platform("https://www.php.net/manual/en/function.var-export.php")),
            entry("PSON", platform("https://github.com/dcodeIO/PSON").jsonLike()),
            entry("Protocol Buffers", languages("https://protobuf.dev/reference/")),
            entry("Protostuff", platform("https://github.com/protostuff/protostuff")),
            entry("Simple Binary Encoding", languages("https://github.com/aeron-io/simple-binary-encoding")),
            entry(
                    "Smile",
                    languages("https://github.com/FasterXML/smile-format-specification#implementations")
                            .jsonLike()),
            entry("Thrift", languages("https://thrift.apache.org/docs/Languages")),
            entry("UBJSON", languages("https://ubjson.org/libraries/").jsonLike()),
            entry(
                    "V8 serialization",
                    platform("https://nodejs.org/api/v8.html#serialization-api").jsonLike()),
            entry("XML", languages("https://www.w3.org/TR/xml/")),
            entry("YAML", languages("https://yaml.org/").jsonLike()),
            entry("devalue", platform("https://github.com/sveltejs/devalue").jsonLike()),
            entry(
                    "flatted",
                    languages("https://github.com/WebReflection/flatted").jsonLike()),
            entry("igbinary", platform("https://github.com/igbinary/igbinary")),
            entry(
                    "superjson",
                    platform("https://github.com/flightcontrolhq/superjson").jsonLike()));

    /** @return empty for a format that wirecost does not know, such as one of a user's own codec */
    public static Optional<KnownFormat> of(String format) {
        return Optional.ofNullable(BY_FORMAT.get(format));
    }

    /** Returns whether messages in a layout have values under the names of their fields, as JSON's have. */
    public boolean isLikeJson(String layout) {
        return likeJson && !unlikeJson.contains(layout);
    }

    private static KnownFormat languages(String source) {
        return new KnownFormat(true, source, false, Set.of());
    }

    private static KnownFormat platform(String source) {
        return new KnownFormat(false, source, false, Set.of());
    }

    private KnownFormat jsonLike() {
        return jsonLikeBut();
    }

    private KnownFormat jsonLikeBut(String... layouts) {
        return new KnownFormat(portable, source, true, Set.of(layouts));
    }
}
