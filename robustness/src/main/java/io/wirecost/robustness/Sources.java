package io.wirecost.robustness;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.schema.Schema;
import java.util.List;

/**
 * What the damages of one codec are made of.
 *
 * @param codec that reads them
 * @param schema of the messages
 * @param messages undamaged ones, of at least one byte each
 * @param formats messages of other formats
 * @param schemas messages of other schemas
 */
public record Sources(
        CodecInfo codec, Schema schema, List<Undamaged> messages, List<Other> formats, List<Other> schemas) {
    public Sources {
        messages = List.copyOf(messages);
        formats = List.copyOf(formats);
        schemas = List.copyOf(schemas);
    }

    boolean isCompressed() {
        return codec.wrapper().isPresent();
    }

    boolean isText() {
        return codec.family() == Family.TEXT && !isCompressed();
    }

    /** A message that is not one of these, and what it is in words. */
    public record Other(String words, byte[] bytes) {}
}
