package io.wirecost.workloads.builtin;

import io.wirecost.workloads.Workload;
import io.wirecost.workloads.envelope.Envelope;
import io.wirecost.workloads.flat.FlatRecords;
import io.wirecost.workloads.nested.Nested;
import io.wirecost.workloads.school.School;
import io.wirecost.workloads.shop.Shop;
import io.wirecost.workloads.tiny.Thermometers;
import io.wirecost.workloads.transactions.TransactionsWorkload;
import io.wirecost.workloads.types.EdgeValuesWorkload;
import io.wirecost.workloads.types.KitchenSinkWorkload;
import java.util.List;
import java.util.Optional;

/** Every built-in workload. A new one is added here. */
public final class Workloads {
    private static final List<Workload> ALL = List.of(
            new TransactionsWorkload(),
            FlatRecords.mixed(),
            FlatRecords.longs(),
            FlatRecords.strings(),
            School.workload(),
            Shop.workload(),
            Thermometers.workload(),
            Envelope.workload(),
            Nested.workload(),
            new KitchenSinkWorkload(),
            new EdgeValuesWorkload());

    private Workloads() {}

    public static List<Workload> all() {
        return ALL;
    }

    public static Optional<Workload> byName(String name) {
        return ALL.stream().filter(w -> w.name().equals(name)).findFirst();
    }
}
