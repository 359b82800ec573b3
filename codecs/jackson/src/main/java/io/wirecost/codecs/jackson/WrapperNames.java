package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.module.jakarta.xmlbind.JakartaXmlBindAnnotationIntrospector;

/**
 * Jackson tells properties apart by the names of their elements, which repeat in every map of a record: it gets to know
 * those with a wrapper by the wrapper's name.
 */
final class WrapperNames extends JakartaXmlBindAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    WrapperNames() {
        super(TypeFactory.defaultInstance());
    }

    @Override
    public PropertyName findNameForSerialization(Annotated member) {
        PropertyName wrapper = findWrapperName(member);
        return wrapper == null ? super.findNameForSerialization(member) : wrapper;
    }

    @Override
    public PropertyName findNameForDeserialization(Annotated member) {
        PropertyName wrapper = findWrapperName(member);
        return wrapper == null ? super.findNameForDeserialization(member) : wrapper;
    }
}
