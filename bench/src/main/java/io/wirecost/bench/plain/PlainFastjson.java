package io.wirecost.bench.plain;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.reader.ObjectReader;
import com.alibaba.fastjson2.reader.ObjectReaderProvider;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import wirecost.domain.TransactionData;

/** JSON by Fastjson 2, bytes as base64; what a call needs to know is made once. */
public class PlainFastjson extends PlainBean {
    private final JSONWriter.Context writing =
            JSONFactory.createWriteContext(JSONWriter.Feature.WriteByteArrayAsBase64);
    private final JSONReader.Context reading;

    /** Fastjson's own reader of base64 fails where anything behind it in the message is escaped. */
    public PlainFastjson() {
        ObjectReaderProvider readers = new ObjectReaderProvider();
        ObjectReader<byte[]> base64 =
                (in, type, name, features) -> Base64.getDecoder().decode(in.readString());
        readers.register(byte[].class, base64);
        reading = JSONFactory.createReadContext(readers);
    }

    @Override
    byte[] serialize(TransactionData data) {
        return JSON.toJSONBytes(data, StandardCharsets.UTF_8, writing);
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        return JSON.parseObject(bytes, TransactionData.class, reading);
    }
}
