package io.wirecost.cli.command;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.value.Loss;
import io.wirecost.report.text.Table;
import io.wirecost.report.text.Table.Column;
import java.util.Comparator;
import java.util.List;

/** What codecs declare that they change or cannot hold. */
final class Losses {
    private Losses() {}

    static Table table(List<CodecInfo> codecs) {
        Table table = new Table(Column.name("codec"), Column.name("kind"), Column.words("what"));
        for (Declared codec : of(codecs)) {
            codec.losses().forEach(loss -> table.row(codec.codec(), "loss", loss));
            codec.limits().forEach(limit -> table.row(codec.codec(), "limit", limit));
        }
        return table;
    }

    /** What one codec declares; nothing for most. */
    record Declared(String codec, List<String> losses, List<String> limits) {
        private static Declared of(CodecInfo codec) {
            return new Declared(
                    codec.name(),
                    codec.losses().stream().map(Loss::description).toList(),
                    codec.limits().stream().map(Limit::reason).toList());
        }
    }

    /** By codec; those that declare nothing are left out. */
    static List<Declared> of(List<CodecInfo> codecs) {
        return codecs.stream()
                .filter(codec -> !codec.losses().isEmpty() || !codec.limits().isEmpty())
                .sorted(Comparator.comparing(CodecInfo::name))
                .map(Declared::of)
                .toList();
    }
}
