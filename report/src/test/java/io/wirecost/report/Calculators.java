package io.wirecost.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.wirecost.core.run.Run;
import io.wirecost.document.DocumentBlock.Calculator;
import io.wirecost.report.model.ReportModels;
import io.wirecost.report.section.RunDocument;
import java.util.List;

/** What a page's script calculates with. */
public final class Calculators {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Calculators() {}

    /** The data of all calculators of this name, in the order of the page. */
    public static List<JsonNode> of(Run run, String name) {
        return RunDocument.page(ReportModels.of(run, List.of())).blocks().stream()
                .filter(Calculator.class::isInstance)
                .map(Calculator.class::cast)
                .filter(calculator -> calculator.name().equals(name))
                .map(calculator -> read(calculator.data()))
                .toList();
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new AssertionError(json, e);
        }
    }
}
