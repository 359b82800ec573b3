package io.wirecost.accounts.account;

import io.wirecost.core.run.ByteKind;

/** Bytes of a message that are there for the same thing. */
public record ByteSpan(ByteStretch stretch, BytePlace place, ByteKind kind) {
    boolean goesOnIn(ByteSpan next) {
        return place.equals(next.place) && kind == next.kind && stretch.end() == next.stretch.offset();
    }

    ByteSpan and(ByteSpan next) {
        return new ByteSpan(new ByteStretch(stretch.offset(), stretch.length() + next.stretch.length()), place, kind);
    }
}
