package io.wirecost.bench.plain;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.Constructor;
import org.yaml.snakeyaml.introspector.Property;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.Tag;
import org.yaml.snakeyaml.representer.Representer;
import wirecost.domain.AccountDetail;
import wirecost.domain.Address;
import wirecost.domain.AmountDetail;
import wirecost.domain.AssociatedDocument;
import wirecost.domain.AuthorizationDetail;
import wirecost.domain.GeographicCoordinates;
import wirecost.domain.TransactionData;
import wirecost.domain.TransactionMetadata;

/** YAML by SnakeYAML's own binding of beans, without the names of classes and without absent properties. */
public class PlainSnakeyaml extends PlainBean {
    private static final List<Class<?>> BEANS = List.of(
            TransactionData.class,
            AccountDetail.class,
            Address.class,
            GeographicCoordinates.class,
            AssociatedDocument.class,
            AmountDetail.class,
            TransactionMetadata.class,
            AuthorizationDetail.class);

    private final Yaml yaml;

    public PlainSnakeyaml() {
        DumperOptions dumping = new DumperOptions();
        dumping.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
        dumping.setNonPrintableStyle(DumperOptions.NonPrintableStyle.ESCAPE);
        dumping.setDereferenceAliases(true);
        dumping.setSplitLines(false);
        LoaderOptions loading = new LoaderOptions();
        Representer representer = new WithoutNulls(dumping);
        BEANS.forEach(bean -> representer.addClassTag(bean, Tag.MAP));
        yaml = new Yaml(new Constructor(TransactionData.class, loading), representer, dumping, loading);
    }

    @Override
    byte[] serialize(TransactionData data) {
        return yaml.dump(data).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    TransactionData deserialize(byte[] bytes) {
        return yaml.loadAs(new String(bytes, StandardCharsets.UTF_8), TransactionData.class);
    }

    private static final class WithoutNulls extends Representer {
        WithoutNulls(DumperOptions options) {
            super(options);
        }

        @Override
        protected NodeTuple representJavaBeanProperty(Object bean, Property property, Object value, Tag tag) {
            return value == null ? null : super.representJavaBeanProperty(bean, property, value, tag);
        }
    }
}
