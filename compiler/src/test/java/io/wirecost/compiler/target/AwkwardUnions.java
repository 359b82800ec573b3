package io.wirecost.compiler.target;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;

/** Unions with every kind of branch, whose names are those of what generators make for a union. */
public final class AwkwardUnions {
    private AwkwardUnions() {}

    /** Unions in a field, absent, in a list, in a map, in each other, and of one branch. */
    public static Schema schema() {
        return SchemaText.parse("""
                root odd.Event
                record odd.Event
                  payload record(odd.Payload)
                  maybe optional(record(odd.Payload))
                  all array(record(odd.BranchCase))
                  named map(record(odd.Payload))
                union odd.Payload
                  branch optional(string)
                  branch_case optional(int)
                  Branch2 optional(array(long))
                  set_field optional(map(string))
                  setField optional(bytes)
                  fieldValue optional(record(odd.Nothing))
                  isSet optional(enum(odd.State))
                  state optional(boolean)
                  price optional(decimal(9,2))
                  next optional(record(odd.BranchCase))
                  which optional(double)
                union odd.BranchCase
                  only optional(record(odd.Event))
                record odd.Nothing
                enum odd.State
                  OPEN
                  branch
                """);
    }
}
