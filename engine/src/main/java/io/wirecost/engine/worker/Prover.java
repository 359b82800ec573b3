package io.wirecost.engine.worker;

import io.wirecost.core.Outcome;
import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.engine.files.WorkFolder;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Has codecs proven. One process encodes, another one decodes what it has never seen, and what came back is compared here.
 * Where processes may serve several codecs, they do. A codec that fails there is proven again in processes of its own, so
 * that no other codec's doing is held against it, and only this counts.
 */
final class Prover {
    private final Fleet fleet;
    private final RecordComparison comparison;
    private final WorkFolder folder;
    private final List<String> fields;

    Prover(Fleet fleet, WorkOrder order, Expected expected) {
        this.fleet = fleet;
        this.comparison = new RecordComparison(expected);
        this.folder = order.folder();
        this.fields =
                order.dataset().filter().paths().stream().map(Object::toString).toList();
    }

    /** @param bytes file for the encoded bytes, which is left there */
    Outcome<Proven> prove(CodecInfo codec, Path bytes) throws IOException, InterruptedException {
        Outcome<Path> encoded = encode(codec, bytes);
        return encoded.isDone() ? decode(codec, bytes) : encoded.undone();
    }

    Outcome<Path> encode(CodecInfo codec, Path bytes) throws IOException, InterruptedException {
        CodecInfo writer = fleet.workers().writer(codec);
        return fleet.twice(
                Fleet.Half.ENCODE,
                writer,
                (worker, alone) -> encode(worker, alone, writer, bytes),
                Outcome.Done<Path>::new);
    }

    private Outcome<Path> encode(Worker worker, boolean alone, CodecInfo writer, Path bytes)
            throws IOException, InterruptedException {
        Outcome<AnswerMembers> opened = fleet.open(worker, writer, alone, true);
        return opened.isDone() ? encode(worker, bytes) : opened.undone();
    }

    /** Has a worker encode that is open already. */
    Outcome<Path> encode(Worker worker, Path bytes) throws InterruptedException {
        return worker.ask(Request.of("encode").with("bytes", bytes)).then(answer -> comparison.written(bytes));
    }

    /**
     * Has a codec encode each record that it takes. Returns what kept the others from being encoded, in the order of the
     * records.
     *
     * @param setting of the library
     */
    Outcome<List<Optional<String>>> encodeEach(CodecInfo codec, VersionSetting setting, Path bytes)
            throws IOException, InterruptedException {
        CodecInfo writer = fleet.workers().writer(codec);
        return fleet.twice(
                Fleet.Half.ENCODE,
                writer,
                (worker, alone) -> {
                    Outcome<AnswerMembers> opened = fleet.open(worker, writer, alone, setting);
                    return opened.isDone()
                            ? EachReader.problems(
                                    worker.ask(Request.of("encode")
                                            .with("bytes", bytes)
                                            .with("each", true)),
                                    "encode")
                            : opened.undone();
                },
                Outcome.Done<List<Optional<String>>>::new);
    }

    /** @param bytes what {@link #encode} has written */
    Outcome<Proven> decode(CodecInfo codec, Path bytes) throws IOException, InterruptedException {
        CodecInfo reader = fleet.workers().reader(codec);
        Path values = folder.file("decoded-%s-%s.values"
                .formatted(codec.runtime(), codec.variant().name()));
        try {
            return fleet.twice(
                    Fleet.Half.DECODE,
                    reader,
                    (worker, alone) -> decode(worker, alone, reader, bytes, values),
                    abilities -> comparison
                            .returned(codec, bytes, values)
                            .map(different -> new Proven(EncodedFile.sizesBytes(bytes), different, abilities)));
        } finally {
            Files.deleteIfExists(values);
        }
    }

    private Outcome<Set<Ability>> decode(Worker worker, boolean alone, CodecInfo reader, Path bytes, Path values)
            throws IOException, InterruptedException {
        Outcome<AnswerMembers> opened = fleet.open(worker, reader, alone, false);
        if (!opened.isDone()) {
            return opened.undone();
        }
        Outcome<AnswerMembers> decoded = worker.ask(Request.of("decode")
                .with("bytes", bytes)
                .with("values", values)
                .with("own", true)
                .with("fields", fields));
        return decoded.isDone() ? AnswerMembers.read(opened, "opening", Prover::abilities) : decoded.undone();
    }

    private static Set<Ability> abilities(AnswerMembers opened) throws BadAnswer {
        Set<Ability> abilities = EnumSet.noneOf(Ability.class);
        abilities.addAll(opened.choices("abilities", AnswerMembers.labelled(Ability.values(), Ability::name)));
        return abilities;
    }
}
