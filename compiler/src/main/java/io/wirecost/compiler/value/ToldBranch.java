package io.wirecost.compiler.value;

import io.wirecost.compiler.flat.Discriminator;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.Optional;
import java.util.stream.Collectors;

/** The branch of a union that an object tells by a field of its own. */
final class ToldBranch {
    private ToldBranch() {}

    /** What the text of an object says; empty if the value has no such text. */
    static Optional<UnionReader.Choice> of(Discriminator told, RecordDefinition union, Json json) {
        if (!(json instanceof Json.Obj object) || !(object.members().get(told.key()) instanceof Json.Str text)) {
            return Optional.empty();
        }
        Integer branch = told.branches().get(text.value());
        return Optional.of(
                branch == null
                        ? new UnionReader.Choice(Optional.empty(), Optional.of(unknown(told, union, text.value())))
                        : new UnionReader.Choice(
                                Optional.of(new Dialect.Chosen(branch, json, true)), Optional.empty()));
    }

    private static String unknown(Discriminator told, RecordDefinition union, String text) {
        return "%s is %s, which tells no branch of %s; expected %s"
                .formatted(
                        ShownText.bare(told.key()),
                        ShownText.quoted(text),
                        union.name(),
                        told.branches().keySet().stream().map(ShownText::quoted).collect(Collectors.joining(", ")));
    }
}
