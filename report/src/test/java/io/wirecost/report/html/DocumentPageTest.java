package io.wirecost.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.wirecost.document.Column;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import io.wirecost.report.SampleDocuments;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DocumentPageTest {
    private static final Pattern SCRIPT =
            Pattern.compile("<script(?: type=\"module\")?>(.*?)</script>", Pattern.DOTALL);
    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"document\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern OUTSIDE = Pattern.compile("(?:src|href)=\"(?!data:)[^\"]*\"");
    private static final Document PLAIN =
            Document.writer().title("plain", "").paragraph("text").document();

    @Test
    void it_is_one_file_whose_policy_allows_its_own_scripts_and_no_network() throws Exception {
        String page = DocumentPage.render(SampleDocuments.full(), "study");
        String head = page.substring(0, page.indexOf("<script"));
        List<String> scripts =
                SCRIPT.matcher(page).results().map(found -> found.group(1)).toList();

        assertThat(head)
                .doesNotContainPattern(OUTSIDE)
                .contains("default-src 'none'; script-src 'sha256-", "<title>study</title>");
        assertThat(scripts).hasSize(2);
        for (String script : scripts) {
            assertThat(head).contains("'sha256-" + hash(script) + "'");
        }
    }

    @Test
    void only_a_document_with_charts_carries_what_draws_them() {
        assertThat(DocumentPage.render(PLAIN, "plain")).hasSizeLessThan(150_000);
        assertThat(SCRIPT.matcher(DocumentPage.render(PLAIN, "plain")).results().map(MatchResult::group))
                .hasSize(1);
        assertThat(DocumentPage.render(SampleDocuments.full(), "study"))
                .contains(PageTemplate.charts())
                .hasSizeLessThan(3_000_000);
    }

    @Test
    void a_hostile_document_adds_no_tag() {
        String hostile = "</script></title><img src=x onerror=alert(1)><!--\u202e";
        String page =
                DocumentPage.render(SampleDocuments.hostile(hostile), hostile).replace(PageTemplate.charts(), "");

        assertThat(page.split("<script", -1)).hasSize(1 + 3);
        assertThat(page).doesNotContain("<img", "<!--", "\u202e").contains("<title>&lt;/script&gt;");
    }

    @Test
    void texts_and_figures_are_data_of_their_kind_that_reads_back() throws Exception {
        String hostile = "</script><img src=x onerror=alert(1)>\u202e'&";
        JsonNode blocks = data(SampleDocuments.hostile(hostile)).at("/blocks");
        String visible = hostile.replace("\u202e", "\\u202e");

        assertThat(blocks.at("/0/kind").asText()).isEqualTo("Heading");
        assertThat(blocks.at("/0/title").asText()).isEqualTo(visible);
        assertThat(blocks.findValues("chart"))
                .extracting(chart -> chart.get("kind").asText())
                .containsExactly("Bars", "Lines", "Lines", "Boxes");
        assertThat(blocks.findValue("categories").get(0).asText()).isEqualTo(visible);
        assertThat(blocks.findValue("bars").get(1).at("/value").asDouble()).isEqualTo(1e12);
    }

    @Test
    void columns_without_anything_are_left_out_and_code_keeps_its_lines() throws Exception {
        Document document = Document.writer()
                .table(new Table(List.of(Column.name("a"), Column.figure("b")), List.of(List.of("1", Table.NONE))))
                .code("one\n\ttwo")
                .document();

        assertThat(data(document).at("/blocks/0/table/columns")).hasSize(1);
        assertThat(data(document).at("/blocks/1/text").asText()).isEqualTo("one\n\\ttwo");
    }

    private static JsonNode data(Document document) throws Exception {
        String page = DocumentPage.render(document, "");
        return new ObjectMapper()
                .readTree(DATA.matcher(page).results().findFirst().orElseThrow().group(1));
    }

    private static String hash(String script) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
        return Base64.getEncoder().encodeToString(digest);
    }
}
