package io.wirecost.document;

import io.wirecost.plot.Axis;
import io.wirecost.plot.Boxes;
import io.wirecost.plot.Chart;
import io.wirecost.plot.MarkSubject;
import java.util.List;
import java.util.Optional;

/** Documents for the tests of renderers. */
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
                .table(sizes(List.of("a", "b")))
                .charts(spread("spread", "a"))
                .part("read", "in place")
                .facts(List.of(new Fact("blocks", "3"), new Fact("warm-up", "5,000 messages")))
                .code("./wirecost run")
                .fold("How it was measured", fold -> fold.paragraph("In turns."))
                .calculator("none", "{\"name\":\"</script>\"}", still -> still.paragraph("At 1 Gbit/s."))
                .document();
    }

    /** Sizes of codecs, with a column that is empty. */
    public static Table sizes(List<String> codecs) {
        return Columns.<String>of()
                .codec("codec", name -> TableCell.codec(name, name, "text"))
                .figure(
                        "mean",
                        "bytes",
                        name -> TableCell.figure(900.5 * (1 + codecs.indexOf(name)), Samples::bytes)
                                .at("sizes/" + name))
                .figure("ratio", "", name -> TableCell.figure(1.0 + codecs.indexOf(name), ratio -> ratio + "×"))
                .ratioOfTheLast()
                .figure("95%", name -> "±1%")
                .ofTheBaseline()
                .figure("sd", name -> TableCell.NONE)
                .table(codecs);
    }

    private static String bytes(double bytes) {
        return String.format("%,d", Math.round(bytes));
    }

    /** A box for one codec. */
    public static Chart spread(String title, String codec) {
        return new Boxes(
                title,
                Axis.linear("bytes", Samples::bytes),
                false,
                List.of(new Boxes.Box(MarkSubject.codec(codec), 1, 2, 3, 4, 5, Optional.empty(), Optional.empty())),
                Optional.empty());
    }

    /** The same text in every block that has one. */
    public static Document of(String text) {
        return Document.writer()
                .title(text, text)
                .paragraph(text)
                .warning(text)
                .items(List.of(text))
                .facts(List.of(new Fact(text, text)))
                .section(text, text)
                .charts(spread(text, text))
                .code(text)
                .table(Columns.<String>of()
                        .codec(text, cell -> TableCell.codec(cell, cell, cell).at(cell))
                        .figure(text, text, cell -> TableCell.figure(1, value -> cell))
                        .table(List.of(text)))
                .part(text, text)
                .fold(text, fold -> fold.paragraph(text))
                .calculator(
                        text,
                        "\"" + text.replaceAll("[^\\p{Print}]|[\"\\\\]", "?") + "\"",
                        still -> still.paragraph(text))
                .document();
    }
}
