package io.wirecost.codecs.avaje;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import java.lang.reflect.Constructor;

/** A domain class without fields, for which avaje would generate one that writes its hash code. */
record EmptyAdapter<B>(Constructor<B> constructor) implements JsonAdapter<B> {
    static <B> JsonAdapter<B> of(Class<B> type) {
        try {
            return new EmptyAdapter<>(type.getConstructor()).nullSafe();
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void toJson(JsonWriter out, B bean) {
        out.beginObject();
        out.endObject();
    }

    @Override
    public B fromJson(JsonReader in) {
        in.beginObject();
        while (in.hasNextField()) {
            in.nextField();
            in.skipValue();
        }
        in.endObject();
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
