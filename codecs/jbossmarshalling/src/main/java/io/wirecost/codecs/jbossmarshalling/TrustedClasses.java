package io.wirecost.codecs.jbossmarshalling;

import io.wirecost.core.codec.GeneratedCode;
import java.util.Set;
import org.jboss.marshalling.SimpleClassResolver;

/** Loads no classes that a message names but the generated ones, and those of the JDK whose values they hold. */
final class TrustedClasses extends SimpleClassResolver {
    private static final String GENERATED = GeneratedCode.ROOT_PACKAGE + ".";
    private static final Set<String> OF_THE_JDK = Set.of("java.lang", "java.util", "java.math", "java.time");

    TrustedClasses(ClassLoader loader) {
        super(loader);
    }

    @Override
    protected Class<?> loadClass(String name) throws ClassNotFoundException {
        if (name.startsWith(GENERATED) || OF_THE_JDK.contains(name.substring(0, Math.max(name.lastIndexOf('.'), 0)))) {
            return super.loadClass(name);
        }
        throw new ClassNotFoundException(name + " is no class of a message");
    }
}
