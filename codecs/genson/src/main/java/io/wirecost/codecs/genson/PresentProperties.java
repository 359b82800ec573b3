package io.wirecost.codecs.genson;

import com.owlike.genson.Context;
import com.owlike.genson.Genson;
import com.owlike.genson.Serializer;
import com.owlike.genson.reflect.BeanPropertyFactory.StandardFactory;
import com.owlike.genson.reflect.PropertyAccessor;
import com.owlike.genson.reflect.PropertyAccessor.FieldAccessor;
import com.owlike.genson.stream.JsonWriter;
import com.owlike.genson.stream.ObjectWriter;
import java.lang.reflect.Field;
import java.lang.reflect.Type;

/** Leaves absent fields out. Genson's own switch for that drops absent elements of lists and maps as well. */
final class PresentProperties extends StandardFactory {
    @Override
    public PropertyAccessor createAccessor(String name, Field field, Type ofType, Genson genson) {
        return new Present(name, field, genson);
    }

    private static final class Present extends FieldAccessor {
        private final char[] escapedName;
        private final Genson genson;
        private Serializer<Object> serializer;

        Present(String name, Field field, Genson genson) {
            super(name, field, field.getGenericType(), field.getDeclaringClass());
            this.escapedName = JsonWriter.escapeString(name);
            this.genson = genson;
        }

        @Override
        public void serialize(Object bean, ObjectWriter writer, Context context) {
            Object value = access(bean);
            if (value == null) {
                return;
            }
            if (serializer == null) { // not in the constructor: classes may refer to each other
                serializer = genson.provideConverter(getType());
            }
            writer.writeEscapedName(escapedName);
            try {
                serializer.serialize(value, writer, context);
            } catch (Exception e) {
                throw couldNotSerialize(e);
            }
        }
    }
}
