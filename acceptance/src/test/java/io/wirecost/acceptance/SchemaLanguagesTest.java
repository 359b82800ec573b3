package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.results.RunFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One message in each schema language: whichever way it comes in, its bytes are the same. */
class SchemaLanguagesTest {
    private static final String AVSC = """
            {"type": "record", "name": "Order", "namespace": "acme", "fields": [
              {"name": "id", "type": "long"},
              {"name": "customer", "type": "string"},
              {"name": "price", "type": "double"},
              {"name": "paid", "type": "boolean"},
              {"name": "state", "type": {"type": "enum", "name": "State", "symbols": ["OPEN", "DONE"]}},
              {"name": "items", "type": {"type": "array", "items": {"type": "record", "name": "Item", "fields": [
                {"name": "sku", "type": "string"}, {"name": "count", "type": "int"}]}}},
              {"name": "labels", "type": {"type": "map", "values": "string"}},
              {"name": "at", "type": ["null", {"type": "long", "logicalType": "timestamp-micros"}]},
              {"name": "note", "type": ["null", "string"]}]}
            """;

    private static final String AVDL = """
            namespace acme;
            schema Order;
            record Order {
              long id;
              string customer;
              double price;
              boolean paid;
              State state;
              array<Item> items;
              map<string> labels;
              union { null, @logicalType("timestamp-micros") long } at;
              union { null, string } note;
            }
            enum State { OPEN, DONE }
            record Item { string sku; int count; }
            """;

    private static final String PROTO = """
            syntax = "proto3";
            package acme;
            import "google/protobuf/timestamp.proto";
            message Order {
              int64 id = 1;
              string customer = 2;
              double price = 3;
              bool paid = 4;
              State state = 5;
              repeated Item items = 6;
              map<string, string> labels = 7;
              google.protobuf.Timestamp at = 8;
              optional string note = 9;
            }
            enum State { OPEN = 0; DONE = 1; }
            message Item { string sku = 1; int32 count = 2; }
            """;

    private static final String JSON_SCHEMA = """
            {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order", "type": "object",
             "required": ["id", "customer", "price", "paid", "state", "items", "labels"],
             "properties": {
               "id": {"type": "integer"},
               "customer": {"type": "string"},
               "price": {"type": "number"},
               "paid": {"type": "boolean"},
               "state": {"enum": ["OPEN", "DONE"]},
               "items": {"type": "array", "items": {"title": "Item", "type": "object", "required": ["sku", "count"],
                 "properties": {"sku": {"type": "string"},
                   "count": {"type": "integer", "minimum": -2147483648, "maximum": 2147483647}}}},
               "labels": {"type": "object", "additionalProperties": {"type": "string"}},
               "at": {"type": "string", "format": "date-time"},
               "note": {"type": "string"}}}
            """;

    private static final Map<String, String> SCHEMAS =
            Map.of("order.avsc", AVSC, "order.avdl", AVDL, "order.proto", PROTO, "order.schema.json", JSON_SCHEMA);

    /** The larger id is the largest that no library of JavaScript rounds, since interop of rounded ones is not what is tested. */
    private static final String RECORDS = """
            {"id":1,"customer":"a","price":1.5,"paid":true,"state":"DONE","items":[{"sku":"x","count":-3}],"labels":{"k":"v"},"at":"2024-02-29T12:00:00.000001Z","note":""}
            {"id":9007199254740991,"customer":"","price":0,"paid":false,"state":"OPEN","items":[],"labels":{}}
            """;

    private static final String PORTABLE = "*json*,*cbor*,*msgpack*,avro-generic,avsc,avro-js,*thrift*,*flatbuffers*,"
            + "*capnproto*,*bson*,asn1-*,ion-*,jackson-ion*,*proto*,pbf,wire,*yaml*";

    @TempDir
    private Path folder;

    @Test
    void the_sizes_of_a_message_do_not_depend_on_the_language_of_its_schema() throws Exception {
        assertSame(
                Wirecost.warm(folder),
                List.of("order.avsc", "order.proto"),
                "jackson-json,avro-generic,thrift-compact",
                "jvm",
                "size");
    }

    @Tag("nightly")
    @Test
    void nor_do_those_of_any_portable_format_in_any_runtime_and_each_reads_the_others() throws Exception {
        assertSame(
                OtherRuntime.node().in(Wirecost.warm(folder)).with("PATH", System.getenv("PATH")),
                List.copyOf(SCHEMAS.keySet()),
                PORTABLE,
                "jvm,node,php",
                "size,interop");
    }

    private void assertSame(Wirecost wirecost, List<String> schemas, String codecs, String runtimes, String measures)
            throws Exception {
        Files.writeString(folder.resolve("orders.ndjson"), RECORDS);
        Map<String, Map<String, List<Integer>>> sizes = new TreeMap<>();
        for (String schema : schemas) {
            Files.writeString(folder.resolve(schema), SCHEMAS.get(schema));
            String out = "out-" + schema;
            Outcome outcome = wirecost.run(
                    "run",
                    "--schema",
                    schema,
                    "--root",
                    "Order",
                    "--records",
                    "orders.ndjson",
                    "--measure",
                    measures,
                    "--codec",
                    codecs,
                    "--runtime",
                    runtimes,
                    "--out",
                    out);
            Run run = RunFile.read(folder.resolve(out).resolve("run.json"));
            assertThat(run.cells().stream()
                            .flatMap(cell -> cell.figures(Interop.class).stream())
                            .filter(Interop::hasNewDifference))
                    .as(schema + outcome.out())
                    .isEmpty();
            sizes.put(schema, sizes(run));
        }
        Map<String, List<Integer>> first = sizes.get("order.avsc");
        assertThat(first).isNotEmpty();
        assertThat(sizes.values()).allSatisfy(each -> assertThat(each).isEqualTo(first));
    }

    /** Sizes by codec, without those of Protocol Buffers: there a timestamp of a {@code .proto} is a message. */
    private static Map<String, List<Integer>> sizes(Run run) {
        Map<String, List<Integer>> sizes = new TreeMap<>();
        for (Cell cell : run.cells()) {
            String codec = cell.trial().toString();
            cell.figures(Sizes.class)
                    .filter(figures -> !codec.matches(".*(proto|pbf|wire).*"))
                    .ifPresent(figures -> sizes.put(codec, figures.all()));
        }
        return sizes;
    }
}
