package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReader;
import com.alibaba.fastjson2.writer.ObjectWriter;
import java.lang.reflect.Type;
import java.util.function.Function;

/** A value as text. */
record TextConverter<V>(Class<V> type, Function<? super V, String> encode, Function<String, ?> decode)
        implements ObjectWriter<V>, ObjectReader<Object> {
    @Override
    public long getFeatures() {
        return 0;
    }

    @Override
    public void write(JSONWriter out, Object value, Object name, Type declared, long features) {
        if (value == null) {
            out.writeNull();
        } else {
            out.writeString(encode.apply(type.cast(value)));
        }
    }

    @Override
    public Object readObject(JSONReader in, Type declared, Object name, long features) {
        return in.nextIfNull() ? null : decode.apply(in.readString());
    }

    @Override
    public Object readJSONBObject(JSONReader in, Type declared, Object name, long features) {
        return readObject(in, declared, name, features);
    }
}
