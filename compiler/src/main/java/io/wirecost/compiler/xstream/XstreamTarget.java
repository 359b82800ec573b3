package io.wirecost.compiler.xstream;

import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.JavaSources;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Emits the code that one would write by hand into converters for XStream. */
public final class XstreamTarget implements Target {
    private static final String ID = "xstreamconverters";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Emission emit(Schema schema) {
        String mapper = new ConverterEmitter(schema).emit(ID);
        return new Emission(Optional.empty(), JavaSources.of(Map.of(GeneratedCode.mapperClass(ID), mapper)), List.of());
    }

    @Override
    public List<String> libraries() {
        return List.of(ConverterEmitter.WRITER);
    }
}
