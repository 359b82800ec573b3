package io.wirecost.compiler.read.proto;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import io.wirecost.compiler.lower.CamelCase;
import io.wirecost.core.schema.JavaNames;
import java.util.List;

/** The names that a oneof gets as a union, beside those that its message has. */
final class OneofNames {
    private OneofNames() {}

    /** The full name of the union: {@code acme.Order.PaymentUnion} for {@code payment}. */
    static String union(OneofDescriptor oneof) {
        Descriptor message = oneof.getContainingType();
        String name = JavaNames.capitalize(CamelCase.of(oneof.getName())) + "Union";
        while (message.findNestedTypeByName(name) != null || message.findEnumTypeByName(name) != null) {
            name += "_";
        }
        return message.getFullName() + "." + name;
    }

    /** The key of the union in formats that carry names. */
    static String key(OneofDescriptor oneof, List<FieldDescriptor> fields) {
        String key = CamelCase.of(oneof.getName());
        while (isTaken(key, fields)) {
            key += "_";
        }
        return key;
    }

    private static boolean isTaken(String key, List<FieldDescriptor> fields) {
        return fields.stream()
                .anyMatch(field ->
                        field.getJsonName().equals(key) || field.getName().equals(key));
    }
}
