package io.wirecost.report.html;

import io.wirecost.report.model.ReportModel;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The report that opens from disk without a server or a network. The model is data in it, never markup: the page's
 * modules set it as text, and the content security policy allows exactly the scripts that are named here.
 */
public final class HtmlReport {
    private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)\\}\\}");
    private static final List<String> STYLES = List.of("page", "controls", "figures", "tables", "print");

    private HtmlReport() {}

    public static String render(ReportModel model) {
        String charts = WebResources.text("echarts.min.js");
        String page = new ModuleLinker(WebResources::text).link("main.mjs");
        return filled(
                WebResources.text("report.html"),
                Map.of(
                        "policy", ContentPolicy.allowing(charts, page),
                        "title", Markup.escaped(model.message().name()),
                        "styles", styles(),
                        "model", ModelJson.of(model),
                        "charts", charts,
                        "page", page));
    }

    private static String styles() {
        StringBuilder styles = new StringBuilder();
        STYLES.forEach(name -> styles.append(WebResources.text("style/" + name + ".css")));
        return styles.toString();
    }

    /** In one pass, so that nothing that is filled in is looked at again. */
    private static String filled(String template, Map<String, String> parts) {
        return PLACE.matcher(template).replaceAll(place -> Matcher.quoteReplacement(parts.get(place.group(1))));
    }
}
