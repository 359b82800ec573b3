package io.wirecost.core.codec;

import io.wirecost.core.access.DomainFields;
import io.wirecost.core.access.NativeFields;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.DomainMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The knowledge that a codec gets of one schema: the model, the domain classes, and the code generated for its target.
 *
 * @param <T> the domain class of the root record
 */
public final class Binding<T> {
    private final Schema schema;
    private final String target;
    private final DomainKind kind;
    private final ClassLoader loader;
    private final DomainMapper<T> domain;
    private final SafetyLimits safetyLimits;
    private final VersionSetting versionSetting;
    private final Optional<SchemaVersions> versions;

    /**
     * Creates a binding for trusted data, with safety limits lifted.
     *
     * @param codec the codec that is bound: its target and its runtime say which classes it needs
     * @param loader where the generated classes are found
     */
    public Binding(Schema schema, CodecInfo codec, ClassLoader loader) {
        this(
                schema,
                codec.target(),
                DomainKind.of(codec),
                loader,
                DomainKind.of(codec).mapper(schema, loader),
                SafetyLimits.LIFTED,
                VersionSetting.AS_SHIPPED,
                Optional.empty());
    }

    private Binding(
            Schema schema,
            String target,
            DomainKind kind,
            ClassLoader loader,
            DomainMapper<T> domain,
            SafetyLimits safetyLimits,
            VersionSetting versionSetting,
            Optional<SchemaVersions> versions) {
        this.schema = schema;
        this.target = target;
        this.kind = kind;
        this.loader = loader;
        this.domain = domain;
        this.safetyLimits = safetyLimits;
        this.versionSetting = versionSetting;
        this.versions = versions;
    }

    /** The same, for codecs that are to be opened with other safety limits. */
    public Binding<T> with(SafetyLimits limits) {
        return new Binding<>(schema, target, kind, loader, domain, limits, versionSetting, versions);
    }

    /** The same, for codecs that are to be opened with another setting towards other versions of the schema. */
    public Binding<T> with(VersionSetting setting) {
        return new Binding<>(schema, target, kind, loader, domain, safetyLimits, setting, versions);
    }

    /** The same, for codecs that are to read what was written by another version of the schema. */
    public Binding<T> with(SchemaVersions others) {
        return new Binding<>(schema, target, kind, loader, domain, safetyLimits, versionSetting, Optional.of(others));
    }

    /** Returns by which schema messages were written, if that is another one; empty where bytes are read as they are. */
    public Optional<SchemaVersions> versions() {
        return versions;
    }

    /** Returns how a codec has to set its library's safety limits when it is opened. */
    public SafetyLimits safetyLimits() {
        return safetyLimits;
    }

    /** Returns how a codec has to set its library towards messages of other versions of the schema. */
    public VersionSetting versionSetting() {
        return versionSetting;
    }

    public Schema schema() {
        return schema;
    }

    /** Which Java names stand for which names of the schema, for libraries that reflect on the domain classes. */
    public JavaNames names() {
        return new JavaNames(schema);
    }

    /** The domain classes with the schema's names, for libraries that take names through hooks of their own. */
    public DomainClasses classes() {
        return new DomainClasses(schema, loader);
    }

    public Class<T> domainClass() {
        return domain.rootClass();
    }

    /** Neutral values to domain objects and back; for harness and tests, not for codecs. */
    public DomainMapper<T> domain() {
        return domain;
    }

    /** Reads these fields of domain objects. */
    public DomainFields<T> domainFields(List<FieldPath> paths) {
        return kind.fields(schema, loader, paths);
    }

    public ClassLoader loader() {
        return loader;
    }

    /** A new instance of the target's emitted codec, for libraries that are called by code made for the domain classes. */
    @SuppressWarnings("unchecked") // the emitted codec is for T
    public Codec<T> codec() {
        return (Codec<T>) GeneratedCode.newMapper(target, loader, versions);
    }

    /** A new instance of the target's emitted mapper. */
    @SuppressWarnings("unchecked") // the emitted mapper is for T; a codec knows the native classes of its own target
    public <W, R> NativeMapper<T, W, R> mapper() {
        return (NativeMapper<T, W, R>) newMapper();
    }

    /** A new instance of the target's emitted mapper, for targets whose library has no objects of its own. */
    @SuppressWarnings("unchecked") // as above: a codec knows its library's writer and reader
    public <W, R> StreamMapper<T, W, R> streamMapper() {
        return (StreamMapper<T, W, R>) newMapper();
    }

    /**
     * Reads these fields of the target's native object as it is read, for targets whose format is read in place.
     *
     * @throws IllegalArgumentException if the schema has no such path
     */
    public NativeFields nativeFields(List<FieldPath> paths) {
        return new NativeFields(schema, GeneratedCode.mapper(target, loader), paths);
    }

    private Object newMapper() {
        return GeneratedCode.newMapper(target, loader, Optional.empty());
    }

    /** The text of the target's own schema. */
    public String derivedSchema() {
        try (InputStream in = loader.getResourceAsStream(GeneratedCode.schemaResource(target))) {
            if (in == null) {
                throw new IllegalStateException("no schema was derived for target " + target);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("cannot read the derived schema of target " + target, e);
        }
    }
}
