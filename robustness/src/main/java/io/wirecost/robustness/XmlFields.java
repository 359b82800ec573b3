package io.wirecost.robustness;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Elements of XML at the beginning of the root. */
record XmlFields() implements FieldForm {
    private static final Pattern ROOT = Pattern.compile("<[A-Za-z_][^>]*[^/>]>|<[A-Za-z_]>");

    @Override
    public Optional<byte[]> with(byte[] message, Unknown field) {
        Matcher root = ROOT.matcher(new String(message, StandardCharsets.ISO_8859_1));
        byte[] element =
                Bytes.joined(FieldForm.text("<" + NAME + ">"), field.bytes(), FieldForm.text("</" + NAME + ">"));
        return root.find() ? Optional.of(Bytes.replaced(message, root.end(), root.end(), element)) : Optional.empty();
    }

    @Override
    public List<Unknown> unknown() {
        return Stream.of("1", "", "<a/>", "<a b='c'>d</a>", "<![CDATA[x]]>", "<?a b?>", "&unknown;", "<x:y/>")
                .map(value -> new Unknown("an element of an unknown name with " + value, FieldForm.text(value)))
                .toList();
    }

    @Override
    public List<Unknown> nested(int levels) {
        return List.of(new Unknown(
                "elements", FieldForm.nest(FieldForm.text("<a>"), new byte[0], FieldForm.text("</a>"), levels)));
    }
}
