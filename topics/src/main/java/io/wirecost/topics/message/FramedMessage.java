package io.wirecost.topics.message;

import io.wirecost.topics.registry.RegisteredSchema;

/** A message behind a frame, with the schema that it was written by. */
record FramedMessage(Frame frame, RegisteredSchema schema) {
    int id() {
        return frame.id();
    }
}
