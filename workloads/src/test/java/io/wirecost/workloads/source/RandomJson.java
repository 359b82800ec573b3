package io.wirecost.workloads.source;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.workloads.random.Dice;
import java.util.ArrayList;
import java.util.List;

/** Objects whose texts are hard to tell apart from what stands between them. */
final class RandomJson {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final List<String> TEXTS = List.of(
            "", "}", "]{\"", "\\", "\\\"", "\"},{\"", "a,b:c", "\n\r\t", "\u0000\u001e", "日付 🚀", "\u2028", "[[[[");

    private final Dice dice;

    RandomJson(long seed) {
        dice = new Dice(seed);
    }

    /** One of them is larger than what is read at once. */
    List<JsonNode> records(int count) {
        List<JsonNode> records = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            records.add(object(dice.below(5)));
        }
        ((ObjectNode) records.get(dice.below(count)))
                .put("large", dice.pick(TEXTS).repeat(100_000));
        return records;
    }

    private ObjectNode object(int depth) {
        ObjectNode object = JSON.objectNode();
        for (int n = dice.below(5); n > 0; n--) {
            object.set(dice.pick(TEXTS) + n, value(depth - 1));
        }
        return object;
    }

    private JsonNode value(int depth) {
        return switch (dice.below(depth > 0 ? 7 : 5)) {
            case 0 -> JSON.numberNode(dice.nextLong());
            case 1 -> JSON.booleanNode(dice.percent(50));
            case 2 -> JSON.nullNode();
            case 3, 4 -> JSON.textNode(dice.pick(TEXTS) + dice.pick(TEXTS));
            case 5 -> object(depth);
            default -> array(depth);
        };
    }

    private ArrayNode array(int depth) {
        ArrayNode array = JSON.arrayNode();
        for (int n = dice.below(4); n > 0; n--) {
            array.add(value(depth - 1));
        }
        return array;
    }
}
