package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.message.TypeGains;
import io.wirecost.report.wording.Units;

/** What the inferred types are worth. */
final class TypeGainsSection {
    private TypeGainsSection() {}

    static void write(TypeGains gains, CodecWords names, Document.Writer page) {
        page.section("worth of the types", gains.lead());
        page.table(Columns.<TypeGains.Row>of()
                .codec("codec", row -> names.plain(row.codec()))
                .figure("bytes with strings", "bytes", row -> TableCell.figure(row.strings(), Units::bytes))
                .figure("with types", "bytes", row -> TableCell.figure(row.types(), Units::bytes))
                .name("types save", TypeGains.Row::saved)
                .table(gains.rows()));
        page.items(gains.fields());
    }
}
