package io.wirecost.robustness;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Elements of XML at the beginning of the root. */
record XmlFields() implements UnknownField {
    private static final Pattern ROOT = Pattern.compile("<[A-Za-z_][^>]*[^/>]>|<[A-Za-z_]>");

    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        Matcher root = ROOT.matcher(new String(message, StandardCharsets.ISO_8859_1));
        byte[] element =
                Bytes.joined(UnknownField.text("<" + NAME + ">"), field.bytes(), UnknownField.text("</" + NAME + ">"));
        return root.find() ? Optional.of(Bytes.replaced(message, root.end(), root.end(), element)) : Optional.empty();
    }

    @Override
    public List<Unknown> unknown() {
        return Stream.of("1", "", "<a/>", "<a b='c'>d</a>", "<![CDATA[x]]>", "<?a b?>", "&unknown;", "<x:y/>")
                .map(value -> new Unknown("an element of an unknown name with " + value, UnknownField.text(value)))
                .toList();
    }

    @Override
    public List<Unknown> nested(int levels) {
        return List.of(new Unknown(
                "elements",
                UnknownField.nest(UnknownField.text("<a>"), new byte[0], UnknownField.text("</a>"), levels)));
    }
}
