package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.domain.DomainTarget;
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
import java.util.Map;

/** A schema with awkward names, and the part of its classes that a style makes: what stands above the accessors. */
final class Odd {
    private static final Schema SCHEMA = new Schema(
            "odd.class",
            List.of(
                    new RecordDefinition(
                            "odd.class",
                            List.of(
                                    new Field("class", Primitive.LONG).withKey("@type"),
                                    new Field("hashCode", new OptionalType(Primitive.BOOLEAN)),
                                    new Field("_list", new ArrayType(new OptionalType(Primitive.BYTES))),
                                    new Field(
                                            "grid",
                                            new OptionalType(new ArrayType(new OptionalType(
                                                    new MapType(new ArrayType(new Type.RecordRef("odd.class"))))))),
                                    new Field("days", new MapType(new OptionalType(Type.Temporal.DATE))),
                                    new Field("nothing", Primitive.NULL),
                                    new Field("state", new Type.EnumRef("odd.State")))),
                    new EnumDefinition("odd.State", List.of("OPEN", "default")),
                    new EnumDefinition("odd.Plain", List.of("A"))));

    private Odd() {}

    /** All files by their paths. */
    static Map<String, String> files(BeanStyle style) {
        return new DomainTarget(style).emit(SCHEMA).files();
    }

    /** The record's class down to its first accessor. */
    static String record(BeanStyle style) {
        String text = files(style).get("wirecost/domain/Class_.java");
        return text.substring(0, text.indexOf("\n  public long getClass_"));
    }
}
