package io.wirecost.compiler.read.proto;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.Reading;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.value.FieldForm;
import io.wirecost.compiler.value.FieldForms;
import io.wirecost.compiler.value.ProtobufDialect;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** Makes a schema of a message and of all that it refers to. */
final class ProtoTypes {
    private static final String AS_JSON = "--type %s=json keeps its JSON as one text, --without %s leaves it out";

    private final Collection<FileDescriptor> files;
    private final WaysOut ways;
    private final Map<String, SourcePlaces> places = new HashMap<>();
    private final Map<String, String> messagePlaces = new HashMap<>();
    private final Map<String, Definition> definitions = new LinkedHashMap<>();
    private final SchemaNotes.Builder notes = new SchemaNotes.Builder();
    private final FieldForms.Builder forms = new FieldForms.Builder();
    private final Set<String> problems = new TreeSet<>(SourceOrder.BY_PLACE);
    private final Map<String, Set<String>> required = new HashMap<>();

    ProtoTypes(Collection<FileDescriptor> files, WaysOut ways) {
        this.files = files;
        this.ways = ways;
    }

    ReadSchema read(Descriptor root) throws InputException {
        message(root);
        extensions();
        required.keySet().forEach(name -> refuseEndless(name, name, new HashSet<>()));
        if (!problems.isEmpty()) {
            Problems all = Problems.inMany(root.getFile().getName());
            problems.forEach(all::add);
            all.refuse();
        }
        Schema schema = new Schema(root.getFullName(), definitions.values(), notes.build());
        FieldForms wanted = forms.build();
        return new ReadSchema(
                schema,
                List.of(),
                new Reading(
                        Optional.of(new ProtobufDialect(schema)),
                        wanted,
                        json -> List.of(),
                        Optional.of(new ProtoMessages(schema, root, wanted))));
    }

    private void message(Descriptor message) {
        String name = message.getFullName();
        if (definitions.containsKey(name)) {
            return;
        }
        definitions.put(name, new RecordDefinition(name, List.of()));
        messagePlaces.put(name, places(message.getFile()).of(name));
        places(message.getFile()).comment(name).ifPresent(text -> notes.doc(name, text));
        List<FieldDescriptor> kept = new ArrayList<>();
        for (FieldDescriptor field : message.getFields()) {
            if (isLeftOut(field)) {
                forms.leaveOut(name, field.getName(), field.getJsonName());
            } else {
                kept.add(field);
            }
        }
        definitions.put(name, new RecordDefinition(name, fields(kept)));
    }

    /** A oneof stands where its first field does. */
    private List<Field> fields(List<FieldDescriptor> kept) {
        List<Field> fields = new ArrayList<>();
        Set<OneofDescriptor> seen = new HashSet<>();
        for (FieldDescriptor field : kept) {
            OneofDescriptor oneof = field.getRealContainingOneof();
            List<FieldDescriptor> branches = kept.stream()
                    .filter(other -> oneof != null && other.getRealContainingOneof() == oneof)
                    .toList();
            if (branches.size() < 2) {
                field(field, field.getContainingType().getFullName()).ifPresent(fields::add);
            } else if (seen.add(oneof)) {
                fields.add(oneof(oneof, branches, kept));
            }
        }
        return fields;
    }

    /** A union of a record of its own, whose branches keep their numbers. */
    private Field oneof(OneofDescriptor oneof, List<FieldDescriptor> branches, List<FieldDescriptor> all) {
        String union = OneofNames.union(oneof);
        definitions.put(union, new RecordDefinition(union, List.of()));
        List<Field> fields = new ArrayList<>();
        branches.forEach(branch -> field(branch, union).ifPresent(fields::add));
        if (fields.isEmpty()) {
            definitions.remove(union); // each was refused
            return new Field(oneof.getName(), Type.Primitive.NULL);
        }
        definitions.put(union, new RecordDefinition(union, fields, true));
        String record = oneof.getContainingType().getFullName();
        places(oneof.getFile())
                .comment(oneof.getFullName())
                .ifPresent(text -> notes.doc(record, oneof.getName(), text));
        return new Field(oneof.getName(), new Type.OptionalType(new Type.RecordRef(union)))
                .withKey(OneofNames.key(oneof, all));
    }

    private boolean isLeftOut(FieldDescriptor field) {
        String message = field.getContainingType().getFullName();
        OneofDescriptor choice = field.getRealContainingOneof();
        return ways.leavesOut(message, field.getName()) || choice != null && ways.leavesOut(message, choice.getName());
    }

