package io.wirecost.engine.worker;

import io.wirecost.core.value.RecordValue;
import java.util.List;

/** What a codec made of a file of bytes that another codec has encoded. */
public sealed interface ReadResult {
    /** It decoded all messages. Whether the values are right is not said. */
    record Values(List<RecordValue> records) implements ReadResult {
        public Values {
            records = List.copyOf(records);
        }
    }

    /**
     * It did not take the bytes.
     *
     * @param ended whether it died or hung of them; else it has said itself that it does not take them
     */
    record Unreadable(String reason, boolean ended) implements ReadResult {}
}
