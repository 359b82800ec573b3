package io.wirecost.codecs.avro;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.codec.SchemaVersions;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.WeakHashMap;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.specific.SpecificData;

/**
 * What Avro's records are. Each kind is opened by a class of its own: the JIT compiler treats a library differently once
 * subclasses of its classes are loaded, and an application that uses one kind does not load the others.
 */
interface Kind {
    <T> Codec<T> open(Binding<T> binding);

    private static Schema schema(Binding<?> binding) {
        return new Schema.Parser().parse(binding.derivedSchema());
    }

    /** Records whose fields are found by position. */
    final class Generic implements Kind {
        @Override
        public <T> Codec<T> open(Binding<T> binding) {
            return new RecordCodec<>(
                    binding.mapper(), new BinaryFormat<>(new GenericData(), schema(binding), AvroReaders.of(binding)));
        }
    }

    /** The same, read as what the version wrote that had one optional field less: Avro resolves each message. */
    final class GenericResolving implements Kind {
        @Override
        public <T> Codec<T> open(Binding<T> binding) {
            String own = binding.derivedSchema();
            SchemaVersions older =
                    binding.versions().orElseGet(() -> new SchemaVersions(own, withAnOptionalField(own)));
            return new RecordCodec<>(
                    binding.mapper(),
                    new BinaryFormat<>(new GenericData(), schema(binding), AvroReaders.of(binding.with(older))));
        }

        /** Behind the others, which the mapper finds by their positions. */
        private static String withAnOptionalField(String text) {
            try {
                ObjectNode root = (ObjectNode) new ObjectMapper().readTree(text);
                ObjectNode field = root.withArray("fields").addObject();
                field.put("name", "optional_field_of_the_newer_version").putNull("default");
                field.putArray("type").add("null").add("string");
                return root.toString();
            } catch (JsonProcessingException e) {
                throw new IllegalStateException("the derived schema is no JSON", e);
            }
        }
    }

    /** Generic records, one of which is filled again and again. */
    final class GenericReuse implements Kind {
        @Override
        public <T> Codec<T> open(Binding<T> binding) {
            return new ReuseCodec<>(binding.mapper(), new GenericData(), schema(binding), AvroReaders.of(binding));
        }
    }

    /** Classes that Avro's compiler generated. */
    final class Specific implements Kind {
        @Override
        public <T> Codec<T> open(Binding<T> binding) {
            SpecificData data = JavaTypes.withConversions(new SpecificData(binding.loader()));
            NativeMapper<T, IndexedRecord, IndexedRecord> mapper = binding.mapper();
            return new RecordCodec<>(
                    mapper, new BinaryFormat<>(data, data.getSchema(mapper.nativeClass()), AvroReaders.of(binding)));
        }
    }

    /** The same, one of which is filled again and again. */
    final class SpecificReuse implements Kind {
        @Override
        public <T> Codec<T> open(Binding<T> binding) {
            SpecificData data = JavaTypes.withConversions(new SpecificData(binding.loader()));
            NativeMapper<T, IndexedRecord, IndexedRecord> mapper = binding.mapper();
            return new ReuseCodec<>(mapper, data, data.getSchema(mapper.nativeClass()), AvroReaders.of(binding));
        }
    }

    /** The domain objects themselves. */
    final class Reflect implements Kind {
        /**
         * Applications have one schema for a class. Avro keeps the fields of a class by schema, and compares schemas field by field
         * for each record if it is given another object for the same one.
         */
        private static final Map<Class<?>, Schema> SCHEMAS = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        public <T> Codec<T> open(Binding<T> binding) {
            ReflectData data = JavaTypes.withByteArrays(JavaTypes.withConversions(new DomainData(binding.loader())));
            Schema plain = SCHEMAS.computeIfAbsent(binding.domainClass(), first -> plain(schema(binding)));
            return new ReflectCodec<>(
                    new BinaryFormat<>(data, plain, new AvroReaders(binding.versions(), Reflect::plain)));
        }

        private static Schema plain(Schema schema) {
            return JavaTypes.plain(schema, Collections.newSetFromMap(new IdentityHashMap<>()));
        }
    }
}
