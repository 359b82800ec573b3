package io.wirecost.core.run;

/** What a codec makes of damaged bytes. The kinds stand in the order of a table, the best first. */
public enum ReactionKind {
    /** It refuses them by an error of the kind that its library documents. */
    NOTICED("noticed", "refused by an error of the library's documented kind"),
    /** It reads the value that was written. */
    EQUAL("equal", "read as the value that was written"),
    /** It throws what a caller does not expect of a library: of a null pointer, an index, a cast, or an assertion. */
    NOTICED_OTHERWISE("noticed otherwise", "ended by an error that no caller expects"),
    /** It reads another value, and says nothing. */
    OTHER_VALUE("other value", "read as another value, without an error"),
    /** It needs more stack than there is. */
    STACK_EXHAUSTED("stack exhausted", "needs more stack than the limit"),
    /** It needs more memory than there is. */
    MEMORY_EXHAUSTED("memory exhausted", "needs more memory than the limit"),
    /** It does not end within the limit, or waits for what never comes. */
    HANG("hang", "does not end within the time limit"),
    /** It ends its process, for another reason than memory. */
    DIED("died", "ends its process");

    private final String title;
    private final String meaning;

    ReactionKind(String title, String meaning) {
        this.title = title;
        this.meaning = meaning;
    }

    /** Returns the name for tables. */
    public String title() {
        return title;
    }

    /** Returns whether more than the message suffers: memory, stack, time or the process itself. */
    public boolean harmsProcess() {
        return switch (this) {
            case NOTICED, EQUAL, NOTICED_OTHERWISE, OTHER_VALUE -> false;
            case STACK_EXHAUSTED, MEMORY_EXHAUSTED, HANG, DIED -> true;
        };
    }

    /** Returns what happens, in a few words. */
    public String meaning() {
        return meaning;
    }
}
