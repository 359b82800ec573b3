package io.wirecost.workloads.types;

import io.wirecost.core.schema.Type;

/** Chooses values of the types that hold no other values. */
interface LeafChooser {
    /** @param type neither null nor an enum */
    Object next(Type.Leaf type);
}
