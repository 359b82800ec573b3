package io.wirecost.compiler.emit;

import io.wirecost.compiler.lower.Slot;

/** How a library holds the branches of a union whose value is that of the branch itself. All results are Java text. */
public interface NativeUnion {
    /** The class of a branch's value, without parameters; no two branches have the same. */
    String type(Slot branch);

    /** The value of a branch from what the library has for its content: the content itself, or an object around it. */
    String built(Slot branch, String content);

    /** The content of a branch from {@code from}, which is an object of {@link #type}. */
    String content(Slot branch);
}
