package io.wirecost.codecs.jacksonjr;

import com.fasterxml.jackson.jr.ob.api.ReaderWriterModifier;
import com.fasterxml.jackson.jr.ob.api.ValueWriter;
import com.fasterxml.jackson.jr.ob.impl.BeanConstructors;
import com.fasterxml.jackson.jr.ob.impl.JSONReader;
import com.fasterxml.jackson.jr.ob.impl.JSONWriter;
import com.fasterxml.jackson.jr.ob.impl.POJODefinition;
import com.fasterxml.jackson.jr.ob.impl.POJODefinition.Prop;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import java.util.List;

/** Tells Jackson jr the properties of a domain class, by getters and setters and the schema's names. */
final class SchemaNames extends ReaderWriterModifier {
    private final DomainClasses classes;
    private final Values values;

    SchemaNames(DomainClasses classes, Values values) {
        this.classes = classes;
        this.values = values;
    }

    @Override
    public POJODefinition pojoDefinitionForSerialization(JSONWriter context, Class<?> type) {
        return definition(type);
    }

    @Override
    public POJODefinition pojoDefinitionForDeserialization(JSONReader context, Class<?> type) {
        return definition(type);
    }

    private POJODefinition definition(Class<?> type) {
        List<Property> properties = classes.beans().get(type);
        if (properties == null) {
            return null;
        }
        Prop[] props = properties.stream()
                .map(p -> new Prop(p.wireName(), p.wireName(), null, p.setter(), p.getter(), null, null))
                .toArray(Prop[]::new);
        try {
            return new POJODefinition(
                    type, props, new BeanConstructors(type).addNoArgsConstructor(type.getConstructor()));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Called for types that Jackson jr knows itself, before their standard writer is taken. */
    @Override
    public ValueWriter overrideStandardValueWriter(JSONWriter context, Class<?> type, int standardType) {
        return values.findValueWriter(context, type);
    }
}
