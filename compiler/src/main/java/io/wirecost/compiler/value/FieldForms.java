package io.wirecost.compiler.value;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which members of records a user wants to be left out, and which read in another form. */
public final class FieldForms {
    /** Every member is read as its type says. */
    public static final FieldForms NONE = new FieldForms();

    private final Set<String> leftOut = new HashSet<>();
    private final Map<String, FieldForm> forms = new HashMap<>();

    private FieldForms() {}

    /** Whether records may have this member, though no field stands for it. */
    boolean leavesOut(String record, String member) {
        return leftOut.contains(key(record, member));
    }

    /** The form that is wanted for a field, by its record's full name. */
    public Optional<FieldForm> form(String record, String field) {
        return Optional.ofNullable(forms.get(key(record, field)));
    }

    private static String key(String record, String member) {
        return record + "#" + member;
    }

    /** Collects forms while a schema is read. */
    public static final class Builder {
        private final FieldForms made = new FieldForms();

        /** JsonLeaves a member of a record out, by any of the names that it has there. */
        public void leaveOut(String record, String... members) {
            for (String member : members) {
                made.leftOut.add(key(record, member));
            }
        }

        public void form(String record, String field, FieldForm form) {
            made.forms.put(key(record, field), form);
        }

        public FieldForms build() {
            return made;
        }
    }
}
