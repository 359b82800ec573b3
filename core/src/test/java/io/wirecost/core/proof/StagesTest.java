package io.wirecost.core.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Staged;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import wirecost.domain.Note;

/** A codec whose stages are not its whole has two ways, and both have to be right. */
class StagesTest {
    private static final Schema SCHEMA = new Schema(
            "Note", List.of(new RecordDefinition("Note", List.of(new Field("text", Type.Primitive.STRING)))));
    private static final RecordValue RECORD = RecordValue.of("two ways");

    private final Binding<Note> binding = new Binding<>(
            SCHEMA,
            CodecInfo.of("notes", "Text", Family.TEXT, "java.base", Object.class),
            StagesTest.class.getClassLoader());

    @Test
    void stages_that_are_the_whole_are_not_proven_twice() throws Exception {
        assertThat(new EncodeProof<>(binding, new Notes()).encode(RECORD).staged())
                .isEmpty();
    }

    @Test
    void a_second_way_that_loses_something_is_disproved() throws Exception {
        Notes shorter = new Notes() {
            @Override
            public Note deserialize(byte[] bytes) throws Exception {
                return fromNative(new String(bytes, StandardCharsets.UTF_8) + "!");
            }
        };
        Encoded encoded = new EncodeProof<>(binding, shorter).encode(RECORD);

        assertThat(encoded.staged()).isPresent();
        assertThatThrownBy(() -> new DecodeProof<>(binding, shorter, List.of()).decode(encoded))
                .isInstanceOf(CodecFault.class)
                .hasMessage("to-native, write, read, from-native: text: expected \"two ways!\", got \"two ways\"");
    }

    private static class Notes implements Staged<Note, String, String> {
        @Override
        public String toNative(Note value) {
            return value.getText();
        }

        @Override
        public byte[] write(String nativeObject) {
            return nativeObject.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String read(byte[] bytes) {
            return new String(bytes, StandardCharsets.UTF_8);
        }

        @Override
        public Note fromNative(String nativeObject) {
            Note note = new Note();
            note.setText(nativeObject);
            return note;
        }
    }
}
