package io.wirecost.harness.worker;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import org.junit.jupiter.api.Test;

class EqualTextsTest {
    @Test
    void equal_texts_are_one_object_wherever_they_stand_and_others_stay() {
        RecordValue record = RecordValue.of(text("same"), List.of(text("same"), text("other")));

        RecordValue made = EqualTexts.asOneObject(
                SchemaText.parse("root Note\nrecord Note\n  title string\n  tags array(string)\n"), record);

        assertThat(made).hasToString(record.toString());
        assertThat(made.get(0)).isSameAs(((List<?>) made.get(1)).get(0)).isNotSameAs(record.get(0));
    }

    /** An object of its own. */
    private static String text(String value) {
        return new StringBuilder(value).toString();
    }
}
