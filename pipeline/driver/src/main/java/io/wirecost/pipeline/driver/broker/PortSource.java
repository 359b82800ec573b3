package io.wirecost.pipeline.driver.broker;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Where a broker's ports come from. Another process may take a port before the broker has it. */
@FunctionalInterface
public interface PortSource {
    /** Gives a port of 127.0.0.1 on which no process listened a moment ago. */
    PortSource FREE = PortSource::anyFree;

    /** The port to try next. */
    int next() throws IOException;

    private static int anyFree() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            return socket.getLocalPort();
        }
    }
}
