package io.wirecost.compiler.php;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Schema;
import java.util.function.Function;
import java.util.stream.Stream;

/** Writes which class, property and case of PHP stands for which name of the schema. */
final class NamesJson {
    private final PhpNames names;

    private NamesJson(PhpNames names) {
        this.names = names;
    }

    static String text(Schema schema, PhpNames names) {
        NamesJson writer = new NamesJson(names);
        return JsonText.compact(new ObjectBuilder()
                        .put("records", list(schema.records(), writer::record))
                        .put("enums", list(schema.enums(), writer::enumeration))
                        .build())
                + "\n";
    }

    private Json record(RecordDefinition record) {
        return new ObjectBuilder()
                .put("record", record.name())
                .put("class", names.className(record.name()))
                .put(
                        "fields",
                        list(
                                PhpTypes.held(record),
                                field -> new ObjectBuilder()
                                        .put("field", field.name())
                                        .put("property", names.property(record.name(), field.name()))
                                        .build()))
                .build();
    }

    private Json enumeration(EnumDefinition enumeration) {
        return new ObjectBuilder()
                .put("enum", enumeration.name())
                .put("class", names.className(enumeration.name()))
                .put(
                        "cases",
                        list(
                                enumeration.symbols().stream(),
                                symbol -> new ObjectBuilder()
                                        .put("symbol", symbol)
                                        .put("case", names.enumCase(enumeration.name(), symbol))
                                        .build()))
                .build();
    }

    private static <T> Json list(Stream<T> items, Function<T, Json> json) {
        return new Json.Arr(items.map(json).toList());
    }
}
