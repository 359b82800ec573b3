package io.wirecost.engine.worker;

import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Has codecs proven. One process encodes, another one decodes what it has never seen, and what came back is compared here.
 * Where processes may serve several codecs, they do. A codec that fails there is proven again in processes of its own, so
 * that no other codec's doing is held against it, and only this counts.
 */
final class Prover {
    private final Fleet fleet;
    private final Comparison comparison;
    private final WorkFolder folder;
    private final List<String> fields;

    Prover(Fleet fleet, WorkOrder order, Expected expected) {
        this.fleet = fleet;
        this.comparison = new Comparison(expected);
        this.folder = order.folder();
        this.fields =
                order.dataset().filter().paths().stream().map(Object::toString).toList();
    }

    /** @param bytes file for the encoded bytes, which is left there */
    ProofResult prove(CodecInfo codec, Path bytes) throws IOException, InterruptedException {
        ProofEnd encoded = encode(codec, bytes);
        return encoded instanceof ProofEnd.Done ? result(decode(codec, bytes), bytes) : result(encoded, bytes);
    }

    ProofEnd encode(CodecInfo codec, Path bytes) throws IOException, InterruptedException {
        CodecInfo writer = fleet.workers().writer(codec);
        return fleet.twice(
                Fleet.Half.ENCODE, writer, (worker, alone) -> encode(worker, alone, writer, bytes), done -> done);
    }

    private ProofEnd encode(Worker worker, boolean alone, CodecInfo writer, Path bytes)
            throws IOException, InterruptedException {
        Reply opened = fleet.open(worker, writer, alone, true);
        return opened instanceof Reply.Done ? encode(worker, bytes) : failed(opened);
    }

    /** Has a worker encode that is open already. */
    ProofEnd encode(Worker worker, Path bytes) throws InterruptedException {
        Reply reply = worker.ask(Request.of("encode").with("bytes", bytes));
        return reply instanceof Reply.Done ? comparison.written(bytes) : failed(reply);
    }

    /** @param bytes what {@link #encode} has written */
    ProofEnd decode(CodecInfo codec, Path bytes) throws IOException, InterruptedException {
        CodecInfo reader = fleet.workers().reader(codec);
        Path values = folder.file("decoded-%s-%s.values"
                .formatted(codec.runtime(), codec.variant().name()));
        try {
            return fleet.twice(
                    Fleet.Half.DECODE,
                    reader,
                    (worker, alone) -> decode(worker, alone, reader, bytes, values),
                    decoded -> compare(codec, decoded, bytes, values));
        } finally {
            Files.deleteIfExists(values);
        }
    }

    private ProofEnd decode(Worker worker, boolean alone, CodecInfo reader, Path bytes, Path values)
            throws IOException, InterruptedException {
        Reply opened = fleet.open(worker, reader, alone, false);
        if (!(opened instanceof Reply.Done open)) {
            return failed(opened);
        }
        Reply reply = worker.ask(Request.of("decode")
                .with("bytes", bytes)
                .with("values", values)
                .with("own", true)
                .with("fields", fields));
        try {
            return reply instanceof Reply.Done ? new ProofEnd.Done(0, abilities(open.members())) : failed(reply);
        } catch (BadAnswer e) {
            return new ProofEnd.Failed("opening: " + e.getMessage());
        }
    }

    private ProofEnd compare(CodecInfo codec, ProofEnd.Done decoded, Path bytes, Path values) throws IOException {
        ProofEnd end = comparison.returned(codec, bytes, values);
        return end instanceof ProofEnd.Done done ? new ProofEnd.Done(done.different(), decoded.abilities()) : end;
    }

    private static Set<Ability> abilities(Members opened) throws BadAnswer {
        Set<Ability> abilities = EnumSet.noneOf(Ability.class);
        abilities.addAll(opened.choices("abilities", Members.labelled(Ability.values(), Ability::name)));
        return abilities;
    }

    private static ProofEnd failed(Reply reply) {
        return reply instanceof Reply.Failed failed ? new ProofEnd.Failed(failed.reason()) : new ProofEnd.Interrupted();
    }

    private static ProofResult result(ProofEnd end, Path bytes) throws IOException {
        if (end instanceof ProofEnd.Done done) {
            return new ProofResult.Proven(EncodedFile.sizesBytes(bytes), done.different(), done.abilities());
        }
        return end instanceof ProofEnd.Failed failed
                ? new ProofResult.Failed(failed.reason())
                : new ProofResult.Interrupted();
    }
}
