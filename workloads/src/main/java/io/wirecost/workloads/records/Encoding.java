package io.wirecost.workloads.records;

/** How a file of JSON records says what JSON has no word for. Avro container files need no such choice. */
public enum Encoding {
    /**
     * As people have it: bytes in base64, decimals as string or number, dates and times in ISO 8601 or as Avro's number,
     * an optional value plain, null or left out.
     */
    PLAIN_JSON,
    /** Avro's JSON encoding: optional values wrapped in their type's name, bytes by code points, Avro's numbers. */
    AVRO_JSON
}
