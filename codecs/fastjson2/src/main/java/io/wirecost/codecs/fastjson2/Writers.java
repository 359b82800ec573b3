package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.modules.ObjectWriterModule;
import com.alibaba.fastjson2.writer.FieldWriter;
import com.alibaba.fastjson2.writer.ObjectWriter;
import com.alibaba.fastjson2.writer.ObjectWriterCreator;
import com.alibaba.fastjson2.writer.ObjectWriterProvider;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;

/** Tells Fastjson how values are written: getters with the schema's names in its order, and converters by class. */
@SuppressWarnings("rawtypes") // as Fastjson's interfaces are
record Writers(DomainClasses classes, Map<Class<?>, TextConverter<?>> converters, ObjectWriterProvider provider)
        implements ObjectWriterModule {
    @Override
    public ObjectWriter getObjectWriter(Type type, Class raw) {
        if (raw == null) {
            return null;
        }
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

    @SuppressWarnings("unchecked") // the property is of this class
    private FieldWriter writer(ObjectWriterCreator creator, Class type, Property property, int place) {
        ObjectWriter own = getObjectWriter(property.type(), property.field().getType());
        return creator.createFieldWriter(
                provider, type, property.name(), place, 0, null, null, null, property.getter(), own, null);
    }
}
