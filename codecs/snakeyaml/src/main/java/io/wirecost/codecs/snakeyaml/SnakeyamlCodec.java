package io.wirecost.codecs.snakeyaml;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.value.TextCarrier;
import java.nio.charset.StandardCharsets;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.Constructor;

/** SnakeYAML's own binding of beans, with a description of each class. */
final class SnakeyamlCodec<T> implements Codec<T> {
    private final Yaml yaml;

    SnakeyamlCodec(Binding<T> binding) {
        DumperOptions dumper = dumper();
        LoaderOptions loader = loader(binding.safetyLimits().areLifted());
        Constructor constructor = new Constructor(binding.domainClass(), loader);
        SchemaRepresenter representer = new SchemaRepresenter(dumper);
        representer // whose properties the constructor has, too
                .getPropertyUtils()
                .setSkipMissingProperties(binding.versionSetting() == VersionSetting.UNKNOWN_FIELDS_IGNORED);
        yaml = new Yaml(constructor, representer, dumper, loader);
        for (TextCarrier<?> carrier : SchemaRepresenter.CARRIERS) {
            constructor.addTypeDescription(new ScalarDescription(carrier.type(), carrier.decode()));
        }
        DomainClasses classes = binding.classes();
        classes.enums().forEach((type, constants) -> {
            representer.addEnum(type, constants);
            if (SchemaRepresenter.areRenamed(constants)) {
                constructor.addTypeDescription(new ScalarDescription(type, constants::get));
            }
        });
        classes.beans().forEach((type, properties) -> yaml.addTypeDescription(new BeanDescription(type, properties)));
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
        options.setEnumCaseSensitive(true); // symbols may differ in case alone
        if (liftsLimits) {
            options.setCodePointLimit(Integer.MAX_VALUE);
            options.setNestingDepthLimit(Integer.MAX_VALUE);
        }
        return options;
    }

    @Override
    public byte[] serialize(T value) {
        return yaml.dump(value).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public T deserialize(byte[] bytes) {
        return yaml.load(new String(bytes, StandardCharsets.UTF_8));
    }
}
