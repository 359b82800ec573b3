package io.wirecost.cli.explain;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.core.run.Tokens;
import io.wirecost.document.Document;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.engine.account.Explained;
import io.wirecost.report.wording.Units;
import java.util.List;
import java.util.Optional;

/**
 * Accounts as text.
 *
 * @param wholeMessages whether all bytes of a message are shown, however many there are
 */
public record AccountPages(TextStyle style, boolean wholeMessages) {
    private static final int SHOWN_BYTES = 512;

    /** A message of one codec: its bytes, its fields, and what they are there for. */
    public String of(Explained explained, String dataset, int record) {
        ByteAccount account = explained.account();
        StringBuilder page = new StringBuilder();
        page.append(text(Document.writer()
                .section(
                        explained.title(),
                        "record %d of %s in %s, %s bytes"
                                .formatted(
                                        record, dataset, explained.codec().format(), Units.count(account.sizeBytes())))
                .document()));
        int most = wholeMessages ? Integer.MAX_VALUE : SHOWN_BYTES;
        HexDump.lines(explained, most, style.colour())
                .forEach(line -> page.append(line).append('\n'));
        if (account.sizeBytes() > most) {
            page.append(
                    "… and %s bytes more; all of them: --details\n".formatted(Units.count(account.sizeBytes() - most)));
        }
        page.append(HexDump.legend(account, style.colour())).append("\n\n");
        page.append(text(Document.writer().table(AccountTables.byField(account)).document()));
        page.append('\n');
        page.append(text(Document.writer().table(AccountTables.byKind(account)).document()));
        return page.append('\n').toString();
    }

    /** The same record in several codecs. */
    public String beside(List<Explained> explained, String dataset, int record) {
        Document.Writer page = Document.writer()
                .section("bytes", "record %d of %s by what its bytes are there for".formatted(record, dataset))
                .table(AccountTables.beside(explained).withoutEmptyColumns());
        prettyJson(explained).ifPresent(page::paragraph);
        return text(page.document());
    }

    /** What a model is given for JSON, compact and with white space. */
    private static Optional<String> prettyJson(List<Explained> explained) {
        return explained.stream()
                .flatMap(one -> one.tokens().stream())
                .filter(tokens -> tokens.json().isPresent())
                .findFirst()
                .map(tokens -> prettyJson(tokens, tokens.json().orElseThrow()));
    }

    private static String prettyJson(Tokens tokens, Tokens.AsJson json) {
        return "Tokens are those of %s. As JSON: compact %s, pretty %s (%s)."
                .formatted(
                        tokens.tokenizer(),
                        Units.count(json.compact().tokens()),
                        Units.count(json.pretty().tokens()),
                        Units.change(
                                (double) json.pretty().tokens() / json.compact().tokens()));
    }

    private String text(Document document) {
        return TextRenderer.render(document, style);
    }
}
