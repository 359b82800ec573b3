package io.wirecost.report.section;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.wirecost.document.Document;
import io.wirecost.report.model.network.Forecast;
import java.io.UncheckedIOException;
import java.util.List;

/** What the model says of any link: a page's reader moves it. */
final class ForecastSection {
    private static final ObjectMapper JSON = new ObjectMapper().registerModule(new Jdk8Module());

    private ForecastSection() {}

    static void write(List<Forecast> forecasts, Document.Writer page) {
        if (forecasts.isEmpty()) {
            return;
        }
        page.section("at your link", "move the sliders");
        for (Forecast forecast : forecasts) {
            page.part(forecast.name(), "");
            page.calculator("link", json(forecast), still -> still.paragraph(forecast.what()));
        }
    }

    private static String json(Forecast forecast) {
        try {
            return JSON.writeValueAsString(forecast);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
