package io.wirecost.harness.worker;

import io.wirecost.core.codec.CodecFault;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** Tells what kind of thing was thrown at a message, for the answer to it. The runner protocol says what the members mean. */
final class ThrownKind {
    /** Of the JDK's unchecked exceptions, those that a library makes on purpose. */
    private static final Set<Class<?>> GENERAL =
            Set.of(RuntimeException.class, IllegalArgumentException.class, IllegalStateException.class);

    /** Scala's own: no case of the code fits a value, and a field is read that has none yet. */
    private static final Set<String> OF_SCALA = Set.of("scala.MatchError", "scala.UninitializedFieldError");

    /** Causes may go in a circle. */
    private static final int MOST_CAUSES = 20;

    private ThrownKind() {}

    static Map<String, Object> members(Throwable e) {
        if (e instanceof CodecFault) {
            return Map.of("misfit", Map.of());
        } else if (isCausedBy(OutOfMemoryError.class, e)) {
            return Map.of("exhausted", "memory");
        } else if (isCausedBy(StackOverflowError.class, e)) {
            return Map.of("exhausted", "stack");
        }
        return isUnexpected(e) ? Map.of("unexpected", true) : Map.of();
    }

    /** Libraries wrap what they catch. */
    private static boolean isCausedBy(Class<? extends Throwable> kind, Throwable e) {
        return Stream.iterate(e, Objects::nonNull, Throwable::getCause)
                .limit(MOST_CAUSES)
                .anyMatch(kind::isInstance);
    }

    /**
     * Whether a caller does not expect this of a library: an error, or an unchecked exception of the JDK or of Scala itself. An exception class
     * of the library's own is expected, and so is a general one that the library has thrown itself.
     */
    private static boolean isUnexpected(Throwable e) {
        if (e instanceof Error || OF_SCALA.contains(e.getClass().getName())) {
            return true;
        }
        boolean unchecked = e instanceof RuntimeException && !(e instanceof UncheckedIOException);
        return unchecked && isOfJdk(e.getClass().getName()) && !(GENERAL.contains(e.getClass()) && isThrownByOthers(e));
    }

    private static boolean isThrownByOthers(Throwable e) {
        return e.getStackTrace().length > 0 && !isOfJdk(e.getStackTrace()[0].getClassName());
    }

    private static boolean isOfJdk(String className) {
        return className.startsWith("java.");
    }
}
