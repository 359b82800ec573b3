package io.wirecost.codecs.uper;

import io.wirecost.contract.Oracle;
import io.wirecost.contract.Prerequisite;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import java.util.List;

/** An implementation of UPER that is not ours, in Python: a {@link Prerequisite}. */
final class Asn1tools {
    private static final String SCRIPT = "oracle.py";

    private final Path folder;

    /** @param folder for its input */
    Asn1tools(Path folder) {
        this.folder = folder;
    }

    /** The bytes of records by a module that was emitted for their schema. */
    List<byte[]> encode(String module, Schema schema, List<RecordValue> records)
            throws IOException, InterruptedException {
        try (InputStream script = Asn1tools.class.getResourceAsStream(SCRIPT)) {
            Files.copy(script, folder.resolve(SCRIPT), StandardCopyOption.REPLACE_EXISTING);
        }
        int root = schema.records().toList().indexOf(schema.root());
        List<String> values =
                records.stream().map(new OracleValues(schema)::record).toList();
        String task =
                "{\"root\":%d,\"module\":\"%s\",\"records\":%s}".formatted(root, module.replace("\n", "\\n"), values);
        String printed = Oracle.named("python3").run(folder, task.getBytes(StandardCharsets.US_ASCII), SCRIPT);
        return printed.strip().equals("missing")
                ? Prerequisite.missing(
                        "asn1tools is not installed for python3: nothing was compared with it; .ci/run does it")
                : printed.lines().map(HexFormat.of()::parseHex).toList();
    }
}
