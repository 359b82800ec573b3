package io.wirecost.pipeline.driver;

import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Role;
import io.wirecost.pipeline.driver.broker.EmbeddedBroker;
import io.wirecost.pipeline.driver.broker.Listener;
import java.io.IOException;
import java.util.List;

/** What lies between the services and an embedded broker. It is there before the broker, and goes after it. */
interface Wiring extends AutoCloseable {
    /** Services connect to the broker as everybody does. */
    Wiring NONE = new Direct();

    /** What the broker has to listen on for it. */
    List<Listener> listeners();

    /** Leads to this broker from now on. */
    void connect(EmbeddedBroker broker);

    /** Where a service connects to with its messages, as {@code host:port}. */
    String address(Role role, EmbeddedBroker broker);

    /** Puts a link in place of the one that was there. */
    void shape(Link link) throws IOException;

    @Override
    void close() throws IOException;

    /** Nothing. */
    final class Direct implements Wiring {
        private Direct() {}

        @Override
        public List<Listener> listeners() {
            return List.of();
        }

        @Override
        public void connect(EmbeddedBroker broker) {}

        @Override
        public String address(Role role, EmbeddedBroker broker) {
            return broker.bootstrap();
        }

        @Override
        public void shape(Link link) throws IOException {
            if (link.isShaped()) {
                throw new IOException("this broker was started without links");
            }
        }

        @Override
        public void close() {}
    }
}
