package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** Makes beans whose lists are empty until elements come: of an empty list, Protocol Buffers writes nothing. */
final class EmptyLists extends ValueInstantiator.Base {
    private final Constructor<?> constructor;
    private final List<Method> setters;

    private EmptyLists(Class<?> bean, List<Method> setters) throws NoSuchMethodException {
        super(bean);
        this.constructor = bean.getConstructor();
        this.setters = setters;
    }

    static SimpleModule module(DomainClasses domain) {
        SimpleModule module = new SimpleModule("wirecost-empty-lists");
        domain.beans().forEach((bean, properties) -> {
            List<Method> setters = properties.stream()
                    .filter(property -> property.field().getType() == List.class)
                    .map(Property::setter)
                    .toList();
            if (!setters.isEmpty()) {
                module.addValueInstantiator(bean, of(bean, setters));
            }
        });
        return module;
    }

    private static EmptyLists of(Class<?> bean, List<Method> setters) {
        try {
            return new EmptyLists(bean, setters);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a domain class is a bean", e);
        }
    }

    @Override
    public boolean canCreateUsingDefault() {
        return true;
    }

    @Override
    public Object createUsingDefault(DeserializationContext context) throws IOException {
        try {
            Object bean = constructor.newInstance();
            for (Method setter : setters) {
                setter.invoke(bean, new ArrayList<>());
            }
            return bean;
        } catch (ReflectiveOperationException e) {
            throw new IOException(
                    "cannot make a " + constructor.getDeclaringClass().getName(), e);
        }
    }
}
