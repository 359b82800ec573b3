package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/** Reads JSON that stands for one value without parts. */
final class JsonLeaves {
    private final Schema schema;
    private final Dialect dialect;

    JsonLeaves(Schema schema, Dialect dialect) {
        this.schema = schema;
        this.dialect = dialect;
    }

    /** @param spelling how JSON spells the value; empty for the usual way */
    Object read(Type.Leaf type, Optional<Spelling> spelling, Json json) throws Unfit {
        return spelling.isPresent() ? new SpelledLeaf(type, this).read(spelling.get(), json) : read(type, json);
    }

    Object read(Type.Leaf type, Json given) throws Unfit {
        Json json = dialect.leaf(type, given);
        return switch (type.kind()) {
            case NULL -> requireNull(json);
            case BOOLEAN -> bool(json);
            case INT -> NumberReader.toInt(json);
            case LONG -> NumberReader.toLong(json);
            case FLOAT -> NumberReader.toFloat(json);
            case DOUBLE -> NumberReader.toDouble(json);
            case BYTES -> dialect.bytes(json);
            case STRING -> TextReader.scalars(TextReader.string(json, "string"));
            case FIXED -> dialect.fixed(type, json);
            case DECIMAL -> dialect.decimal(type, json);
            case UUID -> dialect.uuid(type, json);
            case ENUM -> symbol(schema.enumeration(type.name()), json);
            case DATE, TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS ->
                temporal(type, json);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> temporal(type, json);
            case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalStateException("no leaf: " + type);
        };
    }

    private Object temporal(Type type, Json json) throws Unfit {
        return dialect.temporal(type.asTemporal().orElseThrow(), json);
    }

    private static String symbol(EnumDefinition enumeration, Json json) throws Unfit {
        return TextReader.symbol(
                TextReader.string(json, "one of the symbols of " + enumeration.name()), enumeration.symbols());
    }

    private static Object requireNull(Json json) throws Unfit {
        if (json instanceof Json.Null) {
            return null;
        }
        throw Unfit.expected("null", NumberReader.found(json));
    }

    private static boolean bool(Json json) throws Unfit {
        if (json instanceof Json.Bool flag) {
            return flag.value();
        }
        throw Unfit.expected("boolean", NumberReader.found(json));
    }
}
