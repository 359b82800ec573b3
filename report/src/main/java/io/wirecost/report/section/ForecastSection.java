package io.wirecost.report.section;

import io.wirecost.document.Document;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.network.Forecast;
import io.wirecost.report.model.network.Forecast.Formula;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the model says of any link: a page's reader moves it. */
final class ForecastSection {
    /** A link that many know, and a rate that any codec keeps up with. */
    private static final Map<String, Object> START =
            Map.of("bitsPerSecond", 100_000_000, "delayNanos", 0, "messagesPerSecond", 1_000);

    private ForecastSection() {}

    static void write(ReportModel model, Document.Writer page) {
        if (model.forecasts().isEmpty()) {
            return;
        }
        page.section("at your link", "move the sliders");
        for (Forecast forecast : model.forecasts()) {
            page.part(forecast.name(), "");
            page.calculator("link", json(model, forecast), still -> still.paragraph(forecast.what()));
        }
    }

    /** As the page's script reads it. */
    private static String json(ReportModel model, Forecast forecast) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put(
                "codecs",
                forecast.formulas().stream().map(ForecastSection::codec).toList());
        model.baseline().ifPresent(baseline -> data.put("baseline", baseline));
        data.put("offFraction", forecast.offFraction());
        data.put("overlapping", forecast.overlapping());
        data.put("measured", forecast.measured());
        data.put("start", START);
        return CalculatorData.of(data);
    }

    private static Map<String, Object> codec(Formula formula) {
        Map<String, Object> codec = new LinkedHashMap<>();
        codec.put("name", formula.codec());
        codec.put("stages", formula.stages());
        formula.around().ifPresent(around -> codec.put("around", around));
        codec.put("sharpness", formula.sharpness());
        codec.put("offNanos", formula.offNanos());
        return codec;
    }
}
