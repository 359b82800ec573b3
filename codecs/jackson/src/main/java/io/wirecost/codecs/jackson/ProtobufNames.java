package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.dataformat.protobuf.schema.ProtobufField;
import com.fasterxml.jackson.dataformat.protobuf.schema.ProtobufMessage;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeEffects;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names of the derived .proto, which numbers fields from 1 and symbols from 0 in the order of our schema. */
final class ProtobufNames extends SchemaNames {
    private static final long serialVersionUID = 1;

    private final transient Binding<?> binding;

    /** By class and name of our schema. */
    private final transient Map<String, Map<String, String>> names = new HashMap<>();

    ProtobufNames(Binding<?> binding, ProtobufMessage root) {
        super(binding.classes());
        this.binding = binding;
        add(binding.schema().root(), root);
    }

    @Override
    String onWire(Class<?> holder, String name) {
        return names.getOrDefault(holder.getName(), Map.of()).getOrDefault(name, name);
    }

    private void add(RecordDefinition record, ProtobufMessage message) {
        Map<String, String> fields = new HashMap<>();
        if (names.putIfAbsent(binding.names().qualifiedClassName(record.name()), fields) != null) {
            return;
        }
        int number = 1;
        for (Field field : record.fields()) {
            ProtobufField derived = message.field(number++);
            fields.put(field.name(), derived.name);
            addType(ProtobufFit.element(field.type()), derived);
        }
    }

    private void addType(Type type, ProtobufField derived) {
        type.visit(new TypeEffects<>(
                leaf -> leaf.asEnum().ifPresent(ref -> addSymbols(ref, derived)),
                ref -> add(binding.schema().record(ref.name()), derived.getMessageType()),
                array -> {},
                map -> {},
                optional -> {}));
    }

    private void addSymbols(Type.EnumRef ref, ProtobufField derived) {
        Map<String, String> symbols = new HashMap<>();
        List<String> ours = binding.schema().enumeration(ref.name()).symbols();
        ours.forEach(symbol -> symbols.put(symbol, derived.findEnumByIndex(ours.indexOf(symbol))));
        names.put(binding.names().qualifiedClassName(ref.name()), symbols);
    }
}
