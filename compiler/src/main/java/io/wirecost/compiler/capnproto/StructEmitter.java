package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.codec.GeneratedCode;

/** Emits the Java class of a struct: its factory, builder and reader on the runtime's, as capnpc-java would. */
final class StructEmitter {
    private final Struct struct;
    private final String self;
    private final AccessorEmitter accessors;
    private final SourceWriter out = new SourceWriter();

    StructEmitter(Struct struct, AccessorEmitter accessors) {
        this.struct = struct;
        this.self = RuntimeTypes.className(struct.name());
        this.accessors = accessors;
    }

    String emit() {
        out.line("package " + GeneratedCode.targetPackage(CapnprotoTarget.ID) + ";")
                .line("");
        out.line("public class %s {", struct.name());
        String size = "(short) %d, (short) %d".formatted(struct.dataWords(), struct.pointers());
        out.line("public static final org.capnproto.StructSize STRUCT_SIZE = new org.capnproto.StructSize(%s);", size);
        factory();
        builder();
        reader();
        return out.line("}").toString();
    }

    private void factory() {
        String source = """

                public static final class Factory extends org.capnproto.StructFactory<SELF.Builder, SELF.Reader> {
                public final SELF.Reader constructReader(org.capnproto.SegmentReader segment, int data, int pointers, int dataSize, short pointerCount, int nestingLimit) {
                return new SELF.Reader(segment, data, pointers, dataSize, pointerCount, nestingLimit);
                }

                public final SELF.Builder constructBuilder(org.capnproto.SegmentBuilder segment, int data, int pointers, int dataSize, short pointerCount) {
                return new SELF.Builder(segment, data, pointers, dataSize, pointerCount);
                }

                public final org.capnproto.StructSize structSize() {
                return SELF.STRUCT_SIZE;
                }

                public final SELF.Reader asReader(SELF.Builder builder) {
                return builder.asReader();
                }
                }

                public static final SELF.Factory factory = new SELF.Factory();
                public static final org.capnproto.StructList.Factory<SELF.Builder, SELF.Reader> listFactory = new org.capnproto.StructList.Factory<SELF.Builder, SELF.Reader>(factory);
                """;
        source.replace("SELF", self).lines().forEach(out::line);
    }

    private void builder() {
        String source = """

                public static final class Builder extends org.capnproto.StructBuilder {
                Builder(org.capnproto.SegmentBuilder segment, int data, int pointers, int dataSize, short pointerCount) {
                super(segment, data, pointers, dataSize, pointerCount);
                }

                public final SELF.Reader asReader() {
                return new SELF.Reader(segment, data, pointers, dataSize, pointerCount, 0x7fffffff);
                }
                """;
        source.replace("SELF", self).lines().forEach(out::line);
        struct.fields().forEach(f -> {
            accessors.read(out, struct, f, RuntimeTypes.View.BUILDER);
            accessors.write(out, struct, f);
        });
        out.line("}");
    }

    private void reader() {
        String source = """

                public static final class Reader extends org.capnproto.StructReader {
                Reader(org.capnproto.SegmentReader segment, int data, int pointers, int dataSize, short pointerCount, int nestingLimit) {
                super(segment, data, pointers, dataSize, pointerCount, nestingLimit);
                }
                """;
        source.lines().forEach(out::line);
        struct.fields().forEach(f -> accessors.read(out, struct, f, RuntimeTypes.View.READER));
        out.line("}");
    }
}
