package io.wirecost.core.codec;

import io.wirecost.core.schema.JavaNames;
import java.util.Optional;

/** Where the compiler puts what it emits, so that codecs find it without knowing the compiler. */
public final class GeneratedCode {
    /** The only packages of generated classes, for libraries that ask which classes to trust. */
    public static final String ROOT_PACKAGE = "wirecost";

    private GeneratedCode() {}

    /**
     * The package of the native classes and the mapper of a target; {@link JavaNames#DOMAIN_PACKAGE} has the domain
     * classes.
     */
    public static String targetPackage(String target) {
        return ROOT_PACKAGE + "." + target;
    }

    /** Full name of the target's {@link NativeMapper}, {@link StreamMapper}, {@link Codec} or domain mapper. */
    public static String mapperClass(String target) {
        return targetPackage(target) + ".Mapper";
    }

    /** Resource with the text of the target's own schema, where it has one. */
    public static String schemaResource(String target) {
        return targetPackage(target).replace('.', '/') + "/schema";
    }

    static Class<?> mapper(String target, ClassLoader loader) {
        try {
            return loader.loadClass(mapperClass(target));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("no mapper was generated for target " + target, e);
        }
    }

    /** @param versions what the mapper is made with, if it is to read another version's messages */
    static Object newMapper(String target, ClassLoader loader, Optional<SchemaVersions> versions) {
        try {
            Class<?> mapper = mapper(target, loader);
            return versions.isPresent()
                    ? mapper.getConstructor(SchemaVersions.class).newInstance(versions.get())
                    : mapper.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the mapper of target " + target + " cannot be made", e);
        }
    }
}
