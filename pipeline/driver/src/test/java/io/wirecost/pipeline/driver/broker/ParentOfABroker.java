package io.wirecost.pipeline.driver.broker;

import java.nio.file.Path;

/** A process that starts a broker, tells its process and address, and waits to be killed. */
final class ParentOfABroker {
    private ParentOfABroker() {}

    public static void main(String[] folders) throws Exception {
        EmbeddedBroker broker = EmbeddedBroker.start(TestBroker.settings(Path.of(folders[0]), Path.of(folders[1])));
        System.out.println(broker.pid());
        System.out.println(broker.bootstrap());
        Thread.currentThread().join();
    }
}
