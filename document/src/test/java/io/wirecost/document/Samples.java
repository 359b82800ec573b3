package io.wirecost.document;

import java.util.List;

/** Documents for the tests of inks. */
public final class Samples {
    private Samples() {}

    /** One block of each kind. */
    public static Document everyBlock() {
        return Document.writer()
                .title("orders", "12 records")
                .paragraph("One sentence that is long enough to be wrapped where lines are short.")
                .warning("SMOKE: nothing is ranked")
                .items(List.of("Smallest: a.", "Fastest: b and c, which cannot be told apart."))
                .section("size")
                .table(Columns.<List<String>>of()
                        .name("codec", row -> row.get(0))
                        .figure("mean", row -> row.get(1))
                        .figure("ratio", row -> Table.NONE)
                        .table(List.of(List.of("a", "900"), List.of("b", "1,800"))))
                .chart(new Chart.Boxes("spread", "size", "bytes", false, List.of(new Chart.Box("a", 1, 2, 3, 4, 5))))
                .part("read", "in place")
                .facts(List.of(new Fact("blocks", "3"), new Fact("warm-up", "5,000 messages")))
                .code("./wirecost run")
                .document();
    }

    /** The same text in every block that has one. */
    public static Document of(String text) {
        return Document.writer()
                .title(text, text)
                .paragraph(text)
                .warning(text)
                .items(List.of(text))
                .facts(List.of(new Fact(text, text)))
                .code(text)
                .table(Columns.<String>of().name(text, cell -> cell).table(List.of(text)))
                .document();
    }
}
