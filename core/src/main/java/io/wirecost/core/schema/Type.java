package io.wirecost.core.schema;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The type of a value. Records and enums are referred to by their full name, so that types stay finite in a recursive
 * schema; {@link Schema} resolves the names.
 *
 * <p>{@code toString} gives the text of {@link SchemaText}, e.g. {@code array(optional(record(acme.Item)))}.
 */
public sealed interface Type {
    /** The type that a text such as {@code decimal(9,2)} names, if it holds no others and needs no definition. */
    static Optional<Leaf> leaf(String text) {
        try {
            return new TypeParser(text)
                    .parse()
                    .asLeaf()
                    .filter(leaf -> leaf.asEnum().isEmpty() && leaf.asFixed().isEmpty() && leaf != Primitive.NULL);
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    /** Which of all kinds this type is. */
    TypeKind kind();

    /** The form of this type's values. */
    default TypeForm form() {
        return kind().form();
    }

    /** The type of an array's elements, of a map's values, or of an optional's value if it is there. */
    default Type element() {
        throw new IllegalStateException(this + " has no element");
    }

    /** The full name of a record, an enum or a fixed. */
    default String name() {
        throw new IllegalStateException(this + " has no name");
    }

    /** How many bytes a fixed has. */
    default int size() {
        throw new IllegalStateException(this + " has no size");
    }

    /** How many digits a decimal has at most. */
    default int precision() {
        throw new IllegalStateException(this + " has no precision");
    }

    /** How many digits a decimal has after its point. */
    default int scale() {
        throw new IllegalStateException(this + " has no scale");
    }

    /** The fixed type that carries a decimal or a UUID in Avro; empty: Avro's bytes, or Avro's string. */
    default Optional<Fixed> fixed() {
        throw new IllegalStateException(this + " is carried by no fixed");
    }

    /** The type of a value that is there: without the optional around it. */
    default Type present() {
        return isOptional() ? element() : this;
    }

    default boolean isOptional() {
        return kind() == TypeKind.OPTIONAL;
    }

    /** Returns whether a record may lack a value of this type: an optional, and a null, which is never there. */
    default boolean mayBeAbsent() {
        return isOptional() || kind() == TypeKind.NULL;
    }

    default boolean isMap() {
        return kind() == TypeKind.MAP;
    }

    /** This type as one that holds no others. */
    default Optional<Leaf> asLeaf() {
        return Optional.empty();
    }

    /** This type as one without parameters and without further meaning. */
    default Optional<Primitive> asPrimitive() {
        return Optional.empty();
    }

    /** This type as a point or time of the calendar. */
    default Optional<Temporal> asTemporal() {
        return Optional.empty();
    }

    /** This type as a sequence of so many bytes, without further meaning. */
    default Optional<Fixed> asFixed() {
        return Optional.empty();
    }

    /** This type as a reference to an enum. */
    default Optional<EnumRef> asEnum() {
        return Optional.empty();
    }

    /** This type as a reference to a record. */
    default Optional<RecordRef> asRecord() {
        return Optional.empty();
    }

    /** The type of the elements of an array or of the values of a map; empty for a type that is neither. */
    default Optional<Type> contained() {
        return switch (form()) {
            case ARRAY, MAP -> Optional.of(element());
            case LEAF, RECORD, OPTIONAL -> Optional.empty();
        };
    }

    /** A type whose values hold no others. */
    sealed interface Leaf extends Type {
        /** The type that carries this one in Avro, and has no further meaning: itself where it has none. */
        Leaf simple();

        /** The same with another fixed type, where it is one or is carried by one. */
        default Leaf withFixed(UnaryOperator<Fixed> change) {
            return this;
        }

        @Override
        default Optional<Leaf> asLeaf() {
            return Optional.of(this);
        }
    }

    /** Types without parameters. The Java class of a neutral value stands behind each. */
    enum Primitive implements Leaf {
        /** Always absent: carries no value at all. */
        NULL,
        /** {@link Boolean}. */
        BOOLEAN,
        /** {@link Integer}. */
        INT,
        /** {@link Long}. */
        LONG,
        /** {@link Float}. */
        FLOAT,
        /** {@link Double}. */
        DOUBLE,
        /** {@code byte[]}. */
        BYTES,
        /** {@link String} of Unicode scalar values. */
        STRING;

        @Override
        public TypeKind kind() {
            return TypeKind.valueOf(name());
        }

        @Override
        public Leaf simple() {
            return this;
        }

        public boolean isNumber() {
            return this == INT || this == LONG || this == FLOAT || this == DOUBLE;
        }

        @Override
        public Optional<Primitive> asPrimitive() {
            return Optional.of(this);
        }

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Points and times of the calendar. */
    enum Temporal implements Leaf {
        /** Within the range of a 32-bit number of days since 1970-01-01. */
        DATE(LocalDate.class, ChronoUnit.DAYS),
        TIME_MILLIS(LocalTime.class, ChronoUnit.MILLIS),
        TIME_MICROS(LocalTime.class, ChronoUnit.MICROS),
        TIMESTAMP_MILLIS(Instant.class, ChronoUnit.MILLIS),
        TIMESTAMP_MICROS(Instant.class, ChronoUnit.MICROS),
        /** Within the nanoseconds that 64 bits count: from 1677 to 2262. */
        TIMESTAMP_NANOS(Instant.class, ChronoUnit.NANOS),
        LOCAL_TIMESTAMP_MILLIS(LocalDateTime.class, ChronoUnit.MILLIS),
        LOCAL_TIMESTAMP_MICROS(LocalDateTime.class, ChronoUnit.MICROS),
        /** Within the nanoseconds that 64 bits count: from 1677 to 2262. */
        LOCAL_TIMESTAMP_NANOS(LocalDateTime.class, ChronoUnit.NANOS);

        private final Class<?> valueClass;
        private final ChronoUnit unit;

        Temporal(Class<?> valueClass, ChronoUnit unit) {
            this.valueClass = valueClass;
            this.unit = unit;
        }

        /** Those whose neutral values have this class of the JDK, with the largest unit first. */
        public static List<Temporal> of(Class<?> valueClass) {
            return Stream.of(values())
                    .filter(type -> type.valueClass == valueClass)
                    .toList();
        }

        /** The class of neutral values, which are whole numbers of {@link #unit}. */
        public Class<?> valueClass() {
            return valueClass;
        }

        public ChronoUnit unit() {
            return unit;
        }

        @Override
        public TypeKind kind() {
            return TypeKind.valueOf(name());
        }

        @Override
        public Leaf simple() {
            return fitsInt() ? Primitive.INT : Primitive.LONG;
        }

        /** Returns whether the integer that carries this type has 32 bits (days, milliseconds of a day) and not 64. */
        public boolean fitsInt() {
            return this == DATE || this == TIME_MILLIS;
        }

        @Override
        public Optional<Temporal> asTemporal() {
            return Optional.of(this);
        }

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    /** Exactly {@code size} bytes; a neutral value is a {@code byte[]}. */
    record Fixed(String name, int size) implements Leaf {
        @Override
        public TypeKind kind() {
            return TypeKind.FIXED;
        }

        @Override
        public Leaf simple() {
            return this;
        }

        @Override
        public Leaf withFixed(UnaryOperator<Fixed> change) {
            return change.apply(this);
        }

        @Override
        public Optional<Fixed> asFixed() {
            return Optional.of(this);
        }

        @Override
        public String toString() {
            return "fixed(" + name + "," + size + ")";
        }
    }

    /**
     * A {@link java.math.BigDecimal} with exactly this scale and at most {@code precision} digits.
     *
     * @param fixed the fixed type that carries it in Avro; empty: Avro's bytes
     */
    record Decimal(int precision, int scale, Optional<Fixed> fixed) implements Leaf {
        @Override
        public TypeKind kind() {
            return TypeKind.DECIMAL;
        }

        @Override
        public Leaf simple() {
            return fixed.<Leaf>map(its -> its).orElse(Primitive.BYTES);
        }

        @Override
        public Leaf withFixed(UnaryOperator<Fixed> change) {
            return new Decimal(precision, scale, fixed.map(change));
        }

        @Override
        public String toString() {
            return "decimal(" + precision + "," + scale
                    + fixed.map(f -> "," + f).orElse("") + ")";
        }
    }

    /**
     * A {@link java.util.UUID}.
     *
     * @param fixed the fixed type of 16 bytes that carries it in Avro; empty: Avro's string
     */
    record Uuid(Optional<Fixed> fixed) implements Leaf {
        @Override
        public TypeKind kind() {
            return TypeKind.UUID;
        }

        @Override
        public Leaf simple() {
            return fixed.<Leaf>map(its -> its).orElse(Primitive.STRING);
        }

        @Override
        public Leaf withFixed(UnaryOperator<Fixed> change) {
            return new Uuid(fixed.map(change));
        }

        @Override
        public String toString() {
            return fixed.map(f -> "uuid(" + f + ")").orElse("uuid");
        }
    }

    /** A reference to a record of the schema; a neutral value is a {@link io.wirecost.core.value.RecordValue}. */
    record RecordRef(String name) implements Type {
        @Override
        public TypeKind kind() {
            return TypeKind.RECORD;
        }

        @Override
        public Optional<RecordRef> asRecord() {
            return Optional.of(this);
        }

        @Override
        public String toString() {
            return "record(" + name + ")";
        }
    }

    /** A reference to an enum of the schema; a neutral value is the symbol's {@link String}. */
    record EnumRef(String name) implements Leaf {
        @Override
        public TypeKind kind() {
            return TypeKind.ENUM;
        }

        @Override
        public Leaf simple() {
            return this;
        }

        @Override
        public Optional<EnumRef> asEnum() {
            return Optional.of(this);
        }

        @Override
        public String toString() {
            return "enum(" + name + ")";
        }
    }

    /** A sequence; a neutral value is a {@link java.util.List}. */
    record ArrayType(Type element) implements Type {
        @Override
        public TypeKind kind() {
            return TypeKind.ARRAY;
        }

        @Override
        public String toString() {
            return "array(" + element + ")";
        }
    }

    /** Values by string key; a neutral value is a {@link java.util.Map}, whose order carries no meaning. */
    record MapType(Type element) implements Type {
        @Override
        public TypeKind kind() {
            return TypeKind.MAP;
        }

        @Override
        public String toString() {
            return "map(" + element + ")";
        }
    }

    /** A value that may be absent; a neutral value is {@code null} or one of {@code element}. */
    record OptionalType(Type element) implements Type {
        public OptionalType {
            if (element.mayBeAbsent()) {
                throw new IllegalArgumentException("already optional: " + element);
            }
        }

        @Override
        public TypeKind kind() {
            return TypeKind.OPTIONAL;
        }

        @Override
        public String toString() {
            return "optional(" + element + ")";
        }
    }
}
