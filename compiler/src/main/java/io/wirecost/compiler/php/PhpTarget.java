package io.wirecost.compiler.php;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Schema;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * PHP: the classes that its programmers would write for a schema. Codecs of PHP take objects of these. The runner protocol
 * describes the files.
 */
public final class PhpTarget implements Target {
    private static final String CLASSES = "Domain.php";
    private static final String NAMES = "domain.json";

    @Override
    public String id() {
        return "php";
    }

    @Override
    public Emission emit(Schema schema) {
        PhpNames names = new PhpNames(schema);
        Stream<String> renamed = names.renamed().entrySet().stream().map(e -> e.getKey() + " is named " + e.getValue());
        return new Emission(
                Optional.empty(),
                Optional.of(new DerivedSchema(CLASSES, PhpText.emitWithNotes(schema, names))),
                Map.of(CLASSES, PhpText.emit(schema, names), NAMES, NamesJson.text(schema, names)),
                Stream.concat(renamed, absent(schema)).toList());
    }

    private static Stream<String> absent(Schema schema) {
        return schema.records()
                .flatMap(record -> record.fields().stream()
                        .filter(field -> !PhpTypes.isHeld(field))
                        .map(field -> "%s.%s is left out, since it never has a value"
                                .formatted(record.name(), field.name())));
    }
}
