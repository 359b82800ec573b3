package io.wirecost.workloads.types;

import io.wirecost.core.schema.Type;

/** Chooses values of the types that hold no other values. */
interface Leaves {
    /** @param type a primitive other than null, or a temporal, fixed, decimal or uuid */
    Object next(Type type);
}
