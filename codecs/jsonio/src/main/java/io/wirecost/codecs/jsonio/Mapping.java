package io.wirecost.codecs.jsonio;

import com.cedarsoftware.io.ReadOptions;
import com.cedarsoftware.io.ReadOptionsBuilder;
import com.cedarsoftware.io.WriteOptions;
import com.cedarsoftware.io.WriteOptionsBuilder;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.value.TextCarrier;
import java.util.function.Function;

/** json-io as all our JSON is: standard JSON, the text carriers, the schema's symbols, exact floats. */
final class Mapping {
    private Mapping() {}

    static WriteOptions writing(DomainClasses classes) {
        WriteOptionsBuilder options = new WriteOptionsBuilder().standardJson();
        TextCarrier.all().forEach(carrier -> options.addCustomWrittenClass(carrier.type(), TextWriter.of(carrier)));
        classes.renamedEnums()
                .forEach((type, constants) -> options.addCustomWrittenClass(type, TextWriter.of(constants)));
        return options.build();
    }

    static ReadOptions reading(Binding<?> binding, Fractions fractions) {
        ReadOptionsBuilder options = new ReadOptionsBuilder()
                .strictJson()
                .classLoader(new NoClasses())
                .failOnUnknownType(true);
        if (binding.safetyLimits().areLifted()) {
            options.maxDepth(Integer.MAX_VALUE);
        }
        if (fractions.areDecimals()) {
            options.floatPointBigDecimal();
        }
        TextCarrier.all().forEach(carrier -> read(options, carrier.type(), carrier.decode()));
        binding.classes().renamedEnums().forEach((type, constants) -> read(options, type, constants::get));
        return options.build();
    }

    private static void read(ReadOptionsBuilder options, Class<?> type, Function<String, ?> decode) {
        options.addConverterOverride(String.class, type, (text, converter) -> decode.apply((String) text));
    }
}