    /** @param record that the field gets into: its message's, or the union of its oneof */
    private Optional<Field> field(FieldDescriptor field, String record) {
        String message = field.getContainingType().getFullName();
        places(field.getFile())
                .comment(field.getFullName())
                .ifPresent(text -> notes.doc(record, field.getName(), text));
        Optional<FieldForm> form = ways.form(message, field.getName());
        form.ifPresent(wanted -> forms.form(record, field.getName(), wanted));
        boolean asJson = form.filter(wanted -> wanted == FieldForm.JSON).isPresent();
        Optional<FieldType> single = asJson ? Optional.of(FieldType.usual(Type.Primitive.STRING)) : single(held(field));
        if (single.isEmpty()) {
            return Optional.empty();
        }
        if (form.filter(wanted -> wanted == FieldForm.NANOS).isPresent()) {
            single = single.map(FieldType::toNanos);
            if (single.get().type() != Type.Temporal.TIMESTAMP_NANOS) {
                refuse(
                        place(field),
                        "nanos are of google.protobuf.Timestamp, and " + field.getFullName() + " is "
                                + single.get().type());
            }
        }
        if (form.filter(FieldForm::isOfBytes).isPresent() && single.get().type() != Type.Primitive.BYTES) {
            refuse(
                    place(field),
                    "--type says what bytes are, and " + field.getFullName() + " is "
                            + single.get().type());
        }
        boolean map = field.isMapField() && !asJson;
        boolean list = field.isRepeated() && !map && !asJson;
        boolean always = field.isRequired();
        Type type = map
                ? new Type.MapType(single.get().type())
                : list ? new Type.ArrayType(single.get().type()) : single.get().type();
        boolean absent = asJson || !map && !list && !always && field.hasPresence();
        if (always && type.asRecord().isPresent()) {
            required.computeIfAbsent(record, name -> new HashSet<>()).add(type.name());
        }
        notes.hint(
                record,
                field.getName(),
                new ProtoHint(
                        field.getNumber(),
                        single.get().kind(),
                        map ? FieldType.key(field.getMessageType().findFieldByNumber(1)) : ProtoKind.USUAL,
                        list && field.isPackable() && !field.isPacked(),
                        always && type.asLeaf().isPresent()));
        return Optional.of(new Field(
                field.getName(),
                absent ? new Type.OptionalType(type) : type,
                Optional.of(field.getJsonName()),
                OptionalInt.of(field.getNumber()),
                absent || always ? Optional.empty() : Optional.of(new DefaultValue(zero(field, type))),
                List.of()));
    }

    /** What a field without presence is if nothing is written. */
    private Object zero(FieldDescriptor field, Type type) {
        if (type.kind() == TypeKind.DECIMAL) {
            return java.math.BigDecimal.ZERO;
        }
        return switch (type.form()) {
            case ARRAY -> List.of();
            case MAP -> Map.of();
            case LEAF ->
                type.asPrimitive()
                        .map(primitive -> zero(field, primitive))
                        .or(() -> type.asEnum().map(any -> ((EnumValueDescriptor) field.getDefaultValue()).getName()))
                        .orElseThrow(() -> withPresence(field));
            case RECORD, OPTIONAL -> throw withPresence(field);
        };
    }

    private static Object zero(FieldDescriptor field, Type.Primitive type) {
        return switch (type) {
            case BOOLEAN -> false;
            case INT -> 0;
            case LONG -> 0L;
            case FLOAT -> 0f;
            case DOUBLE -> 0d;
            case STRING -> "";
            case BYTES -> new byte[0];
            case NULL -> throw withPresence(field);
        };
    }

    private static IllegalArgumentException withPresence(FieldDescriptor field) {
        return new IllegalArgumentException(field.getFullName() + " has presence");
    }

    /** The field that has the type of a field's values: that of the pair's value in a map. */
    private static FieldDescriptor held(FieldDescriptor field) {
        return field.isMapField() ? field.getMessageType().findFieldByNumber(2) : field;
    }

