package io.wirecost.accounts.account;

import io.wirecost.core.run.ByteKind;

/** Bytes of a message that are there for the same thing. */
public record Span(Stretch stretch, Place place, ByteKind kind) {
    boolean goesOnIn(Span next) {
        return place.equals(next.place) && kind == next.kind && stretch.end() == next.stretch.offset();
    }

    Span and(Span next) {
        return new Span(new Stretch(stretch.offset(), stretch.length() + next.stretch.length()), place, kind);
    }
}
