package io.wirecost.analysis.advice;

import io.wirecost.core.codec.CodecInfo;
import java.util.List;

/** A codec that is no candidate, with the reasons. */
public record Dropped(CodecInfo codec, List<String> reasons) {
    public Dropped {
        reasons = List.copyOf(reasons);
    }
}
