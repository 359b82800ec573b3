package io.wirecost.codecs.jackson;

import com.fasterxml.jackson.dataformat.csv.CsvFactory;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import com.google.auto.service.AutoService;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * CSV after RFC 4180, for records whose fields all hold single values. An absent value is an empty cell, an empty text one
 * with quotes.
 */
@AutoService(CodecProvider.class)
public final class CsvCodecs implements CodecProvider {
    private static final CodecInfo CSV = csv("jackson-csv");
    private static final CodecInfo STRICT = csv("jackson-csv-strict");

    private static CodecInfo csv(String name) {
        return CodecInfo.of(
                        name,
                        "CSV",
                        Family.TEXT,
                        "com.fasterxml.jackson.dataformat:jackson-dataformat-csv",
                        CsvFactory.class)
                .withTarget(JacksonCodecs.BEANS);
    }

    @Override
    public List<CodecInfo> codecs() {
        return List.of(CSV, STRICT);
    }

    @Override
    public Optional<Usage> usage(CodecInfo codec) {
        return Optional.of(
                Usage.asRecommended(
                        JacksonCodecs.BINDING,
                        "decimals are strings by Jackson's configOverride; rows are decoded as UTF-8 by the JDK, since the library would guess; no code of ours, but for empty texts where quotes are only where they are needed"));
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        RecordDefinition root = schema.root();
        return columns(root)
                .filter(field -> field.type().present().asLeaf().isEmpty())
                .findFirst()
                .map(field -> new Refusal("%s.%s: a cell of CSV holds a single value, and no list, map or record"
                        .formatted(root.name(), field.name())))
                .or(() -> emptyRow(root))
                .or(() -> Refusal.ofKeys(schema, String::isEmpty, "is empty, which Jackson takes for no name at all"));
    }

    private static Optional<Refusal> emptyRow(RecordDefinition root) {
        return columns(root).count() < 2
                        && columns(root).allMatch(field -> field.type().isOptional())
                ? Optional.of(new Refusal(root.name()
                        + ": a record without any value is an empty row of CSV, which readers" + " take for none"))
                : Optional.empty();
    }

    private static Stream<Field> columns(RecordDefinition root) {
        return root.fields().stream().filter(field -> field.type() != Type.Primitive.NULL);
    }

    @Override
    public List<FileForm> fileForms(CodecInfo codec) {
        return List.of(FileForm.ROWS);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        CsvMapper mapper = Mapping.text(mapper(codec, Mapping.limited(factory(), binding)));
        CsvSchema.Builder columns = CsvSchema.builder().setLineSeparator('\n');
        columns(binding.schema().root()).forEach(field -> columns.addColumn(field.wireName()));
        return new CsvCodec<>(mapper, binding.domainClass(), columns.build());
    }

    /**
     * By its default the library has quotes around texts with spaces and long ones too. With the stricter check it has them
     * only where they are needed, but then it writes an empty text as an absent one.
     */
    private static CsvMapper.Builder mapper(CodecInfo codec, CsvFactory factory) {
        CsvMapper.Builder builder = CsvMapper.builder(factory);
        return codec.equals(STRICT)
                ? builder.enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING).addModule(new EmptyCells())
                : builder;
    }

    /** Quotes around empty texts. A row that was cut is no row. */
    private static CsvFactory factory() {
        return CsvFactory.builder()
                .enable(CsvGenerator.Feature.ALWAYS_QUOTE_EMPTY_STRINGS)
                .enable(CsvParser.Feature.EMPTY_UNQUOTED_STRING_AS_NULL)
                .enable(CsvParser.Feature.FAIL_ON_MISSING_COLUMNS)
                .build();
    }
}
