package io.wirecost.codecs.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.converters.ConversionException;
import com.thoughtworks.xstream.converters.Converter;
import com.thoughtworks.xstream.converters.MarshallingContext;
import com.thoughtworks.xstream.converters.UnmarshallingContext;
import com.thoughtworks.xstream.io.HierarchicalStreamReader;
import com.thoughtworks.xstream.io.HierarchicalStreamWriter;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.StreamMapper;

/** The emitted code as a converter of XStream for the whole message, such as one writes by hand and registers. */
final class EmittedConverter<T> implements Converter {
    private final Class<T> type;
    private final StreamMapper<T, HierarchicalStreamWriter, HierarchicalStreamReader> mapper;

    private EmittedConverter(Binding<T> binding) {
        this.type = binding.domainClass();
        this.mapper = binding.streamMapper();
    }

    /** XStream finds one class and its converter; everything below is the converter's. */
    static XStream configure(XStream xstream, Binding<?> binding) {
        Class<?> root = binding.domainClass();
        xstream.setClassLoader(binding.loader());
        xstream.setMode(XStream.NO_REFERENCES);
        xstream.allowTypes(new Class<?>[] {root});
        xstream.alias(root.getSimpleName(), root);
        xstream.registerConverter(new EmittedConverter<>(binding));
        return xstream;
    }

    @Override
    @SuppressWarnings("rawtypes") // as XStream declares it
    public boolean canConvert(Class candidate) {
        return candidate == type;
    }

    @Override
    public void marshal(Object value, HierarchicalStreamWriter writer, MarshallingContext context) {
        try {
            mapper.write(type.cast(value), writer);
        } catch (Exception e) {
            throw new ConversionException(e);
        }
    }

    @Override
    public Object unmarshal(HierarchicalStreamReader reader, UnmarshallingContext context) {
        try {
            return mapper.read(reader);
        } catch (Exception e) {
            throw new ConversionException(e);
        }
    }
}
