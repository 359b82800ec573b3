package io.wirecost.workloads.records;

/** What becomes of members of JSON records that no field of the schema stands for. */
public enum UnknownFields {
    /** Each is a problem. */
    REFUSED,
    /** They are left out and counted: {@link io.wirecost.core.dataset.LeftOut}. */
    LEFT_OUT
}
