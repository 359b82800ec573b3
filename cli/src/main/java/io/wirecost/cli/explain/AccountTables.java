package io.wirecost.cli.explain;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.core.run.ByteKind;
import io.wirecost.document.Columns;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.engine.account.Explained;
import io.wirecost.report.wording.Units;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Accounts as tables: by field, by kind, and of several codecs beside each other. */
public final class AccountTables {
    private AccountTables() {}

    /** What each field costs, in the order in which the fields begin. */
    public static Table byField(ByteAccount account) {
        Columns<Map.Entry<BytePlace, Map<ByteKind, Long>>> columns = Columns.of();
        columns.name(
                "field",
                row -> row.getKey().path().isEmpty()
                        ? "(message)"
                        : row.getKey().path());
        columns.figure("bytes", "bytes", row -> count(sum(row.getValue())));
        columns.figure("share", row -> share(sum(row.getValue()), account.sizeBytes()));
        columns.figures(
                List.copyOf(account.bytesByKind().keySet()),
                ByteKind::title,
                "bytes",
                (row, kind) ->
                        row.getValue().containsKey(kind) ? count(row.getValue().get(kind)) : TableCell.text(""));
        return columns.table(account.bytesByPlace().entrySet());
    }

    /** What the bytes are there for. */
    public static Table byKind(ByteAccount account) {
        Columns<Map.Entry<ByteKind, Long>> columns = Columns.of();
        columns.name("what", row -> row.getKey().title());
        columns.figure("bytes", "bytes", row -> count(row.getValue()));
        columns.figure("share", row -> share(row.getValue(), account.sizeBytes()));
        return columns.table(account.bytesByKind().entrySet());
    }

    /** The same record in several codecs: bytes of each kind. */
    public static Table beside(Collection<Explained> all) {
        Collection<ByteKind> kinds = new TreeSet<>();
        all.forEach(each -> kinds.addAll(each.account().bytesByKind().keySet()));
        List<ByteKind> occurring =
                Arrays.stream(ByteKind.values()).filter(kinds::contains).toList();
        Columns<Explained> columns = Columns.of();
        columns.codec(
                "codec", each -> TableCell.codec(each.title(), each.codec().name(), ""));
        columns.name("format", each -> each.codec().format());
        columns.figure("bytes", "bytes", each -> count(each.account().sizeBytes()));
        columns.figure(
                "tokens",
                "",
                each -> each.tokens()
                        .map(tokens -> count(tokens.text().tokens()))
                        .orElse(TableCell.text("")));
        columns.figures(occurring, ByteKind::title, "bytes", (each, kind) -> {
            Long bytes = each.account().bytesByKind().get(kind);
            return bytes == null ? TableCell.text("") : count(bytes);
        });
        return columns.table(all);
    }

    private static long sum(Map<ByteKind, Long> kinds) {
        return kinds.values().stream().mapToLong(Long::longValue).sum();
    }

    private static TableCell count(long bytes) {
        return TableCell.figure(bytes, count -> Units.count(Math.round(count)));
    }

    private static String share(long bytes, int of) {
        return of == 0 ? "" : "%.1f %%".formatted(100d * bytes / of);
    }
}
