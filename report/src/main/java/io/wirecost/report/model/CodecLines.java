package io.wirecost.report.model;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.value.Loss;
import io.wirecost.document.Visible;
import io.wirecost.report.wording.CodecLabels;

/** Codecs as a report names them. */
final class CodecLines {
    private CodecLines() {}

    static CodecLine of(CodecInfo codec, CodecLabels names) {
        return new CodecLine(
                names.of(codec.variant()),
                Visible.text(codec.runtime()),
                Visible.text(codec.format()),
                Visible.text(codec.layout()),
                codec.family().label(),
                Visible.text(codec.library() + " " + codec.version()),
                Visible.text(codec.backEnd()),
                codec.direction().restriction(),
                codec.losses().stream().map(Loss::description).toList(),
                codec.limits().stream().map(Limit::reason).toList());
    }
}
