package io.wirecost.codecs.yasson;

import io.wirecost.core.codec.DomainClasses;
import jakarta.json.bind.config.PropertyVisibilityStrategy;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Properties are the fields: a field's name is exact, whereas a getter's is decapitalized by a rule of JavaBeans. */
record NamedFields(DomainClasses classes) implements PropertyVisibilityStrategy {
    @Override
    public boolean isVisible(Field field) {
        return classes.property(field).isPresent();
    }

    @Override
    public boolean isVisible(Method method) {
        return false;
    }
}
