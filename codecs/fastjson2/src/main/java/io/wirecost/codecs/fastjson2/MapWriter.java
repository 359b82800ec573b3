package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.writer.ObjectWriter;
import java.lang.reflect.Type;
import java.util.Map;

/** A map that keeps its null values: Fastjson either writes absent fields too, or drops these as well. */
final class MapWriter implements ObjectWriter<Map<?, ?>> {
    static final MapWriter INSTANCE = new MapWriter();

    private MapWriter() {}

    @Override
    public void write(JSONWriter out, Object map, Object name, Type type, long features) {
        if (map == null) {
            out.writeNull();
            return;
        }
        out.startObject();
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
            out.writeName((String) entry.getKey());
            out.writeColon();
            out.writeAny(entry.getValue());
        }
        out.endObject();
    }

    @Override
    public void writeJSONB(JSONWriter out, Object map, Object name, Type type, long features) {
        if (map == null) {
            out.writeNull();
            return;
        }
        out.startObject();
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
            out.writeString((String) entry.getKey());
            out.writeAny(entry.getValue());
        }
        out.endObject();
    }
}
