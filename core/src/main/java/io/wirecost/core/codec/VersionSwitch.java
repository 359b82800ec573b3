package io.wirecost.core.codec;

/**
 * A switch of a library that decides what becomes of messages of another version of the schema.
 *
 * @param setting what it sets, other than the library ships
 * @param words how a user of the library sets it, in its own words: {@code FAIL_ON_UNKNOWN_PROPERTIES off}
 */
public record VersionSwitch(VersionSetting setting, String words) {
    /** Returns what is set, and how. */
    public String sentence() {
        return "%s (%s)".formatted(setting.title(), words);
    }
}
