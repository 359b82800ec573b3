package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import java.util.List;
import java.util.Optional;

/** Beans for Protostuff, which writes nothing of an empty list: lists are empty until elements come. */
public final class ProtostuffBeans implements BeanStyle {
    @Override
    public String target() {
        return "java-protostuff";
    }

    @Override
    public Optional<String> initial(JavaNames names, Field field) {
        return field.type()
                .contained()
                .filter(element -> !field.type().isMap())
                .map(element -> "new java.util.ArrayList<>()");
    }

    @Override
    public List<String> libraries() {
        return List.of();
    }
}
