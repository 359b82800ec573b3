package io.wirecost.bench.plain;

import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;

/** Smile, with bytes as they are. */
public class PlainSmile extends PlainJacksonFormat {
    public PlainSmile() {
        super(SmileMapper.builder(SmileFactory.builder()
                .disable(SmileGenerator.Feature.ENCODE_BINARY_AS_7BIT)
                .build()));
    }
}
