package io.wirecost.pipeline.broker;

/**
 * One more address at which clients are served. They are told to connect to another address, from which a relay carries
 * their bytes to this listener.
 *
 * @param name in upper case
 * @param advertised what clients are told, as {@code host:port}
 */
record BrokerListener(String name, String host, int port, String advertised) {
    private static final int PARTS = 4;

    /**
     * @param text {@code NAME,host,port,advertised host:port}
     * @throws IllegalArgumentException if it is something else
     */
    static BrokerListener parse(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != PARTS) {
            throw new IllegalArgumentException(
                    "'%s' is no listener: expected NAME,host,port,advertised host:port".formatted(text));
        }
        return new BrokerListener(parts[0], parts[1], Integer.parseInt(parts[2]), parts[3]);
    }

    /** Returns the listener in the form of Kafka's setting {@code listeners}. */
    String bound() {
        return name + "://" + host + ":" + port;
    }
}
