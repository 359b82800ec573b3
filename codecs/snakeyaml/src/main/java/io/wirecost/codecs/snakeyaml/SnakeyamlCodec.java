package io.wirecost.codecs.snakeyaml;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Staged;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * Plain maps, as SnakeYAML advises for documents that it shall not build classes from: its binding of beans knows the
 * type of a list's elements, but not of a list in a list.
 */
final class SnakeyamlCodec<T> implements Staged<T, Map<String, Object>, Map<String, Object>> {
    private final Yaml yaml;
    private final PlainMaps maps;
    private final Class<T> type;

    SnakeyamlCodec(Binding<T> binding) {
        DumperOptions dumper = dumper();
        LoaderOptions loader = loader(binding.liftsSafetyLimits());
        yaml = new Yaml(new SafeConstructor(loader), new QuotingRepresenter(dumper), dumper, loader);
        maps = new PlainMaps(binding.classes());
        type = binding.domainClass();
    }

    /** One line for each scalar, characters escaped rather than text made binary, equal values written out again. */
    private static DumperOptions dumper() {
        DumperOptions options = new DumperOptions();
        options.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        options.setNonPrintableStyle(DumperOptions.NonPrintableStyle.ESCAPE);
        options.setDereferenceAliases(true);
        options.setSplitLines(false);
        return options;
    }

    /** Lifts two limits, since messages of more than 3 MB or 50 levels may be honest data. */
    private static LoaderOptions loader(boolean liftsLimits) {
        LoaderOptions options = new LoaderOptions();
        if (liftsLimits) {
            options.setCodePointLimit(Integer.MAX_VALUE);
            options.setNestingDepthLimit(Integer.MAX_VALUE);
        }
        return options;
    }

    @Override
    public Map<String, Object> toNative(T value) throws ReflectiveOperationException {
        return maps.toMap(value);
    }

    @Override
    public byte[] write(Map<String, Object> map) {
        return yaml.dump(map).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public Map<String, Object> read(byte[] bytes) {
        return yaml.load(new String(bytes, StandardCharsets.UTF_8));
    }

    @Override
    public T fromNative(Map<String, Object> map) throws ReflectiveOperationException {
        return maps.fromMap(type, map);
    }
}
