package io.wirecost.pipeline.driver.broker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The ports of one attempt to start a broker. They differ, since Kafka takes no port twice, on different addresses neither. */
record BrokerPorts(int client, int controller, Map<Listener, Integer> listeners) {
    static BrokerPorts take(PortSource source, List<Listener> listeners) throws IOException {
        Set<Integer> taken = new HashSet<>();
        int client = another(source, taken);
        int controller = another(source, taken);
        Map<Listener, Integer> others = new LinkedHashMap<>();
        for (Listener listener : listeners) {
            others.put(listener, another(source, taken));
        }
        return new BrokerPorts(client, controller, others);
    }

    /** A port that is free may be given twice, as long as nobody listens on it. */
    private static int another(PortSource source, Set<Integer> taken) throws IOException {
        int port = source.next();
        while (!taken.add(port)) {
            port = source.next();
        }
        return port;
    }

    /** Returns the arguments of the broker's process. */
    List<String> arguments() {
        List<String> arguments = new ArrayList<>(List.of("client-port=" + client, "controller-port=" + controller));
        listeners.forEach((listener, port) -> arguments.add("listener=%s,%s,%d,%s"
                .formatted(
                        listener.name(),
                        listener.host(),
                        port,
                        listener.advertised().orElse(listener.host() + ":" + port))));
        return arguments;
    }
}
