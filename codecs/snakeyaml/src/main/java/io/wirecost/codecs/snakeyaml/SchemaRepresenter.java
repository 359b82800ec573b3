package io.wirecost.codecs.snakeyaml;

import io.wirecost.core.value.TextCarrier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.introspector.Property;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.representer.Represent;
import org.yaml.snakeyaml.representer.Representer;

/** Leaves out absent properties and the names of classes, and writes the scalars that SnakeYAML has no form for. */
final class SchemaRepresenter extends Representer {
    /** Bytes have a form of YAML's, !!binary, and a UUID one of SnakeYAML's. */
    static final List<TextCarrier<?>> CARRIERS = List.of(
            TextCarrier.DECIMAL,
            TextCarrier.DATE,
            TextCarrier.TIME,
            TextCarrier.TIMESTAMP,
            TextCarrier.LOCAL_TIMESTAMP);

    /** Ends a line in a block. */
    private static final char NEXT_LINE = '\u0085';

    /** Is skipped at the beginning of a message. */
    private static final char BYTE_ORDER_MARK = '\ufeff';

    /** Are line breaks to SnakeYAML, which knows YAML 1.1, and no line breaks in YAML 1.2. */
    private static final char LINE_SEPARATOR = '\u2028';

    private static final char PARAGRAPH_SEPARATOR = '\u2029';

    SchemaRepresenter(DumperOptions options) {
        super(options);
        Represent usual = representers.get(String.class);
        representers.put(String.class, text -> text((String) text, usual));
        Represent number = multiRepresenters.get(Number.class);
        representers.put(Float.class, value -> number.representData(finiteOrDouble((Float) value)));
        CARRIERS.forEach(this::addCarrier);
        addClassTag(UUID.class, Tag.STR);
    }

    private <V> void addCarrier(TextCarrier<V> carrier) {
        representers.put(
                carrier.type(),
                value -> representScalar(
                        Tag.STR, carrier.encode().apply(carrier.type().cast(value))));
    }

    void addEnum(Class<?> type, Map<String, Enum<?>> constants) {
        addClassTag(type, Tag.STR);
        if (areRenamed(constants)) {
            Map<Object, String> symbols = new HashMap<>();
            constants.forEach((symbol, constant) -> symbols.put(constant, symbol));
            representers.put(type, constant -> representScalar(Tag.STR, symbols.get(constant)));
        }
    }

    /** Returns whether a constant has not the name of its symbol, which is what SnakeYAML writes. */
    static boolean areRenamed(Map<String, Enum<?>> constants) {
        return constants.entrySet().stream()
                .anyMatch(named -> !named.getKey().equals(named.getValue().name()));
    }

    /** Escapes characters that SnakeYAML leaves as they are, and that it or another library then reads as something else. */
    private Node text(String text, Represent usual) {
        return isMisread(text) ? representScalar(Tag.STR, text, ScalarStyle.DOUBLE_QUOTED) : usual.representData(text);
    }

    private static boolean isMisread(String text) {
        return text.indexOf(NEXT_LINE) >= 0
                || text.indexOf(BYTE_ORDER_MARK) >= 0
                || text.indexOf(LINE_SEPARATOR) >= 0
                || text.indexOf(PARAGRAPH_SEPARATOR) >= 0;
    }

    /** NaN and infinities have words of YAML's as doubles, where SnakeYAML gives a float a tag and Java's word. */
    private static Number finiteOrDouble(Float value) {
        return Float.isFinite(value) ? (Number) value : (Number) value.doubleValue();
    }

    @Override
    protected NodeTuple representJavaBeanProperty(Object bean, Property property, Object value, Tag tag) {
        return value == null ? null : super.representJavaBeanProperty(bean, property, value, tag);
    }
}
