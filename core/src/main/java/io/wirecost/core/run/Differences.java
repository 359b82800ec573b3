package io.wirecost.core.run;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecNames;
import io.wirecost.core.codec.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Collects what differs. */
final class Differences {
    private static final String NOT_THERE = "not there";

    private final List<Difference> found = new ArrayList<>();

    Differences add(String what, Object before, Object after) {
        return addIf(!Objects.equals(before, after), what, before, after);
    }

    Differences addIf(boolean differs, String what, Object before, Object after) {
        if (differs) {
            found.add(new Difference(what, String.valueOf(before), String.valueOf(after)));
        }
        return this;
    }

    /** Adds every codec that is not the same in both lists: another version, or in one of them only. */
    Differences addCodecs(List<CodecInfo> before, List<CodecInfo> after) {
        Map<Variant, String> then = texts(before);
        Map<Variant, String> now = texts(after);
        Set<Variant> codecs = new LinkedHashSet<>(then.keySet());
        codecs.addAll(now.keySet());
        CodecNames names = new CodecNames(codecs);
        codecs.forEach(codec -> add(
                "codec " + names.of(codec), then.getOrDefault(codec, NOT_THERE), now.getOrDefault(codec, NOT_THERE)));
        return this;
    }

    private static Map<Variant, String> texts(List<CodecInfo> codecs) {
        Map<Variant, String> texts = new LinkedHashMap<>();
        codecs.forEach(c -> texts.put(c.variant(), c.library() + " " + c.version() + ", " + c.backEnd()));
        return texts;
    }

    List<Difference> list() {
        return List.copyOf(found);
    }
}
