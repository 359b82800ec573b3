package io.wirecost.core.codec;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The names of codecs that stand side by side. The runtime is added where two codecs share a name. */
public final class CodecNames {
    private final Set<String> shared = new HashSet<>();

    /** @param codecs all that stand side by side */
    public CodecNames(Collection<Variant> codecs) {
        Map<String, String> runtimes = new HashMap<>();
        for (Variant codec : codecs) {
            String other = runtimes.putIfAbsent(codec.name(), codec.runtime());
            if (other != null && !other.equals(codec.runtime())) {
                shared.add(codec.name());
            }
        }
    }

    /** {@code thrift-compact}, or {@code thrift-compact (node)} where another runtime has one, too. */
    public String of(Variant codec) {
        return shared.contains(codec.name()) ? "%s (%s)".formatted(codec.name(), codec.runtime()) : codec.name();
    }
}
