package io.wirecost.codecs.genson;

import com.owlike.genson.Genson;
import com.owlike.genson.GensonBuilder;
import com.owlike.genson.reflect.PropertyNameResolver;
import com.owlike.genson.reflect.VisibilityFilter;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import io.wirecost.core.value.TextCarrier;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Map;

/** Genson as all our JSON is: by the fields, whose order is the schema's, with the schema's names. */
final class Mapping {
    private Mapping() {}

    static Genson genson(DomainClasses classes) {
        GensonBuilder builder = new GensonBuilder()
                .useFields(true, VisibilityFilter.PRIVATE)
                .useMethods(false)
                .useStrictDoubleParse(true) // the faster way of reading doubles is not exact
                .with(new SchemaNames(classes))
                .exclude(Void.class)
                .withBeanPropertyFactory(new PresentProperties())
                .withConverter(ScalarConverter.DOUBLE, Double.class)
                .withConverter(ScalarConverter.DOUBLE, double.class)
                .withConverter(ScalarConverter.FLOAT, Float.class)
                .withConverter(ScalarConverter.FLOAT, float.class)
                .withConverter(ScalarConverter.NOTHING, Void.class);
        TextCarrier.all().forEach(carrier -> add(builder, carrier));
        classes.enums().forEach((type, constants) -> addEnum(builder, type, constants));
        return builder.create();
    }

    private static <V> void add(GensonBuilder builder, TextCarrier<V> carrier) {
        builder.withConverter(ScalarConverter.of(carrier), carrier.type());
    }

    @SuppressWarnings("unchecked") // the class of an enum of the schema
    private static void addEnum(GensonBuilder builder, Class<?> type, Map<String, Enum<?>> constants) {
        builder.withConverter(ScalarConverter.of(constants), (Class<? extends Enum<?>>) type);
    }

    private record SchemaNames(DomainClasses classes) implements PropertyNameResolver {
        @Override
        public String resolve(Field field) {
            return classes.property(field).map(Property::wireName).orElse(null);
        }

        @Override
        public String resolve(Method method) {
            return null;
        }

        @Override
        public String resolve(int parameter, Constructor<?> constructor) {
            return null;
        }

        @Override
        public String resolve(int parameter, Method method) {
            return null;
        }
    }
}
