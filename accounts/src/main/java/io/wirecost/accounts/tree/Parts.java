package io.wirecost.accounts.tree;

import io.wirecost.accounts.account.ByteStretch;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;
import java.util.ArrayList;
import java.util.List;

/** Collects the parts of a node while its bytes are read. */
public final class Parts {
    private final ByteReader in;
    private final List<Part> parts = new ArrayList<>();

    public Parts(ByteReader in) {
        this.in = in;
    }

    /** Takes the bytes that were read since the last part, if any. */
    public Parts add(ByteKind kind) {
        ByteStretch stretch = in.stretch();
        return stretch.length() > 0 ? add(stretch, kind) : this;
    }

    /** Takes bytes that were read elsewhere. */
    public Parts add(ByteStretch stretch, ByteKind kind) {
        parts.add(new Part(stretch, kind));
        return this;
    }

    /** Takes parts that were collected elsewhere. */
    public Parts add(List<Part> others) {
        parts.addAll(others);
        return this;
    }

    /** Returns what was collected so far. */
    public List<Part> list() {
        return List.copyOf(parts);
    }
}
