package io.wirecost.core.schema;

import java.util.Optional;

/**
 * The type of a value. Records and enums are referred to by their full name, so that types stay finite in a recursive
 * schema; {@link Schema} resolves the names.
 *
 * <p>{@code toString} gives the text of {@link SchemaText}, e.g. {@code array(optional(record(acme.Item)))}.
 */
public sealed interface Type {
    /** Calls the visitor's method for this kind of type. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Tells kinds of types apart: a method for each, so that the compiler names every place that does not know a new one.
     *
     * @param <R> what is made of a type
     */
    interface Visitor<R> {
        R primitive(Primitive type);

        R temporal(Temporal type);

        R fixed(Fixed type);

        R decimal(Decimal type);

        R uuid(Uuid type);

        R record(RecordRef type);

        R enumeration(EnumRef type);

        R array(ArrayType type);

        R map(MapType type);

        R optional(OptionalType type);
    }

    /** Types without parameters. The Java class of a neutral value stands behind each. */
    enum Primitive implements Type {
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
        public <R> R accept(Visitor<R> visitor) {
            return visitor.primitive(this);
        }

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Points and times of the calendar. The Java class of a neutral value stands behind each. */
    enum Temporal implements Type {
        /** {@link java.time.LocalDate} within the range of a 32-bit number of days since 1970-01-01. */
        DATE,
        /** {@link java.time.LocalTime} in whole milliseconds. */
        TIME_MILLIS,
        /** {@link java.time.LocalTime} in whole microseconds. */
        TIME_MICROS,
        /** {@link java.time.Instant} in whole milliseconds. */
        TIMESTAMP_MILLIS,
        /** {@link java.time.Instant} in whole microseconds. */
        TIMESTAMP_MICROS,
        /** {@link java.time.LocalDateTime} in whole milliseconds. */
        LOCAL_TIMESTAMP_MILLIS,
        /** {@link java.time.LocalDateTime} in whole microseconds. */
        LOCAL_TIMESTAMP_MICROS;

        /** Whether the integer that carries this type has 32 bits (days, milliseconds of a day) and not 64. */
        public boolean fitsInt() {
            return this == DATE || this == TIME_MILLIS;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.temporal(this);
        }

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    /** Exactly {@code size} bytes; a neutral value is a {@code byte[]}. */
    record Fixed(String name, int size) implements Type {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.fixed(this);
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
    record Decimal(int precision, int scale, Optional<Fixed> fixed) implements Type {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.decimal(this);
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
    record Uuid(Optional<Fixed> fixed) implements Type {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.uuid(this);
        }

        @Override
        public String toString() {
            return fixed.map(f -> "uuid(" + f + ")").orElse("uuid");
        }
    }

    /** A reference to a record of the schema; a neutral value is a {@link io.wirecost.core.value.RecordValue}. */
    record RecordRef(String name) implements Type {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.record(this);
        }

        @Override
        public String toString() {
            return "record(" + name + ")";
        }
    }

    /** A reference to an enum of the schema; a neutral value is the symbol's {@link String}. */
    record EnumRef(String name) implements Type {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.enumeration(this);
        }

        @Override
        public String toString() {
            return "enum(" + name + ")";
        }
    }

    /** A sequence; a neutral value is a {@link java.util.List}. */
    record ArrayType(Type element) implements Type {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.array(this);
        }

        @Override
        public String toString() {
            return "array(" + element + ")";
        }
    }

    /** Values by string key; a neutral value is a {@link java.util.Map}, whose order carries no meaning. */
    record MapType(Type value) implements Type {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.map(this);
        }

        @Override
        public String toString() {
            return "map(" + value + ")";
        }
    }

    /** A value that may be absent; a neutral value is {@code null} or one of {@code type}. */
    record OptionalType(Type type) implements Type {
        public OptionalType {
            if (type instanceof OptionalType || type == Primitive.NULL) {
                throw new IllegalArgumentException("already optional: " + type);
            }
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.optional(this);
        }

        @Override
        public String toString() {
            return "optional(" + type + ")";
        }
    }
}
