package io.wirecost.bench.plain;

import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;

/** CBOR. */
public class PlainCbor extends PlainJacksonFormat {
    public PlainCbor() {
        super(CBORMapper.builder());
    }
}
