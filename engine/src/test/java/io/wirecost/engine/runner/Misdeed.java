package io.wirecost.engine.runner;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** What a {@link StubRunner} does wrong. */
enum Misdeed {
    SPEAKS_ANOTHER_PROTOCOL,
    CALLS_ITSELF_JVM,
    DECLARES_AN_UNKNOWN_LOSS,
    ADVISES_WITHOUT_A_SOURCE,
    HAS_NO_VERSION,
    ASKS_FOR_AN_UNKNOWN_DOMAIN,
    HANGS_IN_HELLO,
    DIES_IN_HELLO,
    CANNOT_SAY_WHAT_IT_HOLDS,
    NONE,
    HANGS_WHILE_ENCODING,
    DIES_WHILE_DECODING,
    WRITES_GARBAGE,
    WRITES_A_LINE_WITHOUT_END,
    ANSWERS_WITH_NOTHING,
    ANSWERS_TWICE,
    THROWS_WHILE_ENCODING,
    LOSES_A_FIELD,
    CUTS_ITS_FILE_SHORT,
    FORGETS_RECORDS,
    LIES_ABOUT_ITS_VERSION,
    READS_OTHER_DATA,
    REMEMBERS_INSTEAD_OF_DECODING,
    DECODES_LAZILY,
    MEASURES_TOO_LITTLE,
    REFUSES_THE_SCHEMA,
    LACKS_A_TOOL;

    /** Those that a single codec does, the honest one among them, and that only the protocol makes possible. */
    static Set<Misdeed> ofCodecs() {
        Set<Misdeed> misdeeds = EnumSet.range(NONE, LACKS_A_TOOL);
        misdeeds.removeAll(ofAnyCodec());
        return misdeeds;
    }

    /** Those that a codec of the JVM does too, and those that are like another one. */
    static Set<Misdeed> ofAnyCodec() {
        return EnumSet.of(
                HANGS_WHILE_ENCODING,
                WRITES_A_LINE_WITHOUT_END,
                ANSWERS_TWICE,
                THROWS_WHILE_ENCODING,
                LOSES_A_FIELD,
                REMEMBERS_INSTEAD_OF_DECODING,
                DECODES_LAZILY);
    }

    static Misdeed of(String codec) {
        return valueOf(codec.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** The codec with which it is done. */
    String codec() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
