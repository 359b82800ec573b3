package io.wirecost.compiler.target;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Tools that run on Java and bring libraries of other versions than ours. Each has a class loader of its own in this process,
 * with its jars, our compiler's and the JDK. It stays warm for the next target, and nothing else of this process sees it.
 */
public final class IsolatedTool {
    private static final Map<List<Path>, ClassLoader> LOADERS = new ConcurrentHashMap<>();

    private IsolatedTool() {}

    /**
     * A new object of a class that calls a tool, loaded again beside this tool. So the class may name the tool's classes,
     * but what it takes and gives are types of the JDK.
     *
     * @param jars of the tool
     * @param run a class of this module with a constructor without arguments
     */
    @SuppressWarnings("unchecked") // the given class says so
    public static <A, R> Function<A, R> run(List<Path> jars, Class<? extends Function<A, R>> run) throws IOException {
        try {
            return (Function<A, R>) LOADERS.computeIfAbsent(jars, IsolatedTool::loader)
                    .loadClass(run.getName())
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IOException(run.getSimpleName() + " cannot be started", e);
        }
    }

    private static ClassLoader loader(List<Path> jars) {
        List<URL> urls = new ArrayList<>();
        try {
            urls.add(IsolatedTool.class.getProtectionDomain().getCodeSource().getLocation());
            for (Path jar : jars) {
                urls.add(jar.toUri().toURL());
            }
        } catch (IOException e) {
            throw new IllegalStateException("no address for a jar of a tool", e);
        }
        return new URLClassLoader("tool", urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }
}