    private Optional<FieldType> single(FieldDescriptor field) {
        switch (field.getType()) {
            case GROUP:
                refuse(
                        place(field),
                        "%s is a group, which is not supported; ".formatted(field.getFullName())
                                + AS_JSON.formatted(field.getFullName(), field.getFullName()));
                return Optional.empty();
            case MESSAGE:
                return message(field, field.getMessageType());
            case ENUM:
                return enumeration(field) ? Optional.of(FieldType.scalar(field)) : Optional.empty();
            case DOUBLE,
                    FLOAT,
                    BOOL,
                    STRING,
                    BYTES,
                    INT32,
                    INT64,
                    SINT32,
                    SINT64,
                    SFIXED32,
                    SFIXED64,
                    UINT32,
                    UINT64,
                    FIXED32,
                    FIXED64:
            default:
                return Optional.of(FieldType.scalar(field));
        }
    }

    private Optional<FieldType> message(FieldDescriptor field, Descriptor message) {
        Optional<FieldType> wellKnown = FieldType.wellKnown(message.getFullName());
        if (wellKnown.isPresent()) {
            return wellKnown;
        } else if (message.getFullName().startsWith(FieldType.GOOGLE)
                && !message.getFile().getName().endsWith("descriptor.proto")) {
            String name = shownName(field);
            refuse(
                    place(field),
                    "%s is a %s, which has no shape of its own; ".formatted(name, message.getFullName())
                            + AS_JSON.formatted(name, name));
            return Optional.empty();
        }
        message(message);
        return Optional.of(FieldType.usual(new Type.RecordRef(message.getFullName())));
    }

    /** Returns whether the enum of a field can be used. */
    private boolean enumeration(FieldDescriptor field) {
        EnumDescriptor enumeration = field.getEnumType();
        String name = enumeration.getFullName();
        List<String> aliases = FieldType.aliases(enumeration);
        if (!aliases.isEmpty()) {
            String shown = shownName(field);
            refuse(
                    place(field),
                    "%s is of the enum %s, where numbers have a second name (%s), which is not supported; "
                                    .formatted(shown, name, String.join(", ", aliases))
                            + AS_JSON.formatted(shown, shown));
            return false;
        }
        if (!definitions.containsKey(name)) {
            places(enumeration.getFile()).comment(name).ifPresent(text -> notes.doc(name, text));
            enumeration.getValues().forEach(value -> notes.number(name, value.getName(), value.getNumber()));
            definitions.put(
                    name,
                    new EnumDefinition(
                            name,
                            enumeration.getValues().stream()
                                    .map(EnumValueDescriptor::getName)
                                    .toList()));
        }
        return true;
    }

    /** Fields that other messages add to one of ours would be lost. */
    private void extensions() {
        for (FileDescriptor file : files) {
            file.getExtensions().forEach(this::refuseExtension);
            file.getMessageTypes().forEach(this::extensions);
        }
    }

    private void extensions(Descriptor message) {
        message.getExtensions().forEach(this::refuseExtension);
        message.getNestedTypes().forEach(this::extensions);
    }

    private void refuseExtension(FieldDescriptor extension) {
        String record = extension.getContainingType().getFullName();
        if (!definitions.containsKey(record)) {
            return;
        }
        if (ways.leavesOut(extension.getFullName())) {
            forms.leaveOut(record, "[" + extension.getFullName() + "]");
        } else {
            refuse(
                    places(extension.getFile()).of(extension.getFullName()),
                    "%s extends %s, which is not supported; --without %s leaves it out"
                            .formatted(extension.getFullName(), record, extension.getFullName()));
        }
    }

    private void refuseEndless(String from, String record, Set<String> seen) {
        for (String next : required.getOrDefault(record, Set.of())) {
            if (next.equals(from)) {
                refuse(
                        messagePlaces.get(from),
                        "each %s would contain another one without end; leave out the field that begins it with --without RECORD.FIELD"
                                .formatted(from));
            } else if (seen.add(next)) {
                refuseEndless(from, next, seen);
            }
        }
    }

    private SourcePlaces places(FileDescriptor file) {
        return places.computeIfAbsent(file.getName(), name -> SourcePlaces.of(file));
    }

    private String place(FieldDescriptor field) {
        return places(field.getFile()).of(shownName(field));
    }

    /** A field's full name; for a map's value, that of the map. */
    private static String shownName(FieldDescriptor field) {
        Descriptor owner = field.getContainingType();
        return owner.getOptions().getMapEntry()
                ? owner.getContainingType().getFields().stream()
                        .filter(map -> map.isMapField() && map.getMessageType() == owner)
                        .map(FieldDescriptor::getFullName)
                        .findFirst()
                        .orElse(field.getFullName())
                : field.getFullName();
    }

    private void refuse(String place, String problem) {
        problems.add(place + ": " + problem);
    }
}
