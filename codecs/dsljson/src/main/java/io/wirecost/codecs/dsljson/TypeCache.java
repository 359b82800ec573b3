package io.wirecost.codecs.dsljson;

import com.dslplatform.json.runtime.Generics;
import java.lang.reflect.Field;
import java.util.Map;

/** What DSL-JSON knows of lists and maps, for the whole JVM and by the names of classes. */
final class TypeCache {
    private TypeCache() {}

    /** Forgets it, since another schema's domain classes may have had the same names. */
    static void clear() {
        try {
            Field cache = Generics.class.getDeclaredField("typeCache");
            cache.setAccessible(true);
            ((Map<?, ?>) cache.get(null)).clear();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("DSL-JSON keeps its types elsewhere", e);
        }
    }
}
