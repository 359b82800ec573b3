package io.wirecost.harness.measure;

import io.wirecost.harness.work.Work;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/**
 * The loop around an operation. Each operation has a class of its own with the same code. So what the compiler has learned
 * of one operation does not concern another one.
 */
interface Loop {
    /** Runs the operation so many times. */
    void run(Work<?> work, int operations) throws Exception;

    /** One that hands its results to {@link Sink#take}. */
    static Loop taking() {
        return of(TakingLoop.class);
    }

    /** One that hands its results to {@link Sink#keep}. */
    static Loop keeping() {
        return of(KeepingLoop.class);
    }

    private static Loop of(Class<? extends Loop> code) {
        try (InputStream in = code.getResourceAsStream(code.getSimpleName() + ".class")) {
            return (Loop) MethodHandles.lookup()
                    .defineHiddenClass(in.readAllBytes(), true)
                    .lookupClass()
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (IOException | ReflectiveOperationException e) {
            throw new IllegalStateException("cannot copy " + code, e);
        }
    }
}
