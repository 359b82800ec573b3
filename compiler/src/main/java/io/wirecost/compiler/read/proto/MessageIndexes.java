package io.wirecost.compiler.read.proto;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import io.wirecost.core.InputException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A message by its number in a file, then in the message around it, as registries' serializers name it: {@code [1,0]} is the
 * first message within the second one.
 */
record MessageIndexes(List<Integer> numbers) {
    private static final Pattern FORM = Pattern.compile("\\[\\d{1,6}(,\\d{1,6})*\\]");

    static boolean are(Optional<String> root) {
        return root.filter(name -> FORM.matcher(name).matches()).isPresent();
    }

    static MessageIndexes of(String text) {
        return new MessageIndexes(Stream.of(text.substring(1, text.length() - 1).split(","))
                .map(Integer::valueOf)
                .toList());
    }

    /** @throws InputException if the file has fewer messages */
    Descriptor in(FileDescriptor file) throws InputException {
        List<Descriptor> level = file.getMessageTypes();
        Descriptor found = null;
        for (int number : numbers) {
            if (number >= level.size()) {
                throw new InputException("has no message with the indexes " + numbers);
            }
            found = level.get(number);
            level = found.getNestedTypes();
        }
        return found;
    }
}
