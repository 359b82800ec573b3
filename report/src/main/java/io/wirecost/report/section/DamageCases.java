package io.wirecost.report.section;

import io.wirecost.core.run.Interop.WrongValue;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness.Case;
import io.wirecost.core.run.Robustness.Damage;
import io.wirecost.core.run.Robustness.Reaction;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.document.TerminalText;
import io.wirecost.report.section.RobustnessSection.Endured;
import io.wirecost.report.wording.Shortened;
import io.wirecost.report.wording.Units;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The smallest damaged message that had a reaction: what was given, and what came. */
final class DamageCases {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final int LINE_BYTES = 16;

    /** What follows is in run.json, whole. */
    private static final int SHOWN_BYTES = 128;

    private static final int SHOWN_CHARACTERS = 200;

    private DamageCases() {}

    private record One(Endured endured, Damage damage, Reaction reaction) {}

    /** A row for each reaction but an expected error. */
    static Table table(CodecWords names, List<Endured> codecs) {
        return Columns.<One>of()
                .codec("codec", one -> names.plain(one.endured().codec()))
                .codec("setting", one -> one.endured().settingCell())
                .name("damage", one -> one.damage().kind().title())
                .name("reaction", one -> one.reaction().kind().title())
                .figure(
                        "messages",
                        "",
                        one -> TableCell.figure(one.reaction().inputs(), count -> count(one.damage(), one.reaction())))
                .figure(
                        "bytes",
                        "bytes",
                        one -> TableCell.figure(
                                one.reaction().smallest().sizeBytes(), bytes -> Units.count((long) bytes)))
                .words(
                        "given",
                        one -> TerminalText.text(one.reaction().smallest().given()))
                .words("came", one -> came(one.reaction().smallest()))
                .words("first bytes", one -> firstBytes(one.reaction().smallest()))
                .table(codecs.stream()
                        .flatMap(endured -> endured.figures().damages().stream()
                                .flatMap(damage -> damage.reactions().stream()
                                        .filter(reaction -> reaction.kind() != ReactionKind.NOTICED)
                                        .map(reaction -> new One(endured, damage, reaction))))
                        .toList());
    }

    /** All of it, in lines. */
    static String words(Damage damage, Reaction reaction) {
        Case smallest = reaction.smallest();
        return "%s: %s messages%s\ngiven: %s\ncame: %s\n%s"
                .formatted(
                        reaction.kind().title(),
                        count(damage, reaction),
                        reaction.ended() == 0 ? "" : ", " + Units.count(reaction.ended()) + " ended the process",
                        TerminalText.text(smallest.given()),
                        came(smallest),
                        hex(smallest));
    }

    private static String count(Damage damage, Reaction reaction) {
        return Units.count(reaction.inputs()) + " of " + Units.count(damage.inputs());
    }

    private static String came(Case one) {
        return Shortened.to(
                SHOWN_CHARACTERS,
                one.difference()
                        .map(WrongValue::words)
                        .or(one::came)
                        .map(TerminalText::text)
                        .orElse("the value that was written"));
    }

    private static String firstBytes(Case one) {
        return one.base64()
                .map(Base64.getDecoder()::decode)
                .filter(bytes -> bytes.length > 0)
                .map(bytes -> HEX.formatHex(bytes, 0, Math.min(LINE_BYTES, bytes.length))
                        + (bytes.length > LINE_BYTES ? " …" : ""))
                .orElse(TableCell.NONE);
    }

    private static String hex(Case one) {
        return one.base64()
                .map(Base64.getDecoder()::decode)
                .map(DamageCases::hex)
                .orElseGet(() -> Units.count(one.sizeBytes()) + " bytes, which the words above make again");
    }

    private static String hex(byte[] bytes) {
        int shown = Math.min(SHOWN_BYTES, bytes.length);
        String lines = IntStream.rangeClosed(0, (shown - 1) / LINE_BYTES)
                .map(line -> line * LINE_BYTES)
                .filter(from -> from < shown)
                .mapToObj(from ->
                        "%04x  %s".formatted(from, HEX.formatHex(bytes, from, Math.min(from + LINE_BYTES, shown))))
                .collect(Collectors.joining("\n"));
        return bytes.length == 0
                ? "no bytes"
                : lines + (bytes.length > shown ? "\nand " + Units.count(bytes.length - shown) + " bytes more" : "");
    }
}
