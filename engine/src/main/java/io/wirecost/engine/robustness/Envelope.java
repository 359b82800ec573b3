package io.wirecost.engine.robustness;

import java.util.List;

/** What stands around a message on its way, with a checksum of it. */
interface Envelope {
    /** Returns whose checksum it is. */
    String title();

    byte[] around(byte[] message);

    /** Returns the messages that a reader is given. */
    List<byte[]> messages(byte[] bytes) throws Broken;

    /** There is no message, for a reason. */
    final class Broken extends Exception {
        private static final long serialVersionUID = 1;

        Broken(String message) {
            super(message);
        }
    }
}
