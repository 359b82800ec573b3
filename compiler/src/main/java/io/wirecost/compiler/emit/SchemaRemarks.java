package io.wirecost.compiler.emit;

import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What stands as comments in a derived schema: the user's documentation, why a message is there that the schema does not
 * have, and what a value means whose type is another one there. Lines are free of what nobody sees, but they may hold what
 * ends a comment in some language.
 */
public final class SchemaRemarks {
    /** No remarks: for a text that a generator reads, where nothing is the user's. */
    public static final SchemaRemarks NONE = new SchemaRemarks(Optional.empty(), leaf -> Optional.empty());

    private final Optional<SchemaNotes> notes;
    private final Function<Type.Leaf, Optional<String>> words;

    private SchemaRemarks(Optional<SchemaNotes> notes, Function<Type.Leaf, Optional<String>> words) {
        this.notes = notes;
        this.words = words;
    }

    /** The remarks for people, where values travel as {@link Carrier} says. */
    public static SchemaRemarks of(Schema schema) {
        return of(schema, CarrierWords::of);
    }

    /**
     * The remarks for people.
     *
     * @param words what is to be said of a type that the language does not have; empty where it has
     */
    public static SchemaRemarks of(Schema schema, Function<Type.Leaf, Optional<String>> words) {
        return new SchemaRemarks(Optional.of(schema.notes()), words);
    }

    /** Returns what there is to say of a message. */
    public List<String> on(Message message) {
        Origin origin = message.origin();
        return lines(said -> switch (origin.kind()) {
            case RECORD -> said.doc(origin.name());
            case BOX ->
                Optional.of("Holds %s, which has no place of its own where it is used.".formatted(origin.type()));
            case PARTS -> Optional.empty();
            case ENTRY -> Optional.of("A pair of map(%s).".formatted(origin.type()));
        });
    }

    /** Returns what there is to say of an enum. */
    public List<String> on(LoweredEnum enumeration) {
        return lines(said -> said.doc(enumeration.source()));
    }

    /**
     * Returns what there is to say of a field.
     *
     * @param in the message that it stands in
     */
    public List<String> on(Slot slot, Message in) {
        Optional<String> meaning = slot.shape().innermostLeaf().flatMap(leaf -> words.apply(leaf.type()));
        return Stream.concat(documentation(slot, in).stream(), meaning.stream()).toList();
    }

    /** Returns what the schema says of a field, where the language has its type. */
    public List<String> documentation(Slot slot, Message in) {
        return lines(said -> in.origin().asRecord().flatMap(record -> said.doc(record.name(), slot.source())));
    }

    private List<String> lines(Function<SchemaNotes, Optional<String>> text) {
        return notes.flatMap(text).stream().flatMap(PlainLines::of).toList();
    }
}
