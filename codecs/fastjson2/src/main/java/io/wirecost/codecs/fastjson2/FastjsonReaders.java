package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.codec.BeanInfo;
import com.alibaba.fastjson2.codec.FieldInfo;
import com.alibaba.fastjson2.modules.ObjectReaderAnnotationProcessor;
import com.alibaba.fastjson2.modules.ObjectReaderModule;
import com.alibaba.fastjson2.reader.ObjectReader;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.time.LocalDate;
import java.util.Map;

/** Tells Fastjson, in place of annotations, the schema's names of setters; and the converters by class. */
@SuppressWarnings("rawtypes") // as Fastjson's interfaces are
record FastjsonReaders(DomainClasses classes, Map<Class<?>, TextConverter<?>> converters)
        implements ObjectReaderModule, ObjectReaderAnnotationProcessor {
    @Override
    public ObjectReader getObjectReader(Type type) {
        return type instanceof Class<?> plain ? converters.get(plain) : null;
    }

    @Override
    public ObjectReaderAnnotationProcessor getAnnotationProcessor() {
        return this;
    }

    @Override
    public void getBeanInfo(BeanInfo bean, Class<?> type) {}

    @Override
    public void getFieldInfo(FieldInfo info, Class type, Field field) {}

    /** Getters of collections are ignored, which Fastjson would otherwise fill in place. */
    @Override
    public void getFieldInfo(FieldInfo info, Class type, Method method) {
        info.ignore =
                method.getParameterCount() == 0 || classes.property(method).isEmpty();
        info.fieldName = classes.property(method).map(Property::wireName).orElse(null);
        if (!info.ignore && hasOwnReader(method.getParameterTypes()[0])) {
            info.readUsing = DateReader.class;
        }
    }

    /** Whether properties of a class are read by a reader that is named for each. */
    static boolean hasOwnReader(Class<?> property) {
        return property == LocalDate.class;
    }
}
