package io.wirecost.codecs.jbossmarshalling;

import io.wirecost.core.codec.GeneratedCode;
import java.util.Set;
import org.jboss.marshalling.UnmarshallingObjectInputFilter;

/** Lets a reader take no classes but the generated ones, the values of the JDK that they hold, and arrays of these. */
final class TrustedClasses implements UnmarshallingObjectInputFilter {
    private static final String GENERATED = GeneratedCode.ROOT_PACKAGE + ".";
    private static final Set<String> OF_THE_JDK = Set.of("java.lang", "java.util", "java.math", "java.time");

    @Override
    public Status checkInput(FilterInfo info) {
        Class<?> type = info.getUnmarshalledClass();
        if (type == null) { // asks about a size
            return Status.UNDECIDED;
        }
        String name = type.getPackageName(); // of an array: that of its elements
        return name.startsWith(GENERATED) || OF_THE_JDK.contains(name) ? Status.ALLOWED : Status.REJECTED;
    }
}
