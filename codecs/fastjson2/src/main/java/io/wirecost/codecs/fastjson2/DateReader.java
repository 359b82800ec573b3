package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.reader.ObjectReader;
import io.wirecost.core.value.TextCarrier;
import java.lang.reflect.Type;
import java.time.LocalDate;

/** Reads any date; Fastjson's own way for properties of this class knows years of four digits only. */
final class DateReader implements ObjectReader<LocalDate> {
    DateReader() {}

    @Override
    public LocalDate readObject(JSONReader in, Type type, Object name, long features) {
        return in.nextIfNull() ? null : TextCarrier.DATE.decode().apply(in.readString());
    }

    @Override
    public LocalDate readJSONBObject(JSONReader in, Type type, Object name, long features) {
        return readObject(in, type, name, features);
    }
}
