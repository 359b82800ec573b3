package io.wirecost.report.model;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.value.Loss;
import io.wirecost.document.TerminalText;
import io.wirecost.report.wording.CodecLabels;

/** Codecs as a report names them. */
final class CodecLines {
    private CodecLines() {}

    static CodecLine of(CodecInfo codec, CodecLabels names) {
        return new CodecLine(
                names.of(codec.variant()),
                TerminalText.text(codec.runtime()),
                TerminalText.text(codec.format()),
                TerminalText.text(codec.layout()),
                codec.family().label(),
                TerminalText.text(codec.library() + " " + codec.version()),
                TerminalText.text(codec.backEnd()),
                codec.direction().restriction(),
                codec.losses().stream().map(Loss::description).toList(),
                codec.limits().stream().map(Limit::reason).toList());
    }
}
