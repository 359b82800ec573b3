package io.wirecost.core.run;

/** The ways in which the bytes of a message are damaged before a codec reads them. */
public enum DamageKind {
    /** Bytes are missing at the end. */
    CUT("cut", "bytes are missing at the end"),
    /** One bit is another one. */
    FLIPPED("flipped bit", "one bit is another one"),
    /** A byte stands there that was not written. */
    INSERTED("inserted byte", "a byte stands there that was not written"),
    /** A byte is missing in the middle. */
    REMOVED("removed byte", "a byte is missing in the middle"),
    /** Two bytes side by side have changed places. */
    SWAPPED("swapped bytes", "two bytes side by side have changed places"),
    /** Further bytes follow the message. */
    TRAILING("trailing bytes", "further bytes follow the message"),
    /** There are no bytes. */
    EMPTY("empty", "there are no bytes"),
    /** Two messages stand there as one. */
    TWO_AS_ONE("two as one", "two messages stand there as one"),
    /** A message of another schema, or of an older version of it. */
    OTHER_SCHEMA("other schema", "a message of another schema, or of an older version of it"),
    /** A message of another format. */
    OTHER_FORMAT("other format", "a message of another format"),
    /** A length or count is the largest that its encoding can hold. */
    LARGEST_LENGTH("largest length", "a length or count is the largest that its encoding can hold"),
    /** A length or count is one more than what follows. */
    LONGER_LENGTH("length one too long", "a length or count is one more than what follows"),
    /** A length or count is negative. */
    NEGATIVE_LENGTH("negative length", "a length or count is negative"),
    /** A large number stands where a length might, at any place: no account knows where this format has its lengths. */
    SOUGHT_LENGTH("sought length", "a large number stands where a length might"),
    /** A count promises very many elements that take no bytes. */
    EMPTY_ELEMENTS("elements without bytes", "a count promises very many elements that take no bytes"),
    /** A value is a reference to another one, perhaps to one that it lies in. */
    REFERENCE("other reference", "a value is a reference to another one, perhaps to one that it lies in"),
    /** Values lie in each other, as deep as the bytes allow. */
    NESTED("nested", "values lie in each other, as deep as the bytes allow"),
    /** A text is no UTF-8. */
    BAD_TEXT("bad text", "a text is no UTF-8"),
    /** A number has more digits than any number needs, or a huge exponent. */
    HUGE_NUMBER("huge number", "a number has very many digits, or a huge exponent"),
    /** An enum has a number or name that its schema does not have. */
    ENUM_OUTSIDE("unknown enum", "an enum has a number or name that its schema does not have"),
    /** An entity or alias stands for much more than it takes. */
    EXPANDED("expanding names", "an entity or alias stands for much more than it takes"),
    /** A field or key stands there twice. */
    DUPLICATE("twice the same", "a field or key stands there twice"),
    /** A number takes more bytes than its type has. */
    LONG_NUMBER("number too long", "a number takes more bytes than its type has"),
    /** A field that the reader does not know and has to skip. */
    UNKNOWN_FIELD("unknown field", "a field that the reader does not know and has to skip");

    private final String title;
    private final String meaning;

    DamageKind(String title, String meaning) {
        this.title = title;
        this.meaning = meaning;
    }

    /** Returns the name for tables. */
    public String title() {
        return title;
    }

    /** Returns what is done to the bytes, in a few words. */
    public String meaning() {
        return meaning;
    }
}
