package io.wirecost.codecs.avro;

import io.wirecost.core.schema.JavaNames;
import org.apache.avro.Schema;
import org.apache.avro.reflect.ReflectData;

/**
 * Reflection on the names that the domain classes really have: Avro by itself expects a {@code $} behind words that it
 * reserves. Finds the branch of a union by the name of a domain class, where Avro derives a schema from the class, which fails
 * for decimals: a class does not tell their scale.
 */
final class DomainData extends ReflectData {
    DomainData(ClassLoader loader) {
        super(loader);
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
