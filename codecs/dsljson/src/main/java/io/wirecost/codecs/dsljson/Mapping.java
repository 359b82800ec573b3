package io.wirecost.codecs.dsljson;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.NumberConverter;
import com.dslplatform.json.runtime.Settings;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.value.TextCarrier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** DSL-JSON as all our JSON is: the schema's names, the text carriers, absent fields left out. */
final class Mapping {
    private Mapping() {}

    static DslJson<Object> json(Binding<?> binding) {
        DomainClasses classes = binding.classes();
        DslJson<Object> json = new DslJson<>(settings(binding));
        carriers().forEach(carrier -> register(json, carrier));
        register(json, Void.class, value -> null, text -> null);
        json.registerWriter(Double.class, Mapping::write);
        classes.enums().forEach((type, constants) -> register(json, type, constants));
        List<BeanConverter<?>> beans = classes.beans().entrySet().stream()
                .<BeanConverter<?>>map(bean -> BeanConverter.register(json, bean.getKey(), bean.getValue()))
                .toList();
        beans.forEach(bean -> bean.link(json)); // once each is known to the others
        return json;
    }

    /** Lifts two limits, since a text of more than 128 MB or a number of more than 512 digits may be honest data. */
    private static DslJson.Settings<Object> settings(Binding<?> binding) {
        DslJson.Settings<Object> settings =
                Settings.withRuntime().skipDefaultValues(true).doublePrecision(JsonReader.DoublePrecision.EXACT);
        return binding.liftsSafetyLimits()
                ? settings.limitDigitsBuffer(Integer.MAX_VALUE).limitStringBuffer(Integer.MAX_VALUE)
                : settings;
    }

    /** As DSL-JSON does, but with the sign of zero, which it drops. */
    private static void write(JsonWriter out, Double value) {
        if (value == null) {
            out.writeNull();
        } else if (value.equals(-0.0)) {
            out.writeAscii("-0.0");
        } else {
            NumberConverter.serialize(value.doubleValue(), out);
        }
    }

    /** All but those of which DSL-JSON has the same form. */
    private static List<TextCarrier<?>> carriers() {
        return List.of(
                TextCarrier.DECIMAL,
                TextCarrier.DATE,
                TextCarrier.TIME,
                TextCarrier.TIMESTAMP,
                TextCarrier.LOCAL_TIMESTAMP);
    }

    private static <V> void register(DslJson<Object> json, TextCarrier<V> carrier) {
        register(json, carrier.type(), carrier.encode(), carrier.decode());
    }

    @SuppressWarnings("unchecked") // the constants are of the enum's class
    private static <V> void register(DslJson<Object> json, Class<V> type, Map<String, Enum<?>> constants) {
        Map<Object, String> symbols = new HashMap<>();
        constants.forEach((symbol, constant) -> symbols.put(constant, symbol));
        register(json, type, symbols::get, text -> (V) constants.get(text));
    }

    private static <V> void register(
            DslJson<Object> json, Class<V> type, Function<? super V, String> encode, Function<String, V> decode) {
        json.registerWriter(type, (out, value) -> {
            if (value == null) {
                out.writeNull();
            } else {
                out.writeString(encode.apply(value));
            }
        });
        json.registerReader(type, in -> in.wasNull() ? null : decode.apply(in.readString()));
    }
}
