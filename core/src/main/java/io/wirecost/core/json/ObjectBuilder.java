package io.wirecost.core.json;

import java.util.LinkedHashMap;
import java.util.Map;

/** Collects the members of an object in their order. */
public final class ObjectBuilder {
    private final Map<String, Json> members = new LinkedHashMap<>();

    public ObjectBuilder put(String key, Json value) {
        members.put(key, value);
        return this;
    }

    public ObjectBuilder put(String key, String text) {
        return put(key, new Json.Str(text));
    }

    public ObjectBuilder put(String key, boolean flag) {
        return put(key, new Json.Bool(flag));
    }

    public ObjectBuilder put(String key, long number) {
        return put(key, new Json.Num(Long.toString(number)));
    }

    /** The members of another object, behind those that are there. */
    public ObjectBuilder putAll(Json.Obj object) {
        members.putAll(object.members());
        return this;
    }

    public Json.Obj build() {
        return new Json.Obj(members);
    }
}
