package io.wirecost.document.html;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.RandomTexts;
import io.wirecost.document.Samples;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HtmlPageTest {
    private static final Pattern BODY = Pattern.compile("<body>\n(.*)<script type=\"module\">", Pattern.DOTALL);
    private static final Pattern SVG = Pattern.compile("<svg.*?</svg>\\s*", Pattern.DOTALL);
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
    private static final Pattern OUTSIDE = Pattern.compile(" (?:src|href)=\"(?!data:|#)[^\"]*\"");
    private static final Pattern TAGS = Pattern.compile("</?[a-zA-Z!][^\\s>]*");

    @Test
    void every_kind_of_block_has_its_element() {
        assertThat(body(Samples.everyBlock())).isEqualTo("""
                <a class="skip" href="#content">Skip to the content</a>
                <header>
                <h1>orders</h1>
                <p class="lead">12 records.</p>
                <p>One sentence that is long enough to be wrapped where lines are short.</p>
                <p class="warning"><strong>SMOKE: nothing is ranked</strong></p>
                <ul>
                <li>Smallest: a.</li>
                <li>Fastest: b and c, which cannot be told apart.</li>
                </ul>
                </header>
                <main id="content" tabindex="-1">
                <section id="size">
                <h2>size</h2>
                <div class="scroll" role="group" tabindex="0" aria-label="size">
                <table>
                <caption class="unseen">size</caption>
                <thead><tr><th>codec<th data-unit="bytes">mean<th data-ratio-of="1">ratio<th data-of-baseline>95%</thead>
                <tbody>
                <tr
                 class="k0" data-values=" 900.5 1 "><th>a<td id="sizes/a">901<td>1.0×<td>±1%<tr
                 class="k1" data-values=" 1801 2 "><th>b<td id="sizes/b">1,801<td>2.0×<td>±1%</tbody>
                </table>
                </div>
                <div class="charts">
                <figure>(drawing)</figure>
                </div>
                <h3 id="read">read</h3>
                <p class="lead">In place.</p>
                <dl>
                <div><dt>blocks</dt>
                <dd>3</dd>
                </div>
                <div><dt>warm-up</dt>
                <dd>5,000 messages</dd>
                </div>
                </dl>
                <pre><code>./wirecost run</code></pre>
                <details id="how-it-was-measured"><summary>How it was measured</summary>
                <p>In turns.</p>
                </details>
                <div class="calculator" data-calculator="none">
                <div class="still">
                <p>At 1 Gbit/s.</p>
                </div>
                <script type="application/json">{"name":"\\u003c/script\\u003e"}</script>
                </div>
                </section>
                </main>
                <datalist id="codecs">
                <option value="a" label="text">
                <option value="b" label="text">
                </datalist>
                """);
    }

    @Test
    void a_cell_opens_to_its_lines_of_which_none_is_markup() {
        Table table = Columns.<String>of()
                .name("codec", codec -> codec)
                .codec("cut", codec -> TableCell.grouped("noticed", "noticed").opening("given: <b>\n00 01"))
                .table(List.of("a"));

        assertThat(body(Document.writer().section("damage").table(table).document()))
                .contains(
                        "<td class=\"text group-noticed\"><details><summary>noticed</summary><pre><code>given: &lt;b&gt;\n00 01"
                                + "</code></pre></details></tbody>");
    }

    @Test
    void it_is_one_file_whose_policy_allows_its_own_style_and_script_and_no_network() throws Exception {
        String page = HtmlPage.render(Samples.everyBlock(), "study");
        String head = page.substring(0, page.indexOf("<style>"));

        assertThat(page).doesNotContainPattern(OUTSIDE).doesNotContain(" style=\"", " onclick=", "@import", "url(");
        assertThat(head)
                .contains("<title>study</title>", "default-src 'none'")
                .contains("script-src " + hash(between(page, "<script type=\"module\">", "</script>")) + ";")
                .contains("style-src " + hash(between(page, "<style>", "</style>")) + ";");
    }

    @Test
    void sections_are_listed_and_no_two_parts_have_one_address() {
        Document document = Document.writer()
                .section("Size")
                .table(Samples.sizes(List.of("a")))
                .section("Size")
                .table(Samples.sizes(List.of("a")))
                .section("Content")
                .part("Size", "")
                .fold("size", fold -> fold.paragraph("text"))
                .document();
        String body = body(document);

        assertThat(ids(body)).doesNotHaveDuplicates().contains("size", "size-2", "content-2", "sizes/a");
        assertThat(body)
                .contains(
                        "<h1>window</h1>",
                        "<li><a href=\"#size\">Size</a></li>\n<li><a href=\"#size-2\">Size</a></li>\n");
    }

    @Test
    void the_first_sections_charts_stand_beside_its_sentences() {
        Document document = Document.writer()
                .section("Answer")
                .charts(Samples.spread("one", "a"))
                .paragraph("a is smallest.")
                .table(Samples.sizes(List.of("a")))
                .section("More")
                .charts(Samples.spread("one", "a"))
                .document();

        assertThat(SVG.matcher(body(document)).replaceAll("").replaceAll("\\s*\n\\s*", ""))
                .contains("<div class=\"beside\"><div><h2>Answer</h2><p>a is smallest.</p></div><div class=\"charts\">")
                .containsOnlyOnce("class=\"beside\"");
    }

    @Test
    void no_text_of_any_block_becomes_markup_or_hides_text() {
        List<String> tags = tags(HtmlPage.render(Samples.of("harmless"), "harmless"));

        assertThat(hostile()).allSatisfy(text -> {
            String page = HtmlPage.render(Samples.of(text), text);
            assertThat(tags(page)).isEqualTo(tags);
            assertThat(page.codePoints().filter(HtmlPageTest::isInvisible)).containsOnly((int) '\n');
            assertThat(ids(page)).doesNotHaveDuplicates();
        });
    }

    private static Stream<String> hostile() {
        return Stream.concat(
                RandomTexts.some(),
                Stream.of(
                        "</script></style></title><img src=x onerror=alert(1)><!--",
                        "\" onmouseover=\"alert(1)\" x='",
                        "]]><![CDATA[<b>&amp;&#60;",
                        "\u202eevil\u200b\u2066\ufeff",
                        "\u0000\u0001\u001b[2J\r\n\ud800",
                        "__proto__",
                        "constructor",
                        "{{policy}} ${x} $1 \\1 %s",
                        "a".repeat(10_000)));
    }

    private static boolean isInvisible(int character) {
        int type = Character.getType(character);
        return type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE;
    }

    /** All tags of a page, but those of charts: a longer label may be cut, and then has a tooltip. */
    private static List<String> tags(String page) {
        return TAGS.matcher(SVG.matcher(page).replaceAll(""))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private static List<String> ids(String page) {
        return ID.matcher(page).results().map(found -> found.group(1)).toList();
    }

    /** What a page shows, without the drawings. */
    private static String body(Document document) {
        String page = HtmlPage.render(document, "window");
        return BODY.matcher(page)
                .results()
                .map(found -> SVG.matcher(found.group(1)).replaceAll("(drawing)"))
                .findFirst()
                .orElseThrow();
    }

    private static String between(String page, String start, String end) {
        int from = page.indexOf(start) + start.length();
        return page.substring(from, page.indexOf(end, from));
    }

    private static String hash(String text) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    }
}
