package io.wirecost.workloads.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShopTest {
    private static final int ORDERS_FIELD = 11;
    private static final int ITEMS_FIELD = 3;
    private static final int TOTAL_FIELD = 4;

    private final Workload shop = Shop.workload();

    @Test
    void a_total_is_the_sum_of_the_items() {
        assertThat(orders(shop)).isNotEmpty().allSatisfy(order -> {
            BigDecimal sum = list(order, ITEMS_FIELD).stream()
                    .map(item -> ((BigDecimal) item.get(3)).multiply(BigDecimal.valueOf((Integer) item.get(2))))
                    .reduce(BigDecimal.valueOf(0, 2), BigDecimal::add);
            assertThat(order.get(TOTAL_FIELD)).isEqualTo(sum);
        });
    }

    @Test
    void there_are_as_many_orders_and_items_on_average_as_the_settings_say() {
        Workload large =
                shop.with(shop.settings().with("orders", 6).with("items", 5).with("records", 1_000));
        long orders = orders(large).count();
        long items = orders(large)
                .mapToLong(order -> list(order, ITEMS_FIELD).size())
                .sum();

        assertThat(orders / 1_000.0).isCloseTo(6, withPercentage(5));
        assertThat(items / (double) orders).isCloseTo(5, withPercentage(5));
    }

    @Test
    void some_users_have_no_order_and_some_optional_values_are_absent() {
        List<RecordValue> users = shop.dataset(1).records();

        assertThat(users).anyMatch(user -> list(user, ORDERS_FIELD).isEmpty());
        for (int optional : new int[] {3, 4, 7}) {
            assertThat(users).anyMatch(user -> user.get(optional) == null).anyMatch(user -> user.get(optional) != null);
        }
    }

    private static Stream<RecordValue> orders(Workload workload) {
        return workload.dataset(1).records().stream().flatMap(user -> list(user, ORDERS_FIELD).stream());
    }

    @SuppressWarnings("unchecked") // the schema says so
    private static List<RecordValue> list(RecordValue of, int field) {
        return (List<RecordValue>) of.get(field);
    }
}
