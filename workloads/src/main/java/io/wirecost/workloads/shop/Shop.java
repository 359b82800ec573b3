package io.wirecost.workloads.shop;

import io.wirecost.workloads.Workload;
import io.wirecost.workloads.generated.GeneratedWorkload;
import io.wirecost.workloads.parameter.WorkloadParameter;

/**
 * Users with their orders, as the API of a shop returns them. They are for the study minsk-libraries, which says no more
 * of its data than that they are payloads of typical REST services.
 */
public final class Shop {
    private static final int RECORDS = 200;
    private static final WorkloadParameter ORDERS =
            new WorkloadParameter("orders", "orders of a user on average; from none to twice as many", 4, 1, 1_000);
    private static final WorkloadParameter ITEMS = new WorkloadParameter(
            "items", "items of an order on average; from one to nearly twice as many", 3, 1, 1_000);

    private Shop() {}

    /** The workload {@code shop}. */
    public static Workload workload() {
        return GeneratedWorkload.of(
                "shop",
                "users with their orders, as the API of a shop returns them",
                RECORDS,
                (schema, settings, dice, number) ->
                        new ShopGenerator(schema, dice, settings.get(ORDERS.name()), settings.get(ITEMS.name())).next(),
                ORDERS,
                ITEMS);
    }
}
