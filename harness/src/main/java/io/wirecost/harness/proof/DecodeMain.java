package io.wirecost.harness.proof;

import io.wirecost.core.codec.Codec;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.proof.DecodeProof;
import io.wirecost.core.proof.Decoded;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.DifferentValues;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.Lifeline;
import io.wirecost.harness.LocalCodec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Lets one codec decode the bytes that another JVM has encoded, in reverse order. Until all is decoded this JVM sees
 * the schema and the bytes, but no value, so that nothing remembered can pass for decoding. Then it reads the dataset
 * and judges. It opens the codec while the other JVM still encodes, and starts to decode when its parent writes a byte.
 *
 * <p>Arguments: codec name, schema file, file with the bytes, dataset file, then the fields to find in place.
 */
public final class DecodeMain {
    private final ProofOutput out;
    private final LocalCodec<Object> local;

    private DecodeMain(ProofOutput out, LocalCodec<Object> local) {
        this.out = out;
        this.local = local;
    }

    public static void main(String[] args) {
        ProofOutput out = ProofOutput.take();
        Lifeline parent = Lifeline.hold();
        out.run(() -> {
            Schema schema = SchemaText.parse(Files.readString(Path.of(args[1])));
            List<FieldPath> paths =
                    Arrays.stream(args).skip(4).map(FieldPath::of).toList();
            DecodeMain main = new DecodeMain(out, LocalCodec.find(args[0], schema));
            return main.prove(paths, parent, Path.of(args[2]), Path.of(args[3]));
        });
    }

    private Codec<?> prove(List<FieldPath> paths, Lifeline parent, Path bytes, Path given) throws Exception {
        Codec<Object> codec = local.open();
        DecodeProof<Object> proof = new DecodeProof<>(local.binding(), codec, paths);
        parent.awaitWord();
        List<Encoded> encoded = EncodedFile.read(bytes);
        judge(DatasetFile.read(given), encoded, decode(proof, encoded));
        return codec;
    }

    private List<Decoded> decode(DecodeProof<?> proof, List<Encoded> encoded) throws Exception {
        List<Decoded> decoded = new ArrayList<>();
        for (int i = encoded.size() - 1; i >= 0; i--) {
            out.say(ProofLine.Kind.DECODE, i);
            decoded.add(proof.decode(encoded.get(i)));
        }
        Collections.reverse(decoded);
        return decoded;
    }

    private void judge(Dataset dataset, List<Encoded> encoded, List<Decoded> decoded) throws Exception {
        List<RecordValue> given = dataset.records();
        Proof proof = new Proof(dataset.schema(), local.info().losses());
        for (int i = 0; i < given.size(); i++) {
            out.say(ProofLine.Kind.DECODE, i);
            proof.requireReturned(given.get(i), decoded.get(i));
        }
        out.say(ProofLine.Kind.COMPARE, "");
        proof.requireDifferentBytes(given, encoded, decoded);
        List<RecordValue> returned = decoded.stream().map(Decoded::whole).toList();
        out.say(ProofLine.Kind.DIFFERENT, DifferentValues.count(dataset.schema(), returned));
    }
}
