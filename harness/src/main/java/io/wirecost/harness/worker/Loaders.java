package io.wirecost.harness.worker;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/**
 * The class loaders of the codec that was opened last. A library is loaded once for all versions of a schema with which its codec
 * is opened, and the code of a version once for all openings with it. Both see the JDK, core and harness.
 */
final class Loaders {
    private static final ClassLoader OWN = Loaders.class.getClassLoader();

    private String codec = "";
    private List<String> libraryPath = List.of();
    private List<String> classPath = List.of();
    private ClassLoader library = OWN;
    private ClassLoader loader = OWN;

    /**
     * Returns a loader that has both paths. Where they are empty, the codec is on the class path of this process.
     *
     * @param name of the codec: another one of the same library gets its own
     * @param libraries the jars of the codec's module
     * @param generated folders with the code of one version of a schema
     */
    synchronized ClassLoader of(String name, List<String> libraries, List<String> generated)
            throws MalformedURLException {
        boolean isSame = name.equals(codec) && libraries.equals(libraryPath);
        if (!isSame) {
            library = over(OWN, "library", libraries);
        }
        if (!isSame || !generated.equals(classPath)) {
            loader = over(library, "codec", generated);
        }
        codec = name;
        libraryPath = libraries;
        classPath = generated;
        return loader;
    }

    /** The next opening loads everything anew. */
    synchronized void forget() {
        codec = "";
    }

    private static ClassLoader over(ClassLoader parent, String name, List<String> path) throws MalformedURLException {
        if (path.isEmpty()) {
            return parent;
        }
        URL[] urls = new URL[path.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = Path.of(path.get(i)).toUri().toURL();
        }
        return new URLClassLoader(name, urls, parent);
    }
}
