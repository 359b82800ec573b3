package io.wirecost.contract;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.List;

/** A small message, to look at its bytes: which names are in them. */
public final class Orders {
    /** A list of items, which have one text each. */
    public static final Schema SCHEMA = new Schema(
            "acme.Order",
            List.of(
                    new RecordDefinition(
                            "acme.Order",
                            List.of(new Field("items", new Type.ArrayType(new Type.RecordRef("acme.Item"))))),
                    new RecordDefinition("acme.Item", List.of(new Field("product", Type.Primitive.STRING)))));

    /** Two items. */
    public static final RecordValue RECORD = RecordValue.of(List.of(RecordValue.of("tea"), RecordValue.of("coffee")));

    private Orders() {}
}
