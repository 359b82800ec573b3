package io.wirecost.compiler.ubjson;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** UBJSON by com.dev-smart:ubjson, whose objects can only be written and read as trees: a mapper to them. */
public final class UbjsonTarget implements Target {
    private static final String ID = "ubjson";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(Schema schema) {
        String mapper = new UbjsonMapperEmitter(schema).emit(ID);
        return new Emission(Optional.empty(), JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), mapper)), List.of());
    }

    @Override
    public List<String> libraries() {
        return List.of("com.devsmart.ubjson.UBValue");
    }
}
