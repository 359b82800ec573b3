package reports;

import io.wirecost.core.codec.Family;
import org.json.XML;

/** XML by JSON-java. */
public final class OrgJson extends ContentCodecs {
    public OrgJson() {
        super("XML", "", Family.TEXT, "org.json:json", XML.class);
    }

    @Override
    byte[] write(byte[] content) {
        return text("<note><bytes>", content, "</bytes></note>");
    }

    @Override
    byte[] read(byte[] message) {
        return content(XML.toJSONObject(string(message), true)
                .getJSONObject("note")
                .getString("bytes"));
    }
}
