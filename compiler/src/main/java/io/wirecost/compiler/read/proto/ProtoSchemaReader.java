package io.wirecost.compiler.read.proto;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.Roots;
import io.wirecost.compiler.read.SchemaReader;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.compiler.read.SchemaStart;
import io.wirecost.core.InputException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads {@code .proto} files: proto2, proto3 and editions. Numbers, presence and kinds of fields become hints, which only targets
 * of Protocol Buffers read. Options, services and unused extension ranges are read past.
 */
public final class ProtoSchemaReader implements SchemaReader {
    private static final Pattern START = SchemaStart.pattern(
            "(syntax|edition)\\s*=|package\\s+[\\w.]+\\s*;|import\\s+(public\\s+|weak\\s+)?[\"']|option\\s+[\\w.(]+|message\\s+\\w+\\s*\\{");

    @Override
    public String language() {
        return "protobuf";
    }

    @Override
    public String expected() {
        return "a Protocol Buffers schema (.proto)";
    }

    @Override
    public boolean recognises(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(".proto");
    }

    @Override
    public boolean isIn(String text) {
        return SchemaStart.isAt(START, text);
    }

    /** @throws InputException with file and line of everything that is not supported */
    @Override
    public ReadSchema read(SchemaRequest request, List<SchemaSource> texts) throws InputException {
        return read(
                request,
                Protoc.parse(request, texts.stream().map(SchemaSource::file).toList()));
    }

    /** One of the messages of files that are parsed. */
    static ReadSchema read(SchemaRequest request, Protoc.Parsed parsed) throws InputException {
        Map<String, FileDescriptor> files = linked(parsed);
        List<Descriptor> given = parsed.given().stream()
                .flatMap(name -> files.get(name).getMessageTypes().stream())
                .toList();
        Descriptor root = MessageIndexes.are(request.root())
                ? MessageIndexes.of(request.root().get())
                        .in(files.get(parsed.given().get(0)))
                : root(request, files, given);
        return new ProtoTypes(files.values(), request.ways()).read(root);
    }

    private static Map<String, FileDescriptor> linked(Protoc.Parsed parsed) throws InputException {
        Map<String, FileDescriptor> files = new HashMap<>();
        for (FileDescriptorProto file : parsed.descriptors().getFileList()) {
            FileDescriptor[] imports =
                    file.getDependencyList().stream().map(files::get).toArray(FileDescriptor[]::new);
            try {
                files.put(file.getName(), FileDescriptor.buildFrom(file, imports, true));
            } catch (DescriptorValidationException | IllegalArgumentException e) {
                throw new InputException(file.getName() + ": " + e.getMessage());
            }
        }
        return files;
    }

    private static Descriptor root(SchemaRequest request, Map<String, FileDescriptor> files, List<Descriptor> given)
            throws InputException {
        Map<String, Descriptor> all = new HashMap<>();
        files.values().stream()
                .flatMap(file -> file.getMessageTypes().stream())
                .flatMap(ProtoSchemaReader::nested)
                .forEach(message -> all.put(message.getFullName(), message));
        Set<String> used = new HashSet<>();
        given.stream()
                .flatMap(ProtoSchemaReader::nested)
                .forEach(message -> message.getFields().stream()
                        .filter(field ->
                                field.getJavaType() == com.google.protobuf.Descriptors.FieldDescriptor.JavaType.MESSAGE)
                        .map(field -> field.getMessageType().getFullName())
                        .filter(name -> !name.equals(message.getFullName()))
                        .forEach(used::add));
        List<String> names = given.stream().map(Descriptor::getFullName).toList();
        List<String> unused =
                names.stream().filter(name -> !used.contains(name)).toList();
        String source =
                String.join(", ", request.files().stream().map(Object::toString).toList());
        return all.get(Roots.choose(source, request.root(), new ArrayList<>(all.keySet()), names, unused));
    }

    private static Stream<Descriptor> nested(Descriptor message) {
        return Stream.concat(
                Stream.of(message), message.getNestedTypes().stream().flatMap(ProtoSchemaReader::nested));
    }
}
