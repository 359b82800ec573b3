package io.wirecost.cli.explain;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.engine.account.Explained;
import java.util.HexFormat;
import java.util.List;

/**
 * Accounts for scripts.
 *
 * @param dataset its name
 * @param record counted from 1
 */
public record AccountJson(String dataset, int record, List<Message> codecs) {
    /** @param bytes in hexadecimal */
    record Message(String runtime, String codec, String format, String layout, String bytes, List<Part> account) {}

    /** Bytes that are there for one thing. */
    record Part(int offset, int length, String field, String kind) {}

    /** What a command prints of these messages. */
    public static AccountJson of(String dataset, int record, List<Explained> explained) {
        return new AccountJson(
                dataset, record, explained.stream().map(AccountJson::message).toList());
    }

    private static Message message(Explained explained) {
        return new Message(
                explained.codec().runtime(),
                explained.codec().variant().name(),
                explained.codec().format(),
                explained.codec().layout(),
                HexFormat.of().formatHex(explained.message()),
                explained.account().spans().stream().map(AccountJson::part).toList());
    }

    private static Part part(ByteSpan span) {
        return new Part(
                span.stretch().offset(),
                span.stretch().length(),
                span.place().path(),
                span.kind().id());
    }
}
