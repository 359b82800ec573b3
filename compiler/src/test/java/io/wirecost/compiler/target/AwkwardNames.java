package io.wirecost.compiler.target;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.ArrayType;
import io.wirecost.core.schema.Type.MapType;
import io.wirecost.core.schema.Type.OptionalType;
import io.wirecost.core.schema.Type.Primitive;
import java.util.List;
import java.util.Optional;

/** A schema whose names are keywords somewhere, or collide once they are converted, with a type of every kind. */
public final class AwkwardNames {
    private AwkwardNames() {}

    /** @param root full name of the root record: one that the target under test has reason to rename */
    public static Schema schema(String root) {
        return new Schema(
                root,
                List.of(
                        new RecordDefinition(
                                root,
                                List.of(
                                        new Field("list", new ArrayType(new ArrayType(Primitive.FLOAT))),
                                        new Field("fooBar", new OptionalType(new ArrayType(Primitive.INT))),
                                        new Field("foo_bar", new ArrayType(new OptionalType(Primitive.INT))),
                                        new Field("setFooBar", new OptionalType(Primitive.BOOLEAN)),
                                        new Field("foo_bar_size", Primitive.LONG),
                                        new Field("value", new MapType(new OptionalType(Primitive.BYTES))),
                                        new Field("map", new MapType(new Type.EnumRef("odd.state"))),
                                        new Field("next", new OptionalType(new Type.RecordRef(root))),
                                        new Field("price", new Type.Decimal(10, 2, Optional.empty())),
                                        new Field("id", new OptionalType(new Type.Uuid(Optional.empty()))),
                                        new Field("day", Type.Temporal.DATE),
                                        new Field("nothing", Primitive.NULL),
                                        new Field("text", new Type.RecordRef("odd.String")))),
                        new RecordDefinition("odd.String", List.of()),
                        new EnumDefinition("odd.state", List.of("open", "default", "value"))));
    }
}
