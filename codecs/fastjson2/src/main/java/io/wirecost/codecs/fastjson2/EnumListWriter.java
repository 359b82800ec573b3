package io.wirecost.codecs.fastjson2;

import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.writer.ObjectWriter;
import java.lang.reflect.Type;
import java.util.List;

/** A list of enums by their converter, whereas Fastjson writes the names of the Java constants in JSONB. */
final class EnumListWriter implements ObjectWriter<List<?>> {
    static final EnumListWriter INSTANCE = new EnumListWriter();

    private EnumListWriter() {}

    @Override
    public void write(JSONWriter out, Object list, Object name, Type type, long features) {
        if (list == null) {
            out.writeNull();
            return;
        }
        out.startArray();
        boolean first = true;
        for (Object element : (List<?>) list) {
            if (!first) {
                out.writeComma();
            }
            first = false;
            out.writeAny(element);
        }
        out.endArray();
    }

    @Override
    public void writeJSONB(JSONWriter out, Object list, Object name, Type type, long features) {
        if (list == null) {
            out.writeNull();
            return;
        }
        out.startArray(((List<?>) list).size());
        ((List<?>) list).forEach(out::writeAny);
        out.endArray();
    }
}
