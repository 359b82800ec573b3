package io.wirecost.pipeline.driver.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BrokerPortsTest {
    @Test
    void a_port_that_is_found_free_twice_is_taken_once() throws IOException {
        Iterator<Integer> free =
                List.of(4001, 4001, 4002, 4001, 4003, 4002, 4004).iterator();
        Listener a = new Listener("A", "10.0.0.1", Optional.empty());
        Listener b = new Listener("B", "10.0.0.2", Optional.empty());

        BrokerPorts ports = BrokerPorts.take(free::next, List.of(a, b));

        assertThat(ports.client()).isEqualTo(4001);
        assertThat(ports.controller()).isEqualTo(4002);
        assertThat(ports.listeners()).containsEntry(a, 4003).containsEntry(b, 4004);
    }
}
