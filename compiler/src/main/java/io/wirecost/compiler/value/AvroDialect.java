package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** Avro's JSON encoding: optional values and those of unions wrapped in their type's name, bytes by code points, Avro's numbers. */
public class AvroDialect implements Dialect {
    private static final int LAST_BYTE = 0xff;

    @Override
    public byte[] bytes(Json json) throws Unfit {
        String expected = "bytes as characters from U+0000 to U+00FF";
        String text = TextReader.string(json, expected);
        if (text.chars().anyMatch(c -> c > LAST_BYTE)) {
            throw Unfit.expected(expected, ShownText.quoted(text));
        }
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public Object temporal(Type.Temporal type, Json json) throws Unfit {
        return TimeReader.ofNumber(type, type.fitsInt() ? NumberReader.toInt(json) : NumberReader.toLong(json));
    }

    @Override
    public byte[] fixed(Type type, Json json) throws Unfit {
        return TextReader.sized(bytes(json), type.size());
    }

    @Override
    public BigDecimal decimal(Type type, Json json) throws Unfit {
        return Decimals.fit(type, type.fixed().isPresent() ? fixed(type.fixed().get(), json) : bytes(json));
    }

    @Override
    public UUID uuid(Type type, Json json) throws Unfit {
        return type.fixed().isPresent()
                ? Carriers.toUuid(fixed(type.fixed().get(), json))
                : TextReader.uuid(TextReader.string(json, "uuid"));
    }

    @Override
    public Optional<Chosen> named(RecordDefinition union, Json json) throws Unfit {
        List<Field> branches = union.fields();
        for (int i = 0; i < branches.size(); i++) {
            Type branch = branches.get(i).type();
            if (AvroNames.isNamedBy(branch, json)) {
                return Optional.of(new Chosen(i, value(branch, json), true));
            }
        }
        throw Unfit.expected(
                branches.stream().map(branch -> AvroNames.shown(branch.type())).collect(Collectors.joining(" or ")),
                NumberReader.found(json));
    }

    @Override
    public Json unwrap(Type type, Json json) throws Unfit {
        if (AvroNames.isNamedBy(type, json)) {
            return value(type, json);
        }
        throw Unfit.expected("null or " + AvroNames.shown(type), NumberReader.found(json));
    }

    private static Json value(Type type, Json named) {
        return ((Json.Obj) named).members().get(AvroNames.of(type));
    }
}
