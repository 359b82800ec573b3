package io.wirecost.compiler.read.proto;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.SourceCodeInfo.Location;
import com.google.protobuf.Descriptors.FileDescriptor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the definitions of a file stand in its text, and what its comments say of them. */
final class SourcePlaces {
    private final Map<String, String> places = new HashMap<>();
    private final Map<String, String> comments = new HashMap<>();
    private final Map<List<Integer>, Location> locations = new HashMap<>();
    private final String file;

    private SourcePlaces(FileDescriptor descriptor) {
        FileDescriptorProto proto = descriptor.toProto();
        this.file = proto.getName();
        proto.getSourceCodeInfo()
                .getLocationList()
                .forEach(location -> locations.putIfAbsent(location.getPathList(), location));
        String scope = proto.getPackage();
        for (int i = 0; i < proto.getMessageTypeCount(); i++) {
            message(scope, proto.getMessageType(i), List.of(FileDescriptorProto.MESSAGE_TYPE_FIELD_NUMBER, i));
        }
        for (int i = 0; i < proto.getEnumTypeCount(); i++) {
            put(inside(scope, proto.getEnumType(i).getName()), List.of(FileDescriptorProto.ENUM_TYPE_FIELD_NUMBER, i));
        }
        fields(scope, proto.getExtensionList(), List.of(), FileDescriptorProto.EXTENSION_FIELD_NUMBER);
    }

    static SourcePlaces of(FileDescriptor file) {
        return new SourcePlaces(file);
    }

    private void message(String scope, DescriptorProto message, List<Integer> path) {
        String name = inside(scope, message.getName());
        put(name, path);
        fields(name, message.getFieldList(), path, DescriptorProto.FIELD_FIELD_NUMBER);
        fields(name, message.getExtensionList(), path, DescriptorProto.EXTENSION_FIELD_NUMBER);
        for (int i = 0; i < message.getOneofDeclCount(); i++) {
            put(
                    inside(name, message.getOneofDecl(i).getName()),
                    longer(path, DescriptorProto.ONEOF_DECL_FIELD_NUMBER, i));
        }
        for (int i = 0; i < message.getNestedTypeCount(); i++) {
            message(name, message.getNestedType(i), longer(path, DescriptorProto.NESTED_TYPE_FIELD_NUMBER, i));
        }
        for (int i = 0; i < message.getEnumTypeCount(); i++) {
            put(
                    inside(name, message.getEnumType(i).getName()),
                    longer(path, DescriptorProto.ENUM_TYPE_FIELD_NUMBER, i));
        }
    }

    private void fields(String scope, List<FieldDescriptorProto> fields, List<Integer> path, int number) {
        for (int i = 0; i < fields.size(); i++) {
            put(inside(scope, fields.get(i).getName()), longer(path, number, i));
        }
    }

    private void put(String name, List<Integer> path) {
        Location location = locations.get(path);
        if (location != null && location.getSpanCount() > 1) {
            places.put(name, "%s:%d:%d".formatted(file, location.getSpan(0) + 1, location.getSpan(1) + 1));
            String comment = location.getLeadingComments().isBlank()
                    ? location.getTrailingComments()
                    : location.getLeadingComments();
            if (!comment.isBlank()) {
                comments.put(name, comment.strip());
            }
        }
    }

    private static List<Integer> longer(List<Integer> path, int number, int index) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(number);
        longer.add(index);
        return longer;
    }

    private static String inside(String scope, String name) {
        return scope.isEmpty() ? name : scope + "." + name;
    }

    /** File, line and column of a definition by its full name; the file where that is all that is known. */
    String of(String fullName) {
        return places.getOrDefault(fullName, file);
    }

    Optional<String> comment(String fullName) {
        return Optional.ofNullable(comments.get(fullName));
    }
}
