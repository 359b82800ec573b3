package io.wirecost.pipeline.link.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SubnetTest {
    @Test
    void a_default_route_and_routes_elsewhere_leave_all_of_them_free() {
        List<String> routes = List.of(
                "default via 192.0.2.1 dev eth0",
                "10.212.0.0/16 dev tun0",
                "192.0.2.0/24 dev eth0 proto kernel scope link src 192.0.2.2",
                "local 127.0.0.0/8 dev lo table local proto kernel scope host src 127.0.0.1");

        assertThat(Subnet.free(routes)).hasSize(256).startsWith(new Subnet(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10.213.0.0/30 dev wirecost0s proto kernel scope link src 10.213.0.1",
                "10.213.0.7 via 192.0.2.1 dev eth0",
                "local 10.213.0.1 dev wirecost0s table local proto kernel scope host src 10.213.0.1",
                "10.213.0.0/24 dev other",
                "blackhole 10.213.0.128/25"
            })
    void one_that_a_route_leads_to_is_left_out(String route) {
        assertThat(Subnet.free(List.of(route))).hasSize(255).startsWith(new Subnet(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.0.0.0/8 dev tun0", "0.0.0.0/1 dev tun0", "10.213.0.0/16 dev tun0"})
    void none_is_free_within_a_larger_network(String route) {
        assertThat(Subnet.free(List.of(route))).isEmpty();
    }

    @Test
    void both_pairs_have_networks_and_devices_of_their_own() {
        Subnet subnet = new Subnet(255);

        assertThat(subnet.shaped()).isEqualTo(new Subnet.Pair("wirecost255s", "eths", "10.213.255.1", "10.213.255.2"));
        assertThat(subnet.unshaped())
                .isEqualTo(new Subnet.Pair("wirecost255u", "ethu", "10.213.255.5", "10.213.255.6"));
    }
}
