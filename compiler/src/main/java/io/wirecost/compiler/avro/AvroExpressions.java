package io.wirecost.compiler.avro;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import io.wirecost.core.schema.TypeEffects;
import java.util.LinkedHashMap;
import java.util.Map;

/** Java expressions of a mapper, from a domain value to the form of Avro's generic writer, and back. */
final class AvroExpressions {
    private static final String CARRIERS = "io.wirecost.core.value.Carriers.";

    private final JavaNames names;
    private final DomainTypes types;
    private final Map<Type, String> containers = new LinkedHashMap<>();
    private final Map<String, String> fixeds = new LinkedHashMap<>();

    AvroExpressions(Schema schema, JavaNames names) {
        this.names = names;
        this.types = new DomainTypes(names);
        schema.types()
                .forEach(type -> type.visit(new TypeEffects<>(
                        leaf -> leaf.asFixed()
                                .ifPresent(f -> fixeds.putIfAbsent(f.name(), Integer.toString(fixeds.size()))),
                        record -> {},
                        this::addContainer,
                        this::addContainer,
                        optional -> {})));
    }

    private void addContainer(Type type) {
        if (!isEncodedAsIs(type) || !isDecodedAsIs(type)) {
            containers.put(type, Integer.toString(containers.size()));
        }
    }

    /** Collections that need a pair of methods of their own, with the end of the methods' names: a number, as no class's. */
    Map<Type, String> containers() {
        return containers;
    }

    /** Full names of fixed types, with the end of the names of their schemas' constants. */
    Map<String, String> fixeds() {
        return fixeds;
    }

    /** Returns whether Avro's writer takes the domain's object itself. */
    boolean isEncodedAsIs(Type type) {
        return type.match(new TypeCases<>(
                AvroExpressions::isSame,
                record -> false,
                array -> isEncodedAsIs(array.element()),
                map -> isEncodedAsIs(map.element()),
                optional -> isEncodedAsIs(optional.element())));
    }

    /**
     * Returns whether Avro's reader returns a fresh object of the JDK that the domain can take: so for maps, not for
     * arrays.
     */
    private static boolean isDecodedAsIs(Type type) {
        return type.match(new TypeCases<>(
                AvroExpressions::isSame,
                record -> false,
                array -> false,
                map -> isDecodedAsIs(map.element()),
                optional -> isDecodedAsIs(optional.element())));
    }

    private static boolean isSame(Type.Leaf type) {
        return type.asPrimitive()
                .filter(primitive -> primitive != Type.Primitive.BYTES)
                .isPresent();
    }

    /** @param value a variable, or an expression that is never null */
    String encode(Type type, String value) {
        return isEncodedAsIs(type)
                ? value
                : type.match(new TypeCases<>(
                        leaf -> encodeLeaf(leaf, value),
                        record -> "encode%s(%s)".formatted(names.className(record.name()), value),
                        array -> "encode%s(%s)".formatted(containers.get(array), value),
                        map -> "encode%s(%s)".formatted(containers.get(map), value),
                        optional -> "%s == null ? null : %s".formatted(value, encode(optional.element(), value))));
    }

    /** The only primitive that differs is a byte string. */
    private String encodeLeaf(Type.Leaf type, String value) {
        String carried = Carrier.of(type).encode(value);
        return type.match(new LeafCases<>(
                primitive -> buffer(carried),
                temporal -> carried,
                fixed -> fixed(fixed, carried),
                decimal -> decimal.fixed()
                        .map(f -> fixed(f, "%stoUnscaled(%s, %d)".formatted(CARRIERS, value, f.size())))
                        .orElse(buffer(carried)),
                uuid -> uuid.fixed().map(f -> fixed(f, carried)).orElse(value + ".toString()"),
                enumeration -> "SYMBOLS_%s[%s.ordinal()]".formatted(names.className(enumeration.name()), value)));
    }

    private static String buffer(String bytes) {
        return "java.nio.ByteBuffer.wrap(%s)".formatted(bytes);
    }

    private String fixed(Type.Fixed fixed, String bytes) {
        String constant = fixeds.get(fixed.name());
        return "new org.apache.avro.generic.GenericData.Fixed(SCHEMA_%s, %s)".formatted(constant, bytes);
    }

    /** @param value a variable of type Object */
    String decode(Type type, String value) {
        return isDecodedAsIs(type)
                ? "(%s) %s".formatted(types.boxed(type), value)
                : type.match(new TypeCases<>(
                        leaf -> decodeLeaf(leaf, value),
                        record -> "decode%s((org.apache.avro.generic.IndexedRecord) %s)"
                                .formatted(names.className(record.name()), value),
                        array -> "decode%s(%s)".formatted(containers.get(array), value),
                        map -> "decode%s(%s)".formatted(containers.get(map), value),
                        optional -> "%s == null ? null : %s".formatted(value, decode(optional.element(), value))));
    }

    private String decodeLeaf(Type.Leaf type, String value) {
        String bytes = Carrier.of(type).decode("bytes(%s)".formatted(value));
        return type.match(new LeafCases<>(
                primitive -> bytes,
                temporal -> Carrier.of(temporal)
                        .decode((temporal.fitsInt() ? "(java.lang.Integer) " : "(java.lang.Long) ") + value),
                fixed -> bytes,
                decimal -> bytes,
                uuid -> uuid.fixed()
                        .map(f -> bytes)
                        .orElse("java.util.UUID.fromString((java.lang.String) %s)".formatted(value)),
                enumeration -> decodeEnum(names.className(enumeration.name()), value)));
    }

    private static String decodeEnum(String name, String value) {
        return "CONSTANTS_%s[SCHEMA_%s.getEnumOrdinal(%s.toString())]".formatted(name, name, value);
    }
}
