package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.FieldReader;
import io.wirecost.core.codec.InPlace;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What a codec promises besides that reads {@link InPlace}. That the fields are right is proven with the rest, for every
 * field of every schema of {@link WholeContract}.
 */
public abstract class InPlaceContract extends ModuleTests {
    private static final int LARGE = 100_000;

    private static final Schema SCHEMA = SchemaText.parse("""
            root x.Order
            record x.Order
              text string
              lines array(long)
              inner optional(record(x.Inner))
              state enum(x.State)
            record x.Inner
              class optional(int)
              next optional(record(x.Inner))
            enum x.State
              OPEN
              default
            """);

    /** Name of the provider's codec that reads in place. */
    protected abstract String codecInPlace();

    @Test
    void what_is_not_asked_for_is_not_decoded() throws Exception {
        RecordValue record = RecordValue.of(
                "x".repeat(LARGE),
                Collections.nCopies(LARGE, 7L),
                RecordValue.of(5, RecordValue.of(null, null)),
                "default");
        byte[] bytes = encode(codec(), SCHEMA, record);
        FieldReader fields = fields("inner.class", "inner.next.class", "inner.next.next.class");

        assertThat(fields.read(bytes)).containsExactly(5, null, null);
        assertThat(allocatedBytes(fields, bytes)).isLessThan(10_000);
    }

    @TestFactory
    Stream<DynamicTest> a_field_that_the_schema_does_not_have_is_refused() {
        return Stream.of("stat", "inner.text", "lines.size", "inner")
                .map(path -> DynamicTest.dynamicTest(
                        path,
                        () -> assertThatThrownBy(() -> fields(path))
                                .isInstanceOf(IllegalArgumentException.class)
                                .hasMessageContaining(path)));
    }

    private FieldReader fields(String... paths) throws Exception {
        Binding<Object> binding = bind(codec(), SCHEMA);
        Codec<Object> codec = provider().open(codec(), binding);
        assertThat(codec).isInstanceOf(InPlace.class);
        return ((InPlace<Object>) codec)
                .fields(Stream.of(paths).map(FieldPath::of).toList());
    }

    private CodecInfo codec() {
        return provider().codecs().stream()
                .filter(codec -> codec.name().equals(codecInPlace()))
                .findFirst()
                .orElseThrow();
    }

    /** What reading once allocates, in bytes; everything was loaded before. */
    private static long allocatedBytes(FieldReader fields, byte[] bytes) throws Exception {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        fields.read(bytes);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
