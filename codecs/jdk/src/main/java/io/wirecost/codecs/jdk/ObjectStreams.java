package io.wirecost.codecs.jdk;

import io.wirecost.core.codec.GeneratedCode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;

/** Object streams, mostly with one object; a reader takes no classes but the generated ones and the values of the JDK they hold. */
final class ObjectStreams {
    /** As a filter has them in its pattern. */
    static final String ADVISED_LIMITS = "maxarray=1000000;maxdepth=20";

    private static final String TRUSTED =
            GeneratedCode.ROOT_PACKAGE + ".**;java.lang.*;java.util.*;java.math.*;java.time.*;!*";

    private final ClassLoader loader;
    private final ObjectInputFilter filter;

    /** @param isLimited whether a reader takes no more than is advised for strangers' bytes */
    ObjectStreams(ClassLoader loader, boolean isLimited) {
        this.loader = loader;
        this.filter = ObjectInputFilter.Config.createFilter(isLimited ? ADVISED_LIMITS + ";" + TRUSTED : TRUSTED);
    }

    byte[] write(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = open(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    ObjectInputStream open(InputStream bytes) throws IOException {
        ObjectInputStream in = new GeneratedClassInput(bytes);
        in.setObjectInputFilter(filter);
        return in;
    }

    /** The JDK would ask the loader of the caller, which is this module's. */
    private final class GeneratedClassInput extends ObjectInputStream {
        GeneratedClassInput(InputStream in) throws IOException {
            super(in);
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description) throws ClassNotFoundException {
            return Class.forName(description.getName(), false, loader);
        }
    }
}
