package io.wirecost.cli.command;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecNames;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.value.Loss;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What codecs declare that they change or cannot hold. */
final class Losses {
    private Losses() {}

    static Table table(List<CodecInfo> codecs) {
        return Columns.<Declaration>of()
                .name("codec", Declaration::codec)
                .name("kind", Declaration::kind)
                .words("what", Declaration::what)
                .table(of(codecs).stream().flatMap(Declared::each).toList());
    }

    /** One thing that a codec declares. */
    private record Declaration(String codec, String kind, String what) {}

    /** What one codec declares; nothing for most. */
    record Declared(String codec, List<String> losses, List<String> limits) {
        private static Declared of(CodecInfo codec, CodecNames names) {
            return new Declared(
                    names.of(codec.variant()),
                    codec.losses().stream().map(Loss::description).toList(),
                    codec.limits().stream().map(Limit::reason).toList());
        }

        private Stream<Declaration> each() {
            return Stream.concat(
                    losses.stream().map(loss -> new Declaration(codec, "loss", loss)),
                    limits.stream().map(limit -> new Declaration(codec, "limit", limit)));
        }
    }

    /** Returns the losses by codec. Codecs that declare none are left out. */
    static List<Declared> of(List<CodecInfo> codecs) {
        CodecNames names =
                new CodecNames(codecs.stream().map(CodecInfo::variant).toList());
        return codecs.stream()
                .filter(codec -> !codec.losses().isEmpty() || !codec.limits().isEmpty())
                .sorted(Comparator.comparing(CodecInfo::name))
                .map(codec -> Declared.of(codec, names))
                .toList();
    }
}
