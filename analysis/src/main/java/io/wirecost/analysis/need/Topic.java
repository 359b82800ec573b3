package io.wirecost.analysis.need;

import java.util.Locale;

/** What each file of facts has to answer with yes, no or unknown. */
public enum Topic {
    /** Whether several languages have maintained libraries. */
    LANGUAGES,
    /** Whether a reader needs the schema. */
    SCHEMA_NEEDED,
    /** Whether a schema is possible. */
    SCHEMA_POSSIBLE,
    /** Whether fields can be added while old and new programs read each other's messages. */
    EVOLVABLE,
    /** Whether people can read it without a tool. */
    READABLE,
    /** Whether fields can be read without decoding the message. */
    IN_PLACE,
    /** Whether a writer can begin before it has the whole message. */
    STREAMING,
    /** Whether bytes alone cannot make a reader create objects of any class, load something or run code. */
    SAFE;

    /** Returns the name in a file of facts: {@code in-place}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
