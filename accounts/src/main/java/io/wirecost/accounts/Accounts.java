package io.wirecost.accounts;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.asn1.BerWalker;
import io.wirecost.accounts.asn1.UperWalker;
import io.wirecost.accounts.avro.AvroWalker;
import io.wirecost.accounts.bson.BsonParser;
import io.wirecost.accounts.capnproto.CapnprotoWalker;
import io.wirecost.accounts.cbor.CborParser;
import io.wirecost.accounts.flatbuffers.FlatbuffersWalker;
import io.wirecost.accounts.ion.IonParser;
import io.wirecost.accounts.ion.IonTextParser;
import io.wirecost.accounts.java.ExternalWalker;
import io.wirecost.accounts.java.ObjectsWalker;
import io.wirecost.accounts.json.JsonParser;
import io.wirecost.accounts.msgpack.MsgpackParser;
import io.wirecost.accounts.protobuf.ProtobufWalker;
import io.wirecost.accounts.smile.SmileParser;
import io.wirecost.accounts.thrift.ThriftWalker;
import io.wirecost.accounts.tree.TreeWalker;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.accounts.xml.XmlWalker;
import io.wirecost.accounts.yaml.YamlParser;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.schema.Schema;
import java.time.DateTimeException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The formats and layouts whose bytes can be accounted for. */
public final class Accounts {
    private static final Map<Spoken, Function<Schema, Walker>> WALKERS = Map.ofEntries(
            entry("Avro", "", AvroWalker::new),
            entry("Protocol Buffers", "", ProtobufWalker::new),
            entry("Thrift", "binary protocol", ThriftWalker::binary),
            entry("Thrift", "compact protocol", ThriftWalker::compact),
            entry("MessagePack", "named maps", tree(MsgpackParser::parse)),
            entry("MessagePack", "positional arrays", tree(MsgpackParser::parse)),
            entry("MessagePack", "positional values", tree(MsgpackParser::parseFields)),
            entry("CBOR", "", tree(CborParser::parse)),
            entry("JSON", "", tree(JsonParser::parse)),
            entry("JSON", "absent fields as null", tree(JsonParser::parse)),
            entry("Cap'n Proto", "unpacked", CapnprotoWalker::new),
            entry("Cap'n Proto", "packed", CapnprotoWalker::packed),
            entry("FlatBuffers", "", FlatbuffersWalker::new),
            entry("BSON", "", tree(BsonParser::parse)),
            entry("Smile", "", tree(SmileParser::parse)),
            entry("Ion", "binary", tree(IonParser::parse)),
            entry("Ion", "text", tree(IonTextParser::parse)),
            entry("Java serialization", "", ObjectsWalker::new),
            entry("Java serialization", "externalizable", ExternalWalker::new),
            entry("XML", "", XmlWalker::new),
            entry("YAML", "", tree(YamlParser::parse)),
            entry("ASN.1", "basic encoding rules", BerWalker::new),
            entry("ASN.1", "unaligned packed encoding rules", UperWalker::new));

    private Accounts() {}

    private record Spoken(String format, String layout) {}

    private static Map.Entry<Spoken, Function<Schema, Walker>> entry(
            String format, String layout, Function<Schema, Walker> walker) {
        return Map.entry(new Spoken(format, layout), walker);
    }

    private static Function<Schema, Walker> tree(TreeWalker.Parser parser) {
        return schema -> new TreeWalker(schema, parser);
    }

    /** Returns why the bytes of a codec cannot be accounted for; empty if they can. */
    public static Optional<String> refusalReason(CodecInfo codec) {
        if (codec.wrapper().isPresent()) {
            return Optional.of("no account of compressed bytes: they belong to no single value");
        }
        return WALKERS.containsKey(spoken(codec))
                ? Optional.empty()
                : Optional.of("no account of %s yet".formatted(title(codec)));
    }

    private static Spoken spoken(CodecInfo codec) {
        return new Spoken(codec.format(), codec.layout());
    }

    private static String title(CodecInfo codec) {
        return codec.format() + (codec.layout().isEmpty() ? "" : " (" + codec.layout() + ")");
    }

    /**
     * Returns a walker over the bytes of a codec.
     *
     * @throws IllegalArgumentException if it is refused
     */
    public static Walker walker(CodecInfo codec, Schema schema) {
        refusalReason(codec).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        Walker walker = WALKERS.get(spoken(codec)).apply(schema);
        return message -> guarded(walker, message);
    }

    /** Bytes that are no message may lead a walker anywhere. */
    private static Walked guarded(Walker walker, byte[] message) throws UnreadableBytes {
        try {
            return walker.walk(message);
        } catch (StackOverflowError e) {
            throw new UnreadableBytes(0, "values lie too deep in each other");
        } catch (IllegalArgumentException | ArithmeticException | DateTimeException e) {
            throw new UnreadableBytes(0, "a value is none of its type: " + e.getMessage());
        } catch (RuntimeException e) {
            throw new UnreadableBytes(0, "what the message holds does not fit the schema");
        }
    }
}
