package io.wirecost.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.json.Json;
import java.math.BigInteger;

/** What {@link io.wirecost.core.json.JsonText} has read, as the tree that a JSON Schema and Jackson take. */
final class Tree {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Tree() {}

    static JsonNode of(Json json) {
        if (json instanceof Json.Obj object) {
            ObjectNode node = NODES.objectNode();
            object.members().forEach((key, value) -> node.set(key, of(value)));
            return node;
        } else if (json instanceof Json.Arr array) {
            ArrayNode node = NODES.arrayNode(array.elements().size());
            array.elements().forEach(element -> node.add(of(element)));
            return node;
        } else if (json instanceof Json.Str text) {
            return NODES.textNode(text.value());
        } else if (json instanceof Json.Num number) {
            return number(number.text());
        } else if (json instanceof Json.Bool flag) {
            return NODES.booleanNode(flag.value());
        }
        return NODES.nullNode();
    }

    private static JsonNode number(String text) {
        if (text.contains(".") || text.contains("e") || text.contains("E")) {
            return NODES.numberNode(Double.parseDouble(text));
        }
        BigInteger whole = new BigInteger(text);
        if (whole.bitLength() < Integer.SIZE) {
            return NODES.numberNode(whole.intValue());
        }
        return whole.bitLength() < Long.SIZE ? NODES.numberNode(whole.longValue()) : NODES.numberNode(whole);
    }
}
