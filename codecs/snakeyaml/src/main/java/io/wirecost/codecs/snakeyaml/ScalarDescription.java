package io.wirecost.codecs.snakeyaml;

import java.util.function.Function;
import org.yaml.snakeyaml.TypeDescription;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;

/** A class whose values are read from text, and which SnakeYAML cannot make by itself. */
final class ScalarDescription extends TypeDescription {
    private final Function<String, ?> decode;

    ScalarDescription(Class<?> type, Function<String, ?> decode) {
        super(type);
        this.decode = decode;
    }

    @Override
    public Object newInstance(Node node) {
        return decode.apply(((ScalarNode) node).getValue());
    }
}
