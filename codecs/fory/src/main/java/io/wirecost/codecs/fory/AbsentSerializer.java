package io.wirecost.codecs.fory;

import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;

/** For fields of type null, which Fory knows no serializer of: it writes their absence itself. */
final class AbsentSerializer extends Serializer<Void> {
    AbsentSerializer(TypeResolver resolver) {
        super(resolver.getConfig(), Void.class);
    }

    @Override
    public void write(WriteContext context, Void value) {
        // nothing to write: there is no instance
    }

    @Override
    public Void read(ReadContext context) {
        return null;
    }
}
