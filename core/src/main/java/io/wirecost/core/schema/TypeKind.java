package io.wirecost.core.schema;

/** All kinds of types, leaves included. */
public enum TypeKind {
    NULL,
    BOOLEAN,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    BYTES,
    STRING,
    FIXED,
    DECIMAL,
    UUID,
    ENUM,
    DATE,
    TIME_MILLIS,
    TIME_MICROS,
    TIMESTAMP_MILLIS,
    TIMESTAMP_MICROS,
    TIMESTAMP_NANOS,
    LOCAL_TIMESTAMP_MILLIS,
    LOCAL_TIMESTAMP_MICROS,
    LOCAL_TIMESTAMP_NANOS,
    RECORD(TypeForm.RECORD),
    ARRAY(TypeForm.ARRAY),
    MAP(TypeForm.MAP),
    OPTIONAL(TypeForm.OPTIONAL);

    private final TypeForm form;

    TypeKind() {
        this(TypeForm.LEAF);
    }

    TypeKind(TypeForm form) {
        this.form = form;
    }

    /** The form of the values of this kind. */
    public TypeForm form() {
        return form;
    }
}
