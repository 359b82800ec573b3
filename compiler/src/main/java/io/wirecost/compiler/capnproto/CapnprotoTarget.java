package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.emit.SchemaNamespace;
import io.wirecost.compiler.emit.SchemaRemarks;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.MessageLanguage;
import io.wirecost.compiler.lower.Traits;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Emits for Cap'n Proto: the schema, the classes that capnpc-java would make of it, and the mapper. The format's layout
 * rule is followed here, so that no compiler of its own is needed.
 */
public final class CapnprotoTarget implements Target {
    static final String ID = "capnproto";

    /** A schema without the annotations of any generator. */
    public static final MessageLanguage LANGUAGE =
            new MessageLanguage("schema.capnp", new Traits(true, true, true, false), true, CapnprotoTarget::text);

    @Override
    public String id() {
        return ID;
    }

    /** A number that is gone would need its type here: whatever stands behind it has its room by that. */
    @Override
    public Optional<String> refusalReason(Schema schema) {
        return Refusal.ofGoneNumbers(schema, "Cap'n Proto").map(Refusal::reason);
    }

    @Override
    public Emission emit(Schema schema) {
        Lowered lowered = Lowering.lower(schema, LANGUAGE.traits(), new CapnprotoNaming());
        WireTypes types = new WireTypes(lowered);
        List<Struct> structs = structs(lowered, types);
        Map<String, String> sources = new TreeMap<>();
        AccessorEmitter accessors = new AccessorEmitter(lowered, types);
        structs.forEach(s -> sources.put(RuntimeTypes.className(s.name()), new StructEmitter(s, accessors).emit()));
        lowered.enums().forEach(e -> sources.put(RuntimeTypes.className(e.name()), CapnpEnumEmitter.emit(e)));
        sources.put(GeneratedCode.mapperClass(ID), new CapnpMapperEmitter(lowered, structs).emit());
        return new Emission(
                Optional.of(new Emission.DerivedSchema(LANGUAGE.fileName(), LANGUAGE.write(lowered))),
                Optional.of(documented(lowered)),
                JavaSources.of(sources),
                notes(lowered, structs));
    }

    private static String text(Lowered lowered) {
        return text(lowered, SchemaRemarks.NONE);
    }

    private static String text(Lowered lowered, SchemaRemarks remarks) {
        WireTypes types = new WireTypes(lowered);
        return new CapnpSchemaEmitter(lowered, types, remarks).emit(structs(lowered, types));
    }

    /** The schema for people. The language has no namespaces, so the schema's own is a comment. */
    private static Emission.DerivedSchema documented(Lowered lowered) {
        Schema schema = lowered.schema();
        String namespace = SchemaNamespace.of(schema, Set.of()).lines("# %s\n\n");
        return new Emission.DerivedSchema(LANGUAGE.fileName(), namespace + text(lowered, SchemaRemarks.of(schema)));
    }

    private static List<Struct> structs(Lowered lowered, WireTypes types) {
        return lowered.messages().stream().map(m -> Struct.of(m, types)).toList();
    }

    private static List<String> notes(Lowered lowered, List<Struct> structs) {
        List<String> notes = new ArrayList<>(lowered.notes());
        for (Struct struct : structs) {
            struct.message()
                    .origin()
                    .asRecord()
                    .ifPresent(record -> struct.members().stream()
                            .flatMap(m -> m.presence().stream()
                                    .map(p -> "%s.%s is present where %s is true"
                                            .formatted(record.name(), m.slot().source(), p.name())))
                            .forEach(notes::add));
        }
        return notes;
    }

    @Override
    public List<String> libraries() {
        return List.of("org.capnproto.StructFactory");
    }
}
