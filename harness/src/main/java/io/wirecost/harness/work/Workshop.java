package io.wirecost.harness.work;

import io.wirecost.core.access.DomainFields;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Staged;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.Subject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Prepares the inputs of operations, each when it is first asked for. So the first operation finds a JVM in which only
 * its own preparation has run.
 *
 * @param <T> the domain class of the root record
 */
public final class Workshop<T> {
    private final Subject<T> subject;
    private final Codec<T> codec;
    private final Runnable progress;
    private final Map<Optional<Operation>, Work<?>> works = new HashMap<>();

    /** @param progress is run after every record that was prepared */
    public Workshop(Subject<T> subject, Runnable progress) throws Exception {
        this.subject = subject;
        this.codec = subject.open();
        this.progress = progress;
    }

    /** @param operation empty for the floor */
    public Work<?> work(Optional<Operation> operation) throws Exception {
        Work<?> work = works.get(operation);
        if (work == null) {
            work = operation.isPresent() ? prepare(operation.get()) : new FloorWork(encoded());
            works.put(operation, work);
        }
        return work;
    }

    private Work<?> prepare(Operation operation) throws Exception {
        return switch (operation) {
            case SERIALIZE -> new SerializeWork<>(domain(), codec);
            case DESERIALIZE -> new DeserializeWork<>(encoded(), codec);
            case ACCESS -> new AccessWork(encoded(), fields());
            case TO_NATIVE, WRITE, READ, FROM_NATIVE -> prepareStage(operation, (Staged<T, ?, ?>) codec);
        };
    }

    private <W, R> Work<?> prepareStage(Operation operation, Staged<T, W, R> staged) throws Exception {
        return switch (operation) {
            case TO_NATIVE -> new ToNativeWork<>(domain(), staged);
            case WRITE -> new WriteWork<>(inputs(record -> staged.toNative(domain(record))), staged);
            case READ -> new ReadWork<>(encoded(), staged);
            case FROM_NATIVE -> new FromNativeWork<>(inputs(record -> staged.read(encoded(record))), staged);
            case SERIALIZE, DESERIALIZE, ACCESS -> throw new IllegalArgumentException(operation + " is no stage");
        };
    }

    /** The fields that the dataset's filter asks for: where they lie if the codec can, else after all was decoded. */
    private FieldReader fields() {
        List<FieldPath> paths = subject.dataset().filter().paths();
        if (codec instanceof InPlace<T> inPlace) {
            return inPlace.fields(paths);
        }
        Binding<T> binding = subject.binding();
        DomainFields<T> fields = binding.domainFields(paths);
        return bytes -> fields.read(codec.deserialize(bytes));
    }

    private List<List<T>> domain() throws Exception {
        return inputs(this::domain);
    }

    private List<List<byte[]>> encoded() throws Exception {
        return inputs(this::encoded);
    }

    private T domain(RecordValue record) {
        return subject.binding().domain().toDomain(record);
    }

    private byte[] encoded(RecordValue record) throws Exception {
        return codec.serialize(domain(record));
    }

    private <I> List<List<I>> inputs(Preparation<I> preparation) throws Exception {
        Dataset dataset = subject.dataset();
        List<List<I>> groups = new ArrayList<>();
        for (Group group : dataset.groups()) {
            List<I> inputs = new ArrayList<>();
            for (RecordValue record : group.records()) {
                inputs.add(preparation.prepare(record));
                progress.run();
            }
            groups.add(inputs);
        }
        return groups;
    }

    private interface Preparation<I> {
        I prepare(RecordValue record) throws Exception;
    }
}
