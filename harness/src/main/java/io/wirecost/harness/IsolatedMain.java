package io.wirecost.harness;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Runs a program beside the codec of this JVM, from {@linkplain IsolatedJars jars of its own}. The thread's context class loader stays what it is
 * in every measuring JVM, the class path's, since some libraries look there.
 *
 * <p>Arguments: folder with jars, class with a main method, its arguments.
 */
public final class IsolatedMain {
    private IsolatedMain() {}

    public static void main(String[] args) throws Throwable {
        ClassLoader loader = IsolatedJars.loader("aside", Path.of(args[0]));
        try {
            loader.loadClass(args[1]).getMethod("main", String[].class).invoke(null, (Object)
                    Arrays.copyOfRange(args, 2, args.length));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
