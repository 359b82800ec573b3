package io.wirecost.codecs.johnzon;

import java.lang.reflect.Field;
import java.util.Map;
import org.apache.johnzon.mapper.Adapter;
import org.apache.johnzon.mapper.access.FieldAccessMode;

/** A bean's private fields, with an adapter for those inside of which Johnzon itself would use none. */
final class BeanFields extends FieldAccessMode {
    private final Map<Class<?>, ScalarAdapter<?, ?>> scalars;

    /** @param scalars the classes that need an adapter wherever they are */
    BeanFields(Map<Class<?>, ScalarAdapter<?, ?>> scalars) {
        super(false, false);
        this.scalars = scalars;
    }

    @Override
    public Map<String, Reader> doFindReaders(Class<?> type) {
        Map<String, Reader> readers = super.doFindReaders(type);
        readers.replaceAll((name, reader) -> new ReadField(((FieldReader) reader).getField()));
        return readers;
    }

    @Override
    public Map<String, Writer> doFindWriters(Class<?> type) {
        Map<String, Writer> writers = super.doFindWriters(type);
        writers.replaceAll((name, writer) -> new WrittenField(((FieldWriter) writer).getField()));
        return writers;
    }

    private Adapter<?, ?> adapter(Field field) {
        return ContainerAdapter.of(field.getGenericType(), scalars).orElse(null);
    }

    private final class ReadField extends FieldReader {
        ReadField(Field field) {
            super(field, field.getGenericType());
        }

        @Override
        public Adapter<?, ?> findConverter() {
            return adapter(field);
        }

        @Override
        public boolean isNillable(boolean nullsAreWritten) {
            return false;
        }
    }

    private final class WrittenField extends FieldWriter {
        WrittenField(Field field) {
            super(field, field.getGenericType());
        }

        @Override
        public Adapter<?, ?> findConverter() {
            return adapter(field);
        }
    }
}
