package reports;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import io.wirecost.core.codec.Family;

/** CBOR by Jackson's parser. */
public final class JacksonCbor extends ContentCodecs {
    private final CBORFactory cbor = new CBORFactory();

    public JacksonCbor() {
        super(
                "CBOR",
                "",
                Family.SELF_DESCRIBING,
                "com.fasterxml.jackson.dataformat:jackson-dataformat-cbor",
                CBORFactory.class);
    }

    @Override
    byte[] write(byte[] content) {
        return binary("a167636f6e74656e745a", content, "");
    }

    @Override
    byte[] read(byte[] message) throws Exception {
        byte[] content = null;
        try (JsonParser in = cbor.createParser(message)) {
            in.nextToken();
            while (in.nextToken() == JsonToken.FIELD_NAME) {
                boolean isContent = in.getCurrentName().equals("content");
                in.nextToken();
                if (isContent) {
                    content = in.getBinaryValue();
                } else {
                    in.skipChildren();
                }
            }
        }
        return content;
    }
}
