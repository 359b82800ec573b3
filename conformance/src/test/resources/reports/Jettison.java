package reports;

import io.wirecost.core.codec.Family;
import org.codehaus.jettison.json.JSONObject;

/** JSON by Jettison. */
public final class Jettison extends ContentCodecs {
    public Jettison() {
        super("JSON", "", Family.TEXT, "org.codehaus.jettison:jettison", JSONObject.class);
    }

    @Override
    byte[] write(byte[] content) {
        return json(content);
    }

    @Override
    byte[] read(byte[] message) throws Exception {
        return content(new JSONObject(string(message)).getString("content"));
    }
}
