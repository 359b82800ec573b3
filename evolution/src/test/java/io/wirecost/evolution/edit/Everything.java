package io.wirecost.evolution.edit;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.schema.Type.Temporal;
import java.util.List;
import java.util.Optional;

/** A schema that has a place for every edit. */
final class Everything {
    static final Schema SCHEMA = new Schema(
            "acme.Order",
            List.of(
                    new RecordDefinition(
                            "acme.Order",
                            List.of(
                                    new Field("id", Primitive.LONG),
                                    new Field("count", Primitive.INT),
                                    new Field("most", Primitive.INT),
                                    new Field("rank", new Type.OptionalType(Primitive.INT)),
                                    new Field("weight", Primitive.FLOAT),
                                    new Field("note", new Type.OptionalType(Primitive.STRING)),
                                    new Field("name", Primitive.STRING).withDefault(new DefaultValue("none")),
                                    new Field("raw", Primitive.BYTES),
                                    new Field("hash", new Type.Fixed("acme.Hash", 4)),
                                    new Field("price", new Type.Decimal(9, 2, Optional.empty())),
                                    new Field("at", Temporal.TIMESTAMP_MILLIS),
                                    new Field("state", new Type.EnumRef("acme.State")),
                                    new Field("former", new Type.OptionalType(new Type.EnumRef("acme.State"))),
                                    new Field("lines", new Type.ArrayType(new Type.RecordRef("acme.Line"))),
                                    new Field("tags", new Type.MapType(Primitive.STRING)),
                                    new Field("paid", new Type.OptionalType(new Type.RecordRef("acme.Payment"))))),
                    new RecordDefinition(
                            "acme.Line",
                            List.of(new Field("article", Primitive.STRING), new Field("pieces", Primitive.INT))),
                    new RecordDefinition(
                            "acme.Payment",
                            List.of(
                                    new Field("cash", new Type.OptionalType(Primitive.LONG)),
                                    new Field("card", new Type.OptionalType(Primitive.STRING))),
                            true),
                    new EnumDefinition("acme.State", List.of("OPEN", "SENT", "PAID"))));

    private Everything() {}
}
