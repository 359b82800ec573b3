package io.wirecost.core.schema;

/** The forms that values have. Code that treats all leaves alike switches over these, not over {@link TypeKind}. */
public enum TypeForm {
    /** A value that holds no others. */
    LEAF,
    RECORD,
    ARRAY,
    MAP,
    OPTIONAL
}
