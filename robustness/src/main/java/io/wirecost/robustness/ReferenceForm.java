package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.codec.CodecInfo;
import java.util.List;
import java.util.Optional;

/** How a format writes that a value stands elsewhere in the message, and so how values are made to lie in circles. */
interface ReferenceForm {
    /** Returns which references a message may get; without any places if it has none. */
    Bending bending(byte[] message, List<ByteSpan> spans);

    /**
     * References that lead elsewhere.
     *
     * @param places where one may stand
     * @param targets to which each may lead
     */
    record Bending(int places, int targets, Change change) {
        static final Bending NONE = new Bending(0, 0, (place, target) -> {
            throw new IllegalStateException("no place");
        });

        long possible() {
            return (long) places * targets;
        }
    }

    /** Makes the message with one of them. */
    interface Change {
        Bent at(int place, int target);
    }

    /** A message with a reference, and which one in words. */
    record Bent(byte[] bytes, String words) {}

    /** Returns the form of a codec's messages; empty if its format has no references. */
    static Optional<ReferenceForm> of(CodecInfo codec) {
        return Optional.ofNullable(
                switch (codec.format()) {
                    case "Cap'n Proto" -> codec.layout().equals("unpacked") ? new CapnprotoPointers() : null;
                    case "FlatBuffers" -> new FlatbuffersOffsets();
                    case "Java serialization" -> codec.layout().isEmpty() ? new JavaHandles() : null;
                    case "Hessian 2" -> new HessianReferences();
                    case "YAML" -> new YamlAliases();
                    default -> null;
                });
    }
}
