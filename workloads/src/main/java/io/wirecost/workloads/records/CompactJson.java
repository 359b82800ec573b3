package io.wirecost.workloads.records;

import io.wirecost.compiler.value.PlainJson;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;

/** Neutral values as our JSON codecs write them: without blanks, absent fields left out, logical types by their carriers. */
public final class CompactJson {
    private CompactJson() {}

    /** A value of the root record, in UTF-8. */
    public static byte[] of(Schema schema, RecordValue value) {
        return JsonText.compact(PlainJson.of(schema, value)).getBytes(StandardCharsets.UTF_8);
    }

    /** Returns how many bytes {@link #of} makes. */
    static int bytes(Schema schema, RecordValue value) {
        return (int) JsonText.compactBytes(PlainJson.of(schema, value));
    }
}
