package io.wirecost.codecs.avro;

import io.wirecost.core.schema.JavaNames;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.Schema;
import org.apache.avro.reflect.ReflectData;

/**
 * Reflection on the names that the domain classes really have: Avro by itself expects a {@code $} behind words that it
 * reserves. Finds the branch of a union by the name of a domain class, where Avro derives a schema from the class, which fails
 * for decimals: a class does not tell their scale.
 */
final class DomainData extends ReflectData {
    /** Those that Avro does not find. */
    private final Map<String, Class<?>> classes = new ConcurrentHashMap<>();

    DomainData(ClassLoader loader) {
        super(loader);
    }

    @Override
    @SuppressWarnings("rawtypes") // as in Avro
    public Class getClass(Schema schema) {
        Class<?> found = super.getClass(schema);
        return found == null && isDomain(schema) ? classes.computeIfAbsent(schema.getFullName(), this::load) : found;
    }

    private static boolean isDomain(Schema schema) {
        return (schema.getType() == Schema.Type.RECORD || schema.getType() == Schema.Type.ENUM)
                && JavaNames.DOMAIN_PACKAGE.equals(schema.getNamespace());
    }

    private Class<?> load(String name) {
        try {
            return getClassLoader().loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the domain classes do not belong to this schema", e);
        }
    }

    @Override
    protected String getSchemaName(Object datum) {
        return datum != null && datum.getClass().getPackageName().equals(JavaNames.DOMAIN_PACKAGE)
                ? datum.getClass().getName()
                : super.getSchemaName(datum);
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"}) // the class of an enum's schema is an enum
    public Object createEnum(String symbol, Schema schema) {
        return Enum.valueOf(getClass(schema), symbol);
    }
}
