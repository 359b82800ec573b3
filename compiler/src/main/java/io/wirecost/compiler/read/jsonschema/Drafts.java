package io.wirecost.compiler.read.jsonschema;

import com.networknt.schema.SpecVersion.VersionFlag;
import java.util.Optional;
import java.util.stream.Stream;

/** The drafts of JSON Schema. */
final class Drafts {
    private Drafts() {}

    /** The draft that a schema names; empty if it names none that is known. */
    static Optional<VersionFlag> named(SchemaNode schema) {
        return schema.text("$schema")
                .flatMap(named -> Stream.of(VersionFlag.values())
                        .filter(version -> plain(named).equals(plain(version.getId())))
                        .findFirst());
    }

    private static String plain(String address) {
        return address.replaceAll("#$", "").replace("https:", "http:");
    }
}
