package io.wirecost.pipeline.driver.wiring;

import java.io.Closeable;
import java.io.IOException;
import java.util.Collection;
import java.util.Iterator;

/** Closes all of several things, also when one of them fails. */
final class Closing {
    private Closing() {}

    static void all(Collection<? extends Closeable> things) throws IOException {
        rest(things.iterator());
    }

    private static void rest(Iterator<? extends Closeable> things) throws IOException {
        if (things.hasNext()) {
            Closeable first = things.next();
            try (first) {
                rest(things);
            }
        }
    }
}
