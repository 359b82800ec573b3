package io.wirecost.cli.explain;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.core.InputException;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.document.Document;
import io.wirecost.document.text.TextRenderer;
import io.wirecost.document.text.TextStyle;
import io.wirecost.engine.account.Explained;
import io.wirecost.report.wording.Units;
import java.nio.charset.StandardCharsets;
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
                .filter(one -> one.codec().format().equals("JSON"))
                .map(Explained::message)
                .findFirst()
                .flatMap(AccountPages::tokensOfJson);
    }

    private static Optional<String> tokensOfJson(byte[] message) {
        try {
            Json json = JsonText.read(new String(message, StandardCharsets.UTF_8), "message");
            int compact = Tokens.of(JsonText.compact(json));
            int pretty = Tokens.of(JsonText.indented(json));
            return Optional.of("Tokens are those of %s. As JSON: compact %s, pretty %s (%s)."
                    .formatted(
                            Tokens.TOKENIZER,
                            Units.count(compact),
                            Units.count(pretty),
                            Units.change((double) pretty / compact)));
        } catch (InputException e) {
            return Optional.empty();
        }
    }

    private String text(Document document) {
        return TextRenderer.render(document, style);
    }
}
