package io.wirecost.contract;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.FramedFiles;
import io.wirecost.core.codec.RecordFiles;
import io.wirecost.core.codec.RecordReader;
import io.wirecost.core.codec.RecordWriter;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.value.RecordValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whole files of one codec in one form.
 *
 * @param <T> the domain class of the root record
 */
final class FileTrips<T> {
    private final CodecProvider provider;
    private final CodecInfo codec;
    private final Binding<T> binding;
    private final FileForm form;

    FileTrips(CodecProvider provider, CodecInfo codec, Binding<T> binding, FileForm form) {
        this.provider = provider;
        this.codec = codec;
        this.binding = binding;
        this.form = form;
    }

    /** A file with these records. */
    byte[] write(List<RecordValue> records) throws Exception {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (RecordWriter<T> writer = files().writer(form, file)) {
            for (RecordValue record : records) {
                writer.write(binding.domain().toDomain(record));
            }
        }
        return file.toByteArray();
    }

    /** Its records, which a new instance of the codec reads. */
    List<T> read(byte[] file) throws Exception {
        List<T> records = new ArrayList<>();
        try (RecordReader<T> reader = files().reader(form, new ByteArrayInputStream(file))) {
            for (Optional<T> next = reader.next(); next.isPresent(); next = reader.next()) {
                records.add(next.get());
            }
        }
        return records;
    }

    /** Fails unless these are the records, value for value. */
    void requireSame(List<RecordValue> records, List<T> read) throws Exception {
        Proof proof = new Proof(binding.schema(), codec.losses());
        if (read.size() != records.size()) {
            throw new AssertionError("expected %d records, got %d".formatted(records.size(), read.size()));
        }
        for (int i = 0; i < read.size(); i++) {
            RecordValue back = binding.domain().fromDomain(read.get(i));
            proof.requireReturned(records.get(i), back);
        }
    }

    private RecordFiles<T> files() throws Exception {
        return FramedFiles.of(provider.open(codec, binding));
    }
}
