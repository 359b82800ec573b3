package io.wirecost.compiler.annotated;

import io.wirecost.compiler.avro.AvroTarget;
import io.wirecost.compiler.domain.DomainTarget;
import io.wirecost.compiler.target.Emission;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import java.util.List;
import java.util.Optional;

/** Beans that Jackson binds to Avro's schema, which names fields as ours does. */
public final class JacksonAvroTarget implements Target {
    private final DomainTarget beans = new DomainTarget(new Beans());

    @Override
    public String id() {
        return beans.id();
    }

    @Override
    public List<String> libraries() {
        return beans.libraries();
    }

    @Override
    public Emission emit(Schema schema) {
        Emission avro = new AvroTarget().emit(schema);
        return new Emission(avro.schema(), avro.documented(), beans.emit(schema).files(), avro.notes());
    }

    @Override
    public Optional<String> readerSchema(Schema schema) {
        return new AvroTarget().readerSchema(schema);
    }

    private static final class Beans extends JacksonBeans {
        @Override
        public String target() {
            return "java-jackson-avro";
        }

        @Override
        protected String name(RecordDefinition record, Field field) {
            return field.name();
        }
    }
}
