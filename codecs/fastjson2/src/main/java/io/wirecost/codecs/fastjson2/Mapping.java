package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReaderCreatorASM;
import com.alibaba.fastjson2.reader.ObjectReaderProvider;
import com.alibaba.fastjson2.writer.ObjectWriterCreatorASM;
import com.alibaba.fastjson2.writer.ObjectWriterProvider;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.value.TextCarrier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Fastjson's generators of byte code, fed with the schema's names and the text carriers. */
final class Mapping {
    private final Map<Class<?>, TextConverter<?>> converters = new HashMap<>();
    private final DomainClasses classes;
    private final ObjectWriterProvider writers;
    private final ObjectReaderProvider readers;

    Mapping(DomainClasses classes, ClassLoader loader, List<TextCarrier<?>> carriers) {
        this.classes = classes;
        carriers.forEach(this::add);
        classes.enums().forEach(this::addEnum);
        converters.put(Void.class, new TextConverter<>(Void.class, value -> null, text -> null));
        writers = new ObjectWriterProvider(new ObjectWriterCreatorASM(loader));
        readers = new ObjectReaderProvider(new ObjectReaderCreatorASM(loader));
        writers.register(new Writers(classes, converters, writers));
        readers.register(new FastjsonReaders(classes, converters));
        converters.forEach((type, converter) -> {
            if (!type.isEnum()) { // for which Writers decides
                writers.register(type, converter);
            }
            readers.register(type, converter);
        });
    }

    private <V> void add(TextCarrier<V> carrier) {
        converters.put(carrier.type(), new TextConverter<>(carrier.type(), carrier.encode(), carrier.decode()));
    }

    private void addEnum(Class<?> type, Map<String, Enum<?>> constants) {
        Map<Object, String> symbols = new HashMap<>();
        constants.forEach((symbol, constant) -> symbols.put(constant, symbol));
        converters.put(type, new TextConverter<>(type, symbols::get, constants::get));
    }

    JSONWriter.Context writer(JSONWriter.Feature... features) {
        return new JSONWriter.Context(writers, features);
    }

    /** A map may have a key {@code $ref}, which is a reference to Fastjson unless it is told that there are none. */
    JSONReader.Context reader() {
        return new JSONReader.Context(readers, JSONReader.Feature.DisableReferenceDetect);
    }

    /** As {@link #reader}, for JSONB. */
    JSONReader.Context binaryReader() {
        classes.beans().forEach((type, properties) -> {
            if (properties.stream()
                    .anyMatch(p -> FastjsonReaders.hasOwnReader(p.field().getType()))) {
                readers.register(
                        type,
                        new NullableReader<>(readers.getCreator().createObjectReader(type, type, false, readers)));
            }
        });
        return reader();
    }
}
