package io.wirecost.core.codec;

import io.wirecost.core.schema.JavaNames;

/** Where the compiler puts what it emits, so that codecs find it without knowing the compiler. */
public final class GeneratedCode {
    /** The only packages of generated classes, for libraries that ask which classes to trust. */
    public static final String ROOT_PACKAGE = "wirecost";

    private GeneratedCode() {}

    /** The package of the native classes and the mapper of a target; {@link JavaNames#DOMAIN_PACKAGE} has the beans. */
    public static String targetPackage(String target) {
        return ROOT_PACKAGE + "." + target;
    }

    /** Full name of the target's {@link NativeMapper} or {@link StreamMapper}. */
    public static String mapperClass(String target) {
        return targetPackage(target) + ".Mapper";
    }

    /** Resource with the text of the target's own schema, where it has one. */
    public static String schemaResource(String target) {
        return targetPackage(target).replace('.', '/') + "/schema";
    }
}
