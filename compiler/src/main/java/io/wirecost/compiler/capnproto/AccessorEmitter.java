package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.capnproto.RuntimeTypes.View;
import io.wirecost.compiler.capnproto.Struct.Field;
import io.wirecost.compiler.emit.Carrier.CarrierKind;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.core.schema.Type;

/** Emits the methods that a struct's builder and reader have for one field. */
final class AccessorEmitter {
    private final Lowered lowered;
    private final WireTypes types;
    private final RuntimeTypes runtime;

    AccessorEmitter(Lowered lowered, WireTypes types) {
        this.lowered = lowered;
        this.types = types;
        this.runtime = new RuntimeTypes(types);
    }

    /** What both views have: the getter, and whether a pointer is there, or whether a union has this branch. */
    void read(SourceWriter out, Struct struct, Field field, View view) {
        if (struct.tag().isPresent()) {
            out.line("").line("public final boolean is%s() {", field.accessor());
            out.line("return _getShortField(%d) == %d;", struct.tag().getAsInt(), field.ordinal())
                    .line("}");
        } else if (types.dataBits(field.shape()).isEmpty()) {
            out.line("").line("public final boolean has%s() {", field.accessor());
            out.line("return !_pointerFieldIsNull(%d);", field.offset()).line("}");
        }
        out.line("").line("public final %s get%s() {", runtime.java(field.shape(), view), field.accessor());
        if (WireTypes.isEnum(field.shape())) {
            enumGetter(out, field);
        } else if (types.dataBits(field.shape()).isPresent()) {
            out.line("return _get%sField(%d);", runtimeName(field), field.offset());
        } else {
            String none = field.shape().asLeaf().isPresent() ? "null, 0, 0" : "null, 0";
            out.line("return _getPointerField(%s, %d, %s);", runtime.factory(field.shape()), field.offset(), none);
        }
        out.line("}");
    }

    /** What only a builder has. */
    void write(SourceWriter out, Struct struct, Field field) {
        if (types.dataBits(field.shape()).isPresent()) {
            setter(out, struct, field, runtime.java(field.shape(), View.BUILDER));
            String value = WireTypes.isEnum(field.shape()) ? "(short) value.ordinal()" : "value";
            out.line("_set%sField(%d, %s);", runtimeName(field), field.offset(), value)
                    .line("}");
            return;
        }
        setter(out, struct, field, runtime.java(field.shape(), View.READER));
        out.line("_setPointerField(%s, %d, value);", runtime.factory(field.shape()), field.offset())
                .line("}");
        field.shape().asLeaf().ifPresent(leaf -> {
            setter(out, struct, field, WireTypes.kind(leaf).javaType());
            out.line(
                    "_setPointerField(%s, %d, new %s(value));",
                    runtime.factory(leaf), field.offset(), runtime.java(leaf, View.READER));
            out.line("}");
        });
        initializer(out, struct, field);
    }

    private void initializer(SourceWriter out, Struct struct, Field field) {
        boolean sized = field.shape().asNested().isEmpty();
        String builder = runtime.java(field.shape(), View.BUILDER);
        out.line("").line("public final %s init%s(%s) {", builder, field.accessor(), sized ? "int size" : "");
        choose(out, struct, field);
        String factory = runtime.factory(field.shape());
        out.line("return _initPointerField(%s, %d, %s);", factory, field.offset(), sized ? "size" : "0");
        out.line("}");
    }

    private static void setter(SourceWriter out, Struct struct, Field field, String type) {
        out.line("").line("public final void set%s(%s value) {", field.accessor(), type);
        choose(out, struct, field);
    }

    /** A branch that is filled becomes the one that is there. */
    private static void choose(SourceWriter out, Struct struct, Field field) {
        struct.tag().ifPresent(tag -> out.line("_setShortField(%d, (short) %d);", tag, field.ordinal()));
    }

    private void enumGetter(SourceWriter out, Field field) {
        Type.Leaf type = field.shape().asLeaf().orElseThrow().type();
        String java = runtime.java(field.shape(), View.READER);
        out.line("switch (_getShortField(%d)) {", field.offset());
        int number = 0;
        for (String symbol : lowered.enumeration(type).symbols().all().values()) {
            out.line("case %d: return %s.%s;", number++, java, CapnpEnumEmitter.constant(symbol));
        }
        out.line("default: return %s._NOT_IN_SCHEMA;", java).line("}");
    }

    private static String runtimeName(Field field) {
        CarrierKind kind = WireTypes.kind(field.shape().asLeaf().orElseThrow());
        return RuntimeTypes.dataName(kind);
    }
}
