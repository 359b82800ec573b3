package io.wirecost.topics.message;

import io.wirecost.core.dataset.JsonAsGiven;
import io.wirecost.core.dataset.TopicReading.TopicSchema;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Optional;

/**
 * Messages that could be read.
 *
 * @param bytes of each as it was sent
 * @param given sizes of their JSON; empty if they are none
 * @param form of a message, for people
 * @param schemas of a registry by which they were written
 * @param remark on the schema by which they are read
 */
record ReadMessages(
        Schema schema,
        List<RecordValue> records,
        List<Integer> bytes,
        Optional<JsonAsGiven> given,
        String form,
        List<TopicSchema> schemas,
        Optional<String> remark) {}
