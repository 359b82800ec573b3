package io.wirecost.codecs.protobuflite;

import java.lang.reflect.Method;

/**
 * How deep messages may lie in each other where they are read from arrays. The library has this limit in a static field of a
 * class that is not public, so that it holds for all codecs, as the last of them was opened.
 */
final class StaticLimit {
    /** Lifted, since the 100 levels as shipped refuse honest recursive values; further down the stack itself ends. */
    private static final int LIFTED_DEPTH = 1_000;

    private static final int SHIPPED_DEPTH = 100;

    private StaticLimit() {}

    static void set(boolean isLifted) throws ReflectiveOperationException {
        Method setter = Class.forName("com.google.protobuf.ArrayDecoders").getMethod("setRecursionLimit", int.class);
        setter.setAccessible(true);
        setter.invoke(null, isLifted ? LIFTED_DEPTH : SHIPPED_DEPTH);
    }
}
