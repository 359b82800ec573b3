package io.wirecost.compiler.read.proto;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.UnknownFieldSet;
import java.util.List;
import java.util.Map;

/** Takes out of a message what its schema does not know. */
final class KnownFields {
    private KnownFields() {}

    static Message of(Message message) {
        Message.Builder known = message.toBuilder().setUnknownFields(UnknownFieldSet.getDefaultInstance());
        for (Map.Entry<FieldDescriptor, Object> field : message.getAllFields().entrySet()) {
            if (field.getKey().getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
                known.setField(field.getKey(), value(field.getValue()));
            }
        }
        return known.build();
    }

    private static Object value(Object value) {
        return value instanceof List<?> list
                ? list.stream().map(element -> of((Message) element)).toList()
                : of((Message) value);
    }
}
