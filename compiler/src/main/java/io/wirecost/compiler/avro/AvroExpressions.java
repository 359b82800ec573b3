package io.wirecost.compiler.avro;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.Map;

/** Java expressions of a mapper, from a domain value to what Avro's generic writer takes, and back. */
final class AvroExpressions {
    private static final String CARRIERS = "io.wirecost.core.value.Carriers.";

    private final JavaNames names;
    private final DomainTypes types;
    private final Map<Type, String> containers = new LinkedHashMap<>();
    private final Map<String, String> fixeds = new LinkedHashMap<>();

    AvroExpressions(Schema schema, JavaNames names) {
        this.names = names;
        this.types = new DomainTypes(names);
        for (Type type : schema.types()) {
            boolean container = type instanceof Type.ArrayType || type instanceof Type.MapType;
            if (container && !(isEncodedAsIs(type) && isDecodedAsIs(type))) {
                containers.put(type, Integer.toString(containers.size()));
            } else if (type instanceof Type.Fixed fixed) {
                fixeds.putIfAbsent(fixed.name(), Integer.toString(fixeds.size()));
            }
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

    /** Whether Avro's writer takes the very object of the domain. */
    boolean isEncodedAsIs(Type type) {
        return type instanceof Type.ArrayType array && isEncodedAsIs(array.element())
                || type instanceof Type.MapType map && isEncodedAsIs(map.value())
                || type instanceof Type.OptionalType optional && isEncodedAsIs(optional.type())
                || type instanceof Type.Primitive && type != Type.Primitive.BYTES;
    }

    /** Whether Avro's reader returns a fresh object of the JDK that the domain can take: so for maps, not for arrays. */
    private static boolean isDecodedAsIs(Type type) {
        return type instanceof Type.MapType map && isDecodedAsIs(map.value())
                || type instanceof Type.OptionalType optional && isDecodedAsIs(optional.type())
                || type instanceof Type.Primitive && type != Type.Primitive.BYTES;
    }

    /** @param value a variable, or an expression that is never null */
    String encode(Type type, String value) {
        if (isEncodedAsIs(type)) {
            return value;
        } else if (type instanceof Type.OptionalType optional) {
            return "%s == null ? null : %s".formatted(value, encode(optional.type(), value));
        } else if (type instanceof Type.RecordRef ref) {
            return "encode%s(%s)".formatted(names.className(ref.name()), value);
        } else if (type instanceof Type.EnumRef ref) {
            return "SYMBOLS_%s[%s.ordinal()]".formatted(names.className(ref.name()), value);
        } else if (type instanceof Type.Temporal) {
            return Carrier.of(type).encode(value);
        } else if (type instanceof Type.Fixed fixed) {
            return fixed(fixed, value);
        } else if (type instanceof Type.Decimal decimal && decimal.fixed().isPresent()) {
            Type.Fixed fixed = decimal.fixed().get();
            return fixed(fixed, "%stoUnscaled(%s, %d)".formatted(CARRIERS, value, fixed.size()));
        } else if (type instanceof Type.Uuid uuid) {
            return uuid.fixed()
                    .map(f -> fixed(f, Carrier.of(type).encode(value)))
                    .orElse(value + ".toString()");
        }
        return containers.containsKey(type)
                ? "encode%s(%s)".formatted(containers.get(type), value)
                : "java.nio.ByteBuffer.wrap(%s)".formatted(Carrier.of(type).encode(value));
    }

    private String fixed(Type.Fixed fixed, String bytes) {
        String constant = fixeds.get(fixed.name());
        return "new org.apache.avro.generic.GenericData.Fixed(SCHEMA_%s, %s)".formatted(constant, bytes);
    }

    /** @param value a variable of type Object */
    String decode(Type type, String value) {
        if (isDecodedAsIs(type)) {
            return "(%s) %s".formatted(types.boxed(type), value);
        } else if (type instanceof Type.OptionalType optional) {
            return "%s == null ? null : %s".formatted(value, decode(optional.type(), value));
        } else if (type instanceof Type.RecordRef ref) {
            return "decode%s((org.apache.avro.generic.IndexedRecord) %s)".formatted(names.className(ref.name()), value);
        } else if (type instanceof Type.EnumRef ref) {
            String name = names.className(ref.name());
            return "CONSTANTS_%s[SCHEMA_%s.getEnumOrdinal(%s.toString())]".formatted(name, name, value);
        } else if (type instanceof Type.Temporal temporal) {
            String carried = temporal.fitsInt() ? "(java.lang.Integer) " : "(java.lang.Long) ";
            return Carrier.of(type).decode(carried + value);
        } else if (type instanceof Type.Uuid uuid && uuid.fixed().isEmpty()) {
            return "java.util.UUID.fromString((java.lang.String) %s)".formatted(value);
        } else if (containers.containsKey(type)) {
            return "decode%s(%s)".formatted(containers.get(type), value);
        }
        return Carrier.of(type).decode("bytes(%s)".formatted(value));
    }
}
