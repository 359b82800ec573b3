package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.modules.ObjectWriterModule;
import com.alibaba.fastjson2.writer.FieldWriter;
import com.alibaba.fastjson2.writer.ObjectWriter;
import com.alibaba.fastjson2.writer.ObjectWriterCreator;
import com.alibaba.fastjson2.writer.ObjectWriterProvider;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import io.wirecost.core.schema.Type.Leaf;
import io.wirecost.core.schema.Type.Primitive;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells Fastjson how values are written: getters with the schema's names in its order, and converters by class. */
@SuppressWarnings("rawtypes") // as Fastjson's interfaces are
record Writers(DomainClasses classes, Map<Class<?>, TextConverter<?>> converters, ObjectWriterProvider provider)
        implements ObjectWriterModule {
    private static final Set<Primitive> PLAIN = EnumSet.complementOf(EnumSet.of(Primitive.NULL, Primitive.BYTES));

    @Override
    public ObjectWriter getObjectWriter(Type type, Class raw) {
        return raw == null || isNamedAsInJava(raw) ? null : special(type, raw);
    }

    private ObjectWriter special(Type type, Class<?> raw) {
        if (Map.class.isAssignableFrom(raw)) {
            return MapWriter.INSTANCE;
        }
        return isListOfEnums(type) ? EnumListWriter.INSTANCE : converters.get(raw);
    }

    private boolean isListOfEnums(Type type) {
        return type instanceof ParameterizedType list && classes.enums().containsKey(list.getActualTypeArguments()[0]);
    }

    @Override
    public boolean createFieldWriters(ObjectWriterCreator creator, Class type, List<FieldWriter> writers) {
        List<Property> properties = classes.beans().get(type);
        if (properties == null) {
            return false;
        }
        for (Property property : properties) {
            writers.add(writer(creator, type, property, writers.size()));
        }
        return true;
    }

    /** Fastjson generates no code for a class with a property that is given a writer, so only who needs one gets it. */
    @SuppressWarnings("unchecked") // the property is of this class
    private FieldWriter writer(ObjectWriterCreator creator, Class type, Property property, int place) {
        ObjectWriter own = isFastjsonsOwn(property)
                ? null
                : special(property.type(), property.field().getType());
        return creator.createFieldWriter(
                provider, type, property.wireName(), place, 0, null, null, null, property.getter(), own, null);
    }

    /**
     * Whether Fastjson writes a property as we do: bytes; maps of plain values, of which it drops none but null; enums
     * that are never absent, which its code does not expect, and whose symbols are names in Java too.
     */
    private boolean isFastjsonsOwn(Property property) {
        var declared = classes.type(property.getter()).orElseThrow();
        var present = declared.present();
        return present == Primitive.BYTES
                || present.isMap()
                        && present.contained().filter(PLAIN::contains).isPresent()
                || declared.asLeaf().flatMap(Leaf::asEnum).isPresent()
                        && isNamedAsInJava(property.field().getType());
    }

    private boolean isNamedAsInJava(Class<?> type) {
        Map<String, Enum<?>> constants = classes.enums().get(type);
        return constants != null
                && constants.entrySet().stream()
                        .allMatch(
                                entry -> entry.getKey().equals(entry.getValue().name()));
    }
}
