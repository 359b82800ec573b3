package io.wirecost.core.codec;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How a library is set towards messages of another version of its schema. */
public enum VersionSetting {
    /** As the library ships. */
    AS_SHIPPED,
    /** A reader passes over fields that its schema lacks. */
    UNKNOWN_FIELDS_IGNORED,
    /** A reader takes fields that its schema lacks for an error. */
    UNKNOWN_FIELDS_REFUSED,
    /** A reader forgets fields that its schema lacks, where the library's object would keep them. */
    UNKNOWN_FIELDS_DROPPED,
    /** A reader's object keeps fields that its schema lacks, where the library forgets them. */
    UNKNOWN_FIELDS_KEPT,
    /** Messages are written in the library's form that other versions of the schema can read. */
    COMPATIBLE_FORM;

    /** Returns the name in the protocol of workers: {@code unknown-fields-ignored}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the same in words: {@code unknown fields ignored}. */
    public String title() {
        return label().replace('-', ' ');
    }

    /** Returns whether messages have other bytes with it. */
    public boolean changesBytes() {
        return this == COMPATIBLE_FORM;
    }

    /** Returns the setting with a label; empty if there is none. */
    public static Optional<VersionSetting> byLabel(String label) {
        return Stream.of(values())
                .filter(setting -> setting.label().equals(label))
                .findFirst();
    }
}
