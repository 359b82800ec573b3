package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.util.NameTransformer;
import jakarta.xml.bind.annotation.XmlElement;
import java.util.List;

/**
 * Names the elements within a wrapper, once properties are told apart ({@link WrapperNames}). A reader does not need it:
 * Jackson takes whatever a wrapper holds for its elements.
 */
final class ElementNames extends BeanSerializerModifier {
    private static final long serialVersionUID = 1;

    @Override
    public List<BeanPropertyWriter> changeProperties(
            SerializationConfig config, BeanDescription description, List<BeanPropertyWriter> properties) {
        properties.replaceAll(property -> property.getWrapperName() == null ? property : renamed(property));
        return properties;
    }

    private static BeanPropertyWriter renamed(BeanPropertyWriter property) {
        String element = property.getAnnotation(XmlElement.class).name();
        return property.rename(new NameTransformer() {
            @Override
            public String transform(String name) {
                return element;
            }

            @Override
            public String reverse(String transformed) {
                return property.getName();
            }
        });
    }
}
