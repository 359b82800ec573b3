package io.wirecost.evolution.page;

import io.wirecost.core.codec.CodecId;
import io.wirecost.evolution.result.EvolutionCell;

/** How a codec is named beside others: with its runtime, unless that is the JVM. */
final class CodecName {
    private CodecName() {}

    static String of(EvolutionCell cell) {
        return cell.runtime().equals(CodecId.JVM) ? cell.codec() : cell.runtime() + "/" + cell.codec();
    }
}
