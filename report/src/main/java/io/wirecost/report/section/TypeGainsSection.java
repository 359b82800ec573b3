package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.report.model.message.TypeGains;
import io.wirecost.report.wording.Units;

/** What the inferred types are worth. */
final class TypeGainsSection {
    private TypeGainsSection() {}

    static void write(TypeGains gains, Document.Writer page) {
        page.section("worth of the types", gains.lead());
        page.table(Columns.<TypeGains.Row>of()
                .name("codec", TypeGains.Row::codec)
                .figure("bytes with strings", row -> Units.bytes(row.strings()))
                .figure("with types", row -> Units.bytes(row.types()))
                .name("types save", TypeGains.Row::saved)
                .table(gains.rows()));
        page.items(gains.fields());
    }
}
