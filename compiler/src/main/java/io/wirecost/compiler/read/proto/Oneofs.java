package io.wirecost.compiler.read.proto;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import io.wirecost.compiler.read.Reading;
import io.wirecost.core.json.Json;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds records in which more than one field of a oneof is there. */
final class Oneofs implements Reading.RecordCheck {
    private final Descriptor root;

    Oneofs(Descriptor root) {
        this.root = root;
    }

    @Override
    public List<String> problems(Json record) {
        return problems(root, record, "").toList();
    }

    private static Stream<String> problems(Descriptor message, Json json, String path) {
        if (!(json instanceof Json.Obj object)) {
            return Stream.empty();
        }
        Stream<String> here = message.getRealOneofs().stream().flatMap(oneof -> problem(oneof, object, path).stream());
        Stream<String> within = message.getFields().stream()
                .filter(field -> field.getType() == FieldDescriptor.Type.MESSAGE)
                .flatMap(field -> value(field, object).stream()
                        .flatMap(value -> inside(field, value, path + field.getJsonName())));
        return Stream.concat(here, within);
    }

    private static Optional<String> problem(OneofDescriptor oneof, Json.Obj object, String path) {
        List<String> there = oneof.getFields().stream()
                .filter(field -> value(field, object).isPresent())
                .map(FieldDescriptor::getJsonName)
                .toList();
        return there.size() < 2
                ? Optional.empty()
                : Optional.of("%s%s: %s are there; expected one field of a oneof"
                        .formatted(path, oneof.getName(), String.join(" and ", there)));
    }

    /** A field's value by either of its names; empty where it is null, which means that it is not set. */
    private static Optional<Json> value(FieldDescriptor field, Json.Obj object) {
        return Stream.of(field.getJsonName(), field.getName())
                .filter(object.members()::containsKey)
                .map(object.members()::get)
                .filter(value -> !(value instanceof Json.Null))
                .findFirst();
    }

    private static Stream<String> inside(FieldDescriptor field, Json json, String path) {
        if (field.isMapField()) {
            FieldDescriptor value = field.getMessageType().findFieldByNumber(2);
            return json instanceof Json.Obj map && value.getType() == FieldDescriptor.Type.MESSAGE
                    ? map.members().entrySet().stream()
                            .flatMap(entry -> problems(
                                    value.getMessageType(), entry.getValue(), path + "{" + entry.getKey() + "}."))
                    : Stream.empty();
        }
        return json instanceof Json.Arr array
                ? IntStream.range(0, array.elements().size())
                        .boxed()
                        .flatMap(i -> problems(
                                field.getMessageType(), array.elements().get(i), path + "[" + i + "]."))
                : problems(field.getMessageType(), json, path + ".");
    }
}
