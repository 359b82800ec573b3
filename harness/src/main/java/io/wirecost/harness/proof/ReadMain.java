package io.wirecost.harness.proof;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.proof.DecodeProof;
import io.wirecost.core.proof.Disproved;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.Lifeline;
import io.wirecost.harness.LocalCodec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Lets one codec decode what others have encoded, one file after the other. This JVM sees the schema and the bytes, and
 * never a value: it hands back what it has decoded in files, and its parent compares. A file that the codec does not take
 * ends nothing: the next one follows.
 *
 * <p>Arguments: codec name, schema file, then for each file of bytes that file and the one for the values.
 */
public final class ReadMain {
    private final ProofOutput out;
    private final Schema schema;
    private final DecodeProof<Object> proof;

    private ReadMain(ProofOutput out, Schema schema, DecodeProof<Object> proof) {
        this.out = out;
        this.schema = schema;
        this.proof = proof;
    }

    public static void main(String[] args) {
        ProofOutput out = ProofOutput.take();
        Lifeline.hold();
        out.run(() -> {
            Schema schema = SchemaText.parse(Files.readString(Path.of(args[1])));
            LocalCodec<Object> local = LocalCodec.find(args[0], schema);
            Codec<Object> codec = local.open();
            ReadMain main = new ReadMain(out, schema, new DecodeProof<>(local.binding(), codec, List.of()));
            for (int i = 2; i + 1 < args.length; i += 2) {
                main.read(Path.of(args[i]), Path.of(args[i + 1]));
            }
            return codec;
        });
    }

    private void read(Path bytes, Path values) {
        out.say(ProofLine.Kind.FILE, "");
        try {
            DecodedFile.write(values, schema, decode(EncodedFile.read(bytes)));
            out.say(ProofLine.Kind.READ, "");
        } catch (Throwable e) { // whatever a library throws is a finding
            out.say(ProofLine.Kind.UNREADABLE, ProofOutput.describe(e));
        }
    }

    /** The other way round than they were written: nothing that a codec remembers can pass for decoding. */
    private List<RecordValue> decode(List<Encoded> encoded) throws Exception {
        List<RecordValue> records = new ArrayList<>();
        for (int i = encoded.size() - 1; i >= 0; i--) {
            out.say(ProofLine.Kind.DECODE, i);
            RecordValue record = proof.decode(new Encoded(encoded.get(i).whole(), Optional.empty()))
                    .whole();
            Optional<String> absent = new AbsentValue(schema).in(record);
            if (absent.isPresent()) {
                throw new Disproved(absent.get() + ": expected a value, got absent");
            }
            records.add(record);
        }
        Collections.reverse(records);
        return records;
    }
}
