package io.wirecost.evolution.page;

import io.wirecost.core.codec.CodecId;
import io.wirecost.evolution.result.EvolutionCell;

/** How a codec is named beside others: with its runtime, unless that is the JVM, and what was set other than it ships. */
final class CodecName {
    private CodecName() {}

    static String of(EvolutionCell cell) {
        String name = shipped(cell);
        return cell.set().map(its -> name + ", " + its.setting().title()).orElse(name);
    }

    /** The same of the codec as its library ships. */
    static String shipped(EvolutionCell cell) {
        return cell.runtime().equals(CodecId.JVM) ? cell.codec() : cell.runtime() + "/" + cell.codec();
    }
}
