package io.wirecost.robustness;

import io.wirecost.core.run.DamageKind;
import java.util.List;

/**
 * The damages of one kind that are tried.
 *
 * @param possible how many different ones there are; more than the inputs if these are a sample
 * @param inputs at least one, in an order that says nothing about their places
 */
public record DamageSet(DamageKind kind, long possible, List<Damaged> inputs) {
    public DamageSet {
        inputs = List.copyOf(inputs);
    }
}
