package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.account.AccountModel;
import io.wirecost.report.model.account.AccountModel.Line;
import io.wirecost.report.wording.Units;
import java.util.List;

/** What bytes are there for, and what the largest fields cost. */
final class AccountSection {
    private AccountSection() {}

    static void write(AccountModel accounts, ReportModel model, Document.Writer page) {
        page.section("where the bytes go", "bytes of a record");
        RuntimeParts.write(model, page, accounts.lines(), Line::codec, (lines, own) -> {
            page.table(byKind(accounts, lines));
            page.part("the largest fields", "bytes of a record");
            page.table(byField(accounts, lines));
        });
        accounts.notes().forEach(page::paragraph);
    }

    private static Table byKind(AccountModel accounts, List<Line> lines) {
        return Columns.<Line>of()
                .name("codec", Line::codec)
                .figure("bytes", line -> Units.bytes(line.bytes()))
                .figures(
                        accounts.kinds(),
                        kind -> kind,
                        (line, kind) -> bytes(line.byKind().get(accounts.kinds().indexOf(kind))))
                .table(lines);
    }

    private static Table byField(AccountModel accounts, List<Line> lines) {
        return Columns.<Line>of()
                .name("codec", Line::codec)
                .figures(
                        accounts.fields(),
                        field -> field,
                        (line, field) ->
                                line.bytesOf(field).map(AccountSection::bytes).orElse(Table.NONE))
                .table(lines);
    }

    private static String bytes(double bytes) {
        return bytes == 0 ? Table.NONE : Units.bytes(bytes);
    }
}
