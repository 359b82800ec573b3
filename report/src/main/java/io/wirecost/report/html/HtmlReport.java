package io.wirecost.report.html;

import io.wirecost.report.model.ReportModel;
import java.util.List;
import java.util.Map;

/**
 * The report that opens from disk without a server or a network. The model is data in it, never markup: the page's
 * modules set it as text, and the content security policy allows exactly the scripts that are named here.
 */
public final class HtmlReport {
    private HtmlReport() {}

    public static String render(ReportModel model) {
        String charts = PageTemplate.charts();
        String page = new ModuleLinker(WebResources::text).link("main.mjs");
        return PageTemplate.filled(
                "report.html",
                Map.of(
                        "policy", ContentPolicy.allowing(charts, page),
                        "title", Markup.escaped(model.message().name()),
                        "styles", PageTemplate.styles(List.of("page", "controls", "figures", "tables", "print")),
                        "model", ModelJson.of(model),
                        "charts", charts,
                        "page", page));
    }
}
