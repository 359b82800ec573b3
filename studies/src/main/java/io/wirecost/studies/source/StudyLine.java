package io.wirecost.studies.source;

import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import java.util.Map;
import java.util.Optional;

/**
 * A row of a study's tables.
 *
 * @param name as the study has it
 * @param codec ours that stands for it, {@code runtime/name+wrapper}; the runtime may be left out for the JVM's. Empty where
 *     there is none
 * @param form of its file; empty for the codec's usual one
 * @param lacking why no codec stands for it; there exactly where none does
 * @param tags what the study sorts its lines by, such as {@code set}
 * @param beside whether it is ours to compare with, and none of the study's
 */
public record StudyLine(
        String name,
        Optional<String> codec,
        Optional<String> form,
        Optional<String> lacking,
        Map<String, String> tags,
        boolean beside) {
    public StudyLine {
        tags = tags == null ? Map.of() : Map.copyOf(tags);
    }

    /** Returns the codec with what is around it; empty where none stands for the line. */
    public Optional<Variant> variant() {
        return codec.map(StudyLine::variant);
    }

    /** Returns the form of its file; empty for the codec's usual one. */
    public Optional<FileForm> fileForm() {
        return form.flatMap(FileForm::byLabel);
    }

    /** Reads {@code scala/avro4s} or {@code jaxb+gzip}. */
    public static Variant variant(String text) {
        int slash = text.indexOf('/');
        int plus = text.indexOf('+');
        String name = text.substring(slash + 1, plus < 0 ? text.length() : plus);
        return new Variant(
                new CodecId(slash < 0 ? CodecId.JVM : text.substring(0, slash), name),
                plus < 0 ? Optional.empty() : Wrapper.parse(text.substring(plus + 1)));
    }
}
