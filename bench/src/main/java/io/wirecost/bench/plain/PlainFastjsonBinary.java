package io.wirecost.bench.plain;

import com.alibaba.fastjson2.JSONB;
import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import wirecost.domain.TransactionData;

/** Fastjson's own binary form of JSON, with enums by name. */
public class PlainFastjsonBinary extends PlainBean {
    private final JSONWriter.Context writing = JSONFactory.createWriteContext(JSONWriter.Feature.WriteEnumsUsingName);
    private final JSONReader.Context reading = JSONFactory.createReadContext();

    @Override
    byte[] serialize(TransactionData data) {
        return JSONB.toBytes(data, writing);
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        return JSONB.parseObject(bytes, TransactionData.class, reading);
    }
}
