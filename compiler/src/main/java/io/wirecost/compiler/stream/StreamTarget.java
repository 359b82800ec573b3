package io.wirecost.compiler.stream;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A library without data binding: emits the code that one would write by hand against its writer and reader. */
public final class StreamTarget implements Target {
    private final String id;
    private final StreamDialect dialect;

    private StreamTarget(String id, StreamDialect dialect) {
        this.id = id;
        this.dialect = dialect;
    }

    /** MessagePack by msgpack-core, records as maps by name. */
    public static StreamTarget msgpackMap() {
        return new StreamTarget("msgpackmap", new MsgpackDialect(false, true));
    }

    /** MessagePack by msgpack-core, records as arrays by place. */
    public static StreamTarget msgpackArray() {
        return new StreamTarget("msgpackarray", new MsgpackDialect(true, true));
    }

    /** The same without the header of the root, as code has it that packs one field after the other. */
    public static StreamTarget msgpackValues() {
        return new StreamTarget("msgpackvalues", new MsgpackDialect(true, false));
    }

    /** BSON by the library of MongoDB. */
    public static StreamTarget bson() {
        return new StreamTarget("mongodbbson", new BsonDialect());
    }

    /** Ion by ion-java. */
    public static StreamTarget ion() {
        return new StreamTarget("ionjava", new IonDialect());
    }

    /** FlexBuffers by flatbuffers-java. */
    public static StreamTarget flexbuffers() {
        return new StreamTarget("flexbuffers", new FlexbuffersDialect());
    }

    /** JSON by the streaming API of Jackson. */
    public static StreamTarget jackson() {
        return new StreamTarget("jacksonstreaming", new JacksonDialect());
    }

    /** JSON by what the type adapters of Gson write to and read from. */
    public static StreamTarget gson() {
        return new StreamTarget("gsonadapters", new GsonDialect());
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Emission emit(Schema schema) {
        String mapper = new StreamMapperEmitter(schema, dialect).emit(id);
        return new Emission(Optional.empty(), JavaSources.of(Map.of(GeneratedCode.mapperClass(id), mapper)), List.of());
    }

    @Override
    public List<String> libraries() {
        return List.of(dialect.writer());
    }
}
