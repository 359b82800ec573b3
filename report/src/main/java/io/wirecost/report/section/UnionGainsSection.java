package io.wirecost.report.section;

import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.UnionGains;
import io.wirecost.core.run.UnionGains.CodecSizes;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.TableCell;
import io.wirecost.report.wording.Counted;
import io.wirecost.report.wording.Units;

/** What the inferred unions are worth: bytes of the same records with and without them. */
final class UnionGainsSection {
    private UnionGainsSection() {}

    static void write(Run run, CodecWords names, Document.Writer page) {
        run.data().given().flatMap(AsGiven::unions).ifPresent(gains -> write(gains, new GainWords(run, names), page));
    }

    private static void write(UnionGains gains, GainWords words, Document.Writer page) {
        page.section(
                "worth of the unions",
                Counted.of(gains.records(), "record")
                        + ", once with unions, once with optional fields or JSON text instead");
        page.paragraph("unions: " + String.join(", ", gains.places()));
        page.table(Columns.<CodecSizes>of()
                .codec("codec", sizes -> words.names().plain(words.codec(sizes.runtime(), sizes.codec())))
                .figure("bytes without", "bytes", sizes -> TableCell.figure(sizes.without(), Units::bytes))
                .figure("with unions", "bytes", sizes -> TableCell.figure(sizes.with(), Units::bytes))
                .name("unions save", sizes -> GainWords.saved(sizes.without(), sizes.with()))
                .table(gains.codecs()));
    }
}
