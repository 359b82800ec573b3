package io.wirecost.cli.command;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.engine.runner.RefusedCodec;
import java.util.List;

/** Codecs in lines: those that run here, and those that cannot. */
final class CodecTable {
    private CodecTable() {}

    /** The runtime has a column where there are several. */
    static Table of(List<CodecInfo> codecs) {
        boolean several = codecs.stream().map(CodecInfo::runtime).distinct().count() > 1;
        return Columns.<CodecInfo>of()
                .name("codec", CodecInfo::name)
                .name("runtime", codec -> several ? codec.runtime() : "")
                .words("format", CodecInfo::format)
                .words("layout", CodecInfo::layout)
                .whereItFits()
                .name("family", codec -> codec.family().label())
                .whereItFits()
                .words("library", codec -> artifact(codec) + " " + codec.version())
                .words("back end", CodecInfo::backEnd)
                .whereItFits()
                .words("traits", codec -> String.join(", ", codec.traits()))
                .whereItFits()
                .name("group", CodecTable::group)
                .whereItFits()
                .table(codecs);
    }

    static Table ofRefused(List<RefusedCodec> codecs) {
        return Columns.<RefusedCodec>of()
                .name("codec", RefusedCodec::name)
                .name("runtime", RefusedCodec::runtime)
                .name("library", RefusedCodec::library)
                .words("reason", RefusedCodec::reason)
                .table(codecs);
    }

    /** Codecs of one direction are counted apart: no pair of them can be compared by its round trip. */
    static String count(List<CodecInfo> codecs) {
        long both = codecs.stream().filter(CodecTable::isTwoWay).count();
        long one = codecs.size() - both;
        return both + " codecs" + (one == 0 ? "." : ", and %d that only serialize or only deserialize.".formatted(one));
    }

    private static boolean isTwoWay(CodecInfo codec) {
        return codec.direction() == Direction.BOTH;
    }

    private static String artifact(CodecInfo codec) {
        return codec.library().substring(codec.library().indexOf(':') + 1);
    }

    private static String group(CodecInfo codec) {
        return codec.library().substring(0, Math.max(0, codec.library().indexOf(':')));
    }
}
