package io.wirecost.report.model.metric;

import java.util.List;

/**
 * Trials of one codec that have no figure, for one and the same reason.
 *
 * @param status {@code refused} or {@code failed}
 * @param operations at least one
 */
public record Unmeasured(String codec, String status, List<String> operations, String reason) {
    public Unmeasured {
        operations = List.copyOf(operations);
    }
}
