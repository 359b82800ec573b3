package io.wirecost.compiler.domain;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.DomainClasses;
import io.wirecost.core.codec.DomainClasses.Property;
import io.wirecost.core.codec.Family;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.BeanMapper;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.RecordValue;
import java.io.Serializable;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DomainTargetTest {
    private static final Schema SCHEMA = new Schema(
            "x.Object",
            List.of(
                    new RecordDefinition(
                            "x.Object",
                            List.of(
                                    new Field("class", Primitive.BOOLEAN).withKey("@class"),
                                    new Field("java", new Type.ArrayType(Primitive.BYTES)),
                                    new Field(
                                            "this",
                                            new Type.MapType(new Type.OptionalType(new Type.EnumRef("x.String")))),
                                    new Field("value", new Type.OptionalType(new Type.RecordRef("x.Object"))),
                                    new Field("nothing", Primitive.NULL),
                                    new Field("serialVersionUID", new Type.OptionalType(new Type.RecordRef("x._"))))),
                    new EnumDefinition("x.String", List.of("A", "default")),
                    new RecordDefinition("x._", List.of())));

    @TempDir
    private Path folder;

    @Test
    void beans_of_a_schema_full_of_awkward_names_compile_and_hold_every_value() throws Exception {
        BeanMapper<Object> mapper = mapper();
        RecordValue value = value(value(null));

        Object bean = mapper.toDomain(value);

        assertThat(bean).isInstanceOf(Serializable.class);
        assertThat(new Comparer(SCHEMA, Set.of()).compare(value, mapper.fromDomain(bean)))
                .isEmpty();
    }

    @Test
    void equality_goes_by_content_down_to_bytes_in_lists() throws Exception {
        BeanMapper<Object> mapper = mapper();
        Object one = mapper.toDomain(value(null));

        assertThat(one).isEqualTo(mapper.toDomain(value(null))).hasSameHashCodeAs(mapper.toDomain(value(null)));
        assertThat(one).isNotEqualTo(mapper.toDomain(value(value(null))));
    }

    @Test
    void renamed_members_are_noted() {
        assertThat(new DomainTarget().emit(SCHEMA).notes())
                .containsExactly(
                        "x.Object is named Object_",
                        "x.Object.class is named class_",
                        "x.Object.java is named java_",
                        "x.Object.this is named this_",
                        "x.Object.serialVersionUID is named serialVersionUID_",
                        "x.String is named String_",
                        "x.String.default is named default_",
                        "x._ is named __");
    }

    @Test
    void libraries_that_reflect_are_told_the_schemas_name_of_each_member() throws Exception {
        ClassLoader loader = loader(SCHEMA);
        DomainClasses classes = classes(SCHEMA, loader);
        Class<?> bean = loader.loadClass("wirecost.domain.Object_");
        Class<?> enumeration = loader.loadClass("wirecost.domain.String_");

        assertThat(classes.beans().get(bean))
                .extracting(Property::name)
                .containsExactly("class", "java", "this", "value", "serialVersionUID");
        assertThat(classes.enums().get(enumeration)).containsOnlyKeys("A", "default");
        assertThat(classes.renamedEnums()).isEqualTo(classes.enums());
        assertThat(classes.property(bean.getMethod("isClass_")).map(Property::name))
                .contains("class");
        assertThat(classes.property(bean.getMethod("setClass_", boolean.class)).map(Property::name))
                .contains("class");
        assertThat(classes.property(bean.getDeclaredField("class_")).map(Property::wireName))
                .contains("@class");
        assertThat(classes.property(bean.getMethod("hashCode"))).isEmpty();
        assertThat(classes.property(bean.getMethod("getNothing"))).isEmpty();
    }

    @Test
    void libraries_that_leave_out_what_is_absent_are_told_where_it_is_in_a_list_or_map() throws Exception {
        Type absent = new Type.OptionalType(Primitive.INT);

        assertThat(absences(absent)).containsExactly(false, false);
        assertThat(absences(new Type.OptionalType(new Type.MapType(Primitive.INT))))
                .containsExactly(false, false);
        assertThat(absences(new Type.OptionalType(new Type.ArrayType(absent)))).containsExactly(true, false);
        assertThat(absences(new Type.ArrayType(new Type.MapType(Primitive.NULL))))
                .containsExactly(true, true);
    }

    private boolean[] absences(Type type) throws Exception {
        Schema schema = new Schema("x.A", List.of(new RecordDefinition("x.A", List.of(new Field("a", type)))));
        DomainClasses classes = classes(schema, loader(schema));
        return new boolean[] {classes.haveAbsentElements(), classes.haveAbsentMapValues()};
    }

    @Test
    void an_enum_whose_constants_have_their_symbols_as_names_is_none_of_the_renamed() throws Exception {
        Schema schema = new Schema(
                "x.A",
                List.of(
                        new RecordDefinition("x.A", List.of(new Field("a", new Type.EnumRef("x.B")))),
                        new EnumDefinition("x.B", List.of("A", "b"))));

        assertThat(classes(schema, loader(schema)).renamedEnums()).isEmpty();
    }

    private static DomainClasses classes(Schema schema, ClassLoader loader) {
        CodecInfo codec = CodecInfo.of("any", "any", Family.TEXT, "java.base", Object.class);
        return new Binding<>(schema, codec, loader).classes();
    }

    private BeanMapper<Object> mapper() throws Exception {
        return new BeanMapper<>(SCHEMA, loader(SCHEMA));
    }

    private ClassLoader loader(Schema schema) throws Exception {
        Path classes = new CodeCache(folder, new InstalledTools(folder))
                .build(schema, new DomainTarget(), List.of(), List.of())
                .code();
        return new URLClassLoader(new URL[] {classes.toUri().toURL()});
    }

    private static RecordValue value(RecordValue inner) {
        return RecordValue.of(
                true, List.of(new byte[] {1}, new byte[0]), Map.of("k", "default"), inner, null, RecordValue.of());
    }
}
