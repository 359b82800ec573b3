package io.wirecost.accounts.java;

import java.util.List;

/** A class as a stream describes it. */
record ClassDescription(String name, int flags, List<FieldDescription> fields, ClassDescription parent) {
    private static final int WRITES_ITSELF = 1;
    private static final int EXTERNALIZABLE = 4;

    /** @param type the code of a primitive type, {@code L} or {@code [} */
    record FieldDescription(char type, String name) {}

    boolean isExternalizable() {
        return (flags & EXTERNALIZABLE) != 0;
    }

    boolean writesItself() {
        return (flags & WRITES_ITSELF) != 0;
    }
}
