package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.reader.FieldReader;
import com.alibaba.fastjson2.reader.ObjectReader;
import java.lang.reflect.Type;

/**
 * Reads a bean that may be absent from a list. Fastjson's readers without byte code of their own, which it takes where a
 * property has a reader of its own, expect one in JSONB.
 */
record NullableReader<T>(ObjectReader<T> bean) implements ObjectReader<T> {
    @Override
    public T readJSONBObject(JSONReader in, Type type, Object name, long features) {
        return in.nextIfNull() ? null : bean.readJSONBObject(in, type, name, features);
    }

    @Override
    public T readObject(JSONReader in, Type type, Object name, long features) {
        return bean.readObject(in, type, name, features);
    }

    @Override
    public T createInstance(long features) {
        return bean.createInstance(features);
    }

    @Override
    public FieldReader<?> getFieldReader(long hash) {
        return bean.getFieldReader(hash);
    }
}
