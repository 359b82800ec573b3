package io.wirecost.bench.plain;

import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON. */
public class PlainJackson extends PlainJacksonFormat {
    public PlainJackson() {
        super(JsonMapper.builder());
    }
}
