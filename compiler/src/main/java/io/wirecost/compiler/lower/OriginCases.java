package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Case;

/** A case for each kind of origin. */
public record OriginCases<R, X extends Exception>(
        Case<Origin.OfRecord, R, X> record, Case<Origin.Box, R, X> box, Case<Origin.Entry, R, X> entry) {}
