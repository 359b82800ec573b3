package io.wirecost.codecs.jackson;

import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;

/** The names of self-describing formats: fields stand there under their keys. */
final class WireNames extends SchemaNames {
    private static final long serialVersionUID = 1;

    WireNames(DomainClasses domain) {
        super(domain);
    }

    @Override
    String onWire(Property property) {
        return property.wireName();
    }
}
