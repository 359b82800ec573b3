package io.wirecost.workloads.records;

/** How a file of JSON records says what JSON has no word for. Avro container files need no such choice. */
public enum JsonEncoding {
    /** Ordinary JSON: {@link io.wirecost.compiler.value.PlainDialect}. */
    PLAIN_JSON,
    /** Avro's JSON encoding: {@link io.wirecost.compiler.value.AvroDialect}. */
    AVRO_JSON
}
