package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.message.UnionWorth;
import io.wirecost.report.wording.Units;

/** What unions are worth. */
final class UnionWorthSection {
    private UnionWorthSection() {}

    static void write(UnionWorth worth, CodecWords names, Document.Writer page) {
        page.section("worth of the unions", worth.lead());
        page.items(worth.sentences());
        page.table(Columns.<UnionWorth.Row>of()
                .codec("codec", row -> names.plain(row.codec()))
                .name("where", UnionWorth.Row::place)
                .figure("bytes without", "bytes", row -> TableCell.figure(row.without(), Units::bytes))
                .figure("with unions", "bytes", row -> TableCell.figure(row.with(), Units::bytes))
                .name("unions save", UnionWorth.Row::saved)
                .table(worth.rows()));
    }
}
