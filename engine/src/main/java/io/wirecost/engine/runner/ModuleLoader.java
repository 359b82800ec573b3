package io.wirecost.engine.runner;

import io.wirecost.core.codec.CodecProvider;
import io.wirecost.engine.installation.CodecModule;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** Class loaders under which a codec module sees the JDK, the vocabulary and its own jars, and nothing of this process. */
public final class ModuleLoader {
    private ModuleLoader() {}

    /** A new one, over nothing that another module has. */
    public static ClassLoader of(CodecModule module) throws MalformedURLException {
        URL[] urls = new URL[module.jars().size()];
        int i = 0;
        for (Path jar : module.jars()) {
            urls[i++] = jar.toUri().toURL();
        }
        return new URLClassLoader("codecs/" + module.name(), urls, new Vocabulary());
    }

    /** The JDK's platform classes and {@code io.wirecost.core}. */
    private static final class Vocabulary extends ClassLoader {
        private static final String CORE = "io.wirecost.core.";

        Vocabulary() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith(CORE)) {
                return CodecProvider.class.getClassLoader().loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }
    }
}
