package io.wirecost.harness.worker;

import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.proof.DecodeProof;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueWriter;
import io.wirecost.harness.measure.ProcessorClock;
import io.wirecost.harness.measure.ThreadUse;
import io.wirecost.harness.proof.AbsentValue;
import io.wirecost.harness.proof.DecodedFile;
import io.wirecost.harness.proof.EncodedFile;
import io.wirecost.harness.proof.UnknownSymbol;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Has a codec read messages, of which it has never seen the values, and hands back what it has read. */
final class Decoding {
    private final OpenCodec open;
    private final AnswerOutput answers;
    private final Loaders loaders;
    private final Schema schema;

    Decoding(OpenCodec open, AnswerOutput answers, Loaders loaders) {
        this.open = open;
        this.answers = answers;
        this.loaders = loaders;
        this.schema = open.local().binding().schema();
    }

    Map<String, ?> run(Request request) throws Exception {
        boolean own = request.flag("own");
        List<FieldPath> fields =
                request.texts("fields").stream().map(FieldPath::of).toList();
        DecodeProof<Object> proof = new DecodeProof<>(open.local().binding(), open.codec(), fields);
        List<Encoded> messages = EncodedFile.read(request.path("bytes")).stream()
                .map(message -> own ? message : new Encoded(message.whole(), Optional.empty()))
                .toList();
        List<Message> read = request.flag("each") ? each(proof, messages) : all(proof, messages);
        if (read.stream().anyMatch(Message::isError)) {
            loaders.forget(); // a class of the library may be of no use any more
        }
        DecodedFile.write(
                request.path("values"),
                schema,
                read.stream().flatMap(message -> message.record().stream()).toList());
        return request.flag("each")
                ? Map.of("outcomes", read.stream().map(Message::members).toList())
                : Map.of();
    }

    /**
     * What came of a message.
     *
     * @param used by this thread
     * @param thrown what was thrown instead of a value
     */
    private record Message(Optional<RecordValue> record, ThreadUse used, Optional<Throwable> thrown) {
        boolean isError() {
            return thrown.filter(Error.class::isInstance).isPresent();
        }

        Map<String, Object> members() {
            Map<String, Object> members = new LinkedHashMap<>();
            members.put("processorNanos", used.processorNanos());
            members.put("allocatedBytes", used.allocatedBytes());
            thrown.ifPresent(what -> {
                members.put("problem", Problem.describe(what));
                members.putAll(ThrownKind.members(what));
            });
            if (thrown.isPresent() && thrown.get() instanceof Misfit misfit) {
                members.put("misfit", Map.of("path", misfit.path, "read", misfit.read)); // with its place
            }
            return members;
        }
    }

    /** A library has read a record without an error, and something is there that is no value of the schema. */
    private static final class Misfit extends CodecFault {
        private static final long serialVersionUID = 1;
        private final String path;
        private final String read;

        /** @param path of the value; empty where it is not known */
        Misfit(String path, String read) {
            super((path.isEmpty() ? "the record" : path) + ": expected a value, got " + read);
            this.path = path;
            this.read = read;
        }
    }

    /** The other way round than they were written: nothing that a codec remembers can pass for decoding. */
    private List<Message> all(DecodeProof<Object> proof, List<Encoded> messages) throws Problem {
        List<Message> read = new ArrayList<>();
        for (int i = messages.size() - 1; i >= 0; i--) {
            Encoded message = messages.get(i);
            answers.record(i);
            RecordValue record = Problem.ofRecord(i, () -> decode(proof, message));
            read.add(new Message(Optional.of(record), ThreadUse.NONE, Optional.empty()));
        }
        Collections.reverse(read);
        return read;
    }

    private List<Message> each(DecodeProof<Object> proof, List<Encoded> messages) {
        List<Message> read = new ArrayList<>();
        for (Encoded message : messages) {
            answers.record(read.size());
            ThreadUse start = ProcessorClock.useOfThisThread();
            try {
                RecordValue record = decode(proof, message);
                ThreadUse used = start.untilNow();
                requireWritable(record);
                read.add(new Message(Optional.of(record), used, Optional.empty()));
            } catch (Throwable e) { // whatever a library throws is a finding
                read.add(new Message(Optional.empty(), start.untilNow(), Optional.of(e)));
            }
        }
        return read;
    }

    private RecordValue decode(DecodeProof<Object> proof, Encoded message) throws Exception {
        RecordValue record = proof.decode(message);
        Optional<String> absent = new AbsentValue(schema).in(record);
        if (absent.isPresent()) {
            throw new Misfit(absent.get(), "absent");
        }
        return record;
    }

    /** A list or a field may hold what a library has put there, of whatever class. */
    private void requireWritable(RecordValue record) throws IOException, CodecFault {
        Optional<UnknownSymbol.Found> unknown = new UnknownSymbol(schema).in(record);
        if (unknown.isPresent()) {
            throw new Misfit(unknown.get().path(), unknown.get().read());
        }
        try {
            ValueWriter.canonical(schema, new BinaryOutput(OutputStream.nullOutputStream()))
                    .write(record);
        } catch (ClassCastException e) {
            throw new Misfit("", "a value of another class: " + e.getMessage());
        }
    }
}
