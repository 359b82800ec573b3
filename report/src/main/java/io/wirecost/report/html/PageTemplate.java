package io.wirecost.report.html;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Pages with places that are filled with styles, scripts and data. */
final class PageTemplate {
    private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)\\}\\}");

    private PageTemplate() {}

    /** In one pass, so that nothing that is filled in is looked at again. */
    static String filled(String template, Map<String, String> parts) {
        return PLACE.matcher(WebResources.text(template))
                .replaceAll(place -> Matcher.quoteReplacement(parts.get(place.group(1))));
    }

    /** @param names of style sheets; a later one may change what an earlier one says */
    static String styles(List<String> names) {
        return names.stream()
                .map(name -> WebResources.text("style/" + name + ".css"))
                .collect(Collectors.joining());
    }

    /** The script that draws charts. */
    static String charts() {
        return WebResources.text("echarts.min.js");
    }
}
