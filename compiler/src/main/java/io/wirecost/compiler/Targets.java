package io.wirecost.compiler;

import io.wirecost.compiler.annotated.AvajeBeans;
import io.wirecost.compiler.annotated.DslJsonBeans;
import io.wirecost.compiler.annotated.GensonBeans;
import io.wirecost.compiler.annotated.GsonBeans;
import io.wirecost.compiler.annotated.JacksonAvroTarget;
import io.wirecost.compiler.annotated.JacksonBeans;
import io.wirecost.compiler.annotated.JohnzonBeans;
import io.wirecost.compiler.annotated.JsonIoBeans;
import io.wirecost.compiler.annotated.MoshiBeans;
import io.wirecost.compiler.annotated.ProtostuffBeans;
import io.wirecost.compiler.annotated.YassonBeans;
import io.wirecost.compiler.asn1.Asn1Target;
import io.wirecost.compiler.asn1.UperTarget;
import io.wirecost.compiler.avro.AvroIdlTarget;
import io.wirecost.compiler.avro.AvroTarget;
import io.wirecost.compiler.avrospecific.AvroReflectTarget;
import io.wirecost.compiler.avrospecific.AvroSpecificTarget;
import io.wirecost.compiler.boopickle.BoopickleText;
import io.wirecost.compiler.borer.BorerText;
import io.wirecost.compiler.capnproto.CapnprotoTarget;
import io.wirecost.compiler.circe.CirceText;
import io.wirecost.compiler.colfer.ColferTarget;
import io.wirecost.compiler.domain.DomainTarget;
import io.wirecost.compiler.externalizable.ExternalizableBeans;
import io.wirecost.compiler.flatbuffers.FlatbuffersTarget;
import io.wirecost.compiler.jaxb.JaxbTarget;
import io.wirecost.compiler.json4s.Json4sText;
import io.wirecost.compiler.jsoniterscala.JsoniterText;
import io.wirecost.compiler.jsonschema.JsonSchemaTarget;
import io.wirecost.compiler.php.PhpTarget;
import io.wirecost.compiler.playjson.PlayJsonText;
import io.wirecost.compiler.protobuf.JacksonProtobufTarget;
import io.wirecost.compiler.protobuf.ProtobufTarget;
import io.wirecost.compiler.protobuf.ScalapbTarget;
import io.wirecost.compiler.protobuf.WireTarget;
import io.wirecost.compiler.sbe.SbeTarget;
import io.wirecost.compiler.scala.ScalaTarget;
import io.wirecost.compiler.scalaavro.Avro4sText;
import io.wirecost.compiler.scalaavro.VulcanText;
import io.wirecost.compiler.stream.StreamTarget;
import io.wirecost.compiler.target.Target;
import io.wirecost.compiler.thrift.ScroogeTarget;
import io.wirecost.compiler.thrift.ThriftTarget;
import io.wirecost.compiler.ubjson.UbjsonTarget;
import io.wirecost.compiler.upickle.UpickleText;
import io.wirecost.compiler.xstream.XstreamTarget;
import io.wirecost.compiler.ziojson.ZioJsonText;
import java.util.List;
import java.util.Optional;

/** Every target that we emit for. A new one is added here. */
public final class Targets {
    private static final List<Target> ALL = List.of(
            new DomainTarget(),
            new DomainTarget(new AvajeBeans()),
            new DomainTarget(new DslJsonBeans()),
            new DomainTarget(new ExternalizableBeans()),
            new DomainTarget(new GensonBeans()),
            new DomainTarget(new GsonBeans()),
            new DomainTarget(new JacksonBeans()),
            new DomainTarget(new JohnzonBeans()),
            new DomainTarget(new JsonIoBeans()),
            new DomainTarget(new MoshiBeans()),
            new DomainTarget(new ProtostuffBeans()),
            new DomainTarget(new YassonBeans()),
            new Asn1Target(),
            new UperTarget(),
            Avro4sText.target(),
            new AvroTarget(),
            new AvroIdlTarget(),
            new AvroReflectTarget(),
            new AvroSpecificTarget(),
            BoopickleText.target(),
            BorerText.cbor(),
            BorerText.json(),
            new CapnprotoTarget(),
            CirceText.target(),
            CirceText.withNulls(),
            new ColferTarget(),
            new FlatbuffersTarget(),
            new JacksonAvroTarget(),
            new JacksonProtobufTarget(),
            new JaxbTarget(),
            new JsonSchemaTarget(),
            Json4sText.target(),
            JsoniterText.target(),
            new PhpTarget(),
            PlayJsonText.target(),
            ProtobufTarget.full(),
            ProtobufTarget.lite(),
            new SbeTarget(),
            new ScalaTarget(),
            new ScalapbTarget(),
            new ScroogeTarget(),
            StreamTarget.msgpackMap(),
            StreamTarget.msgpackArray(),
            StreamTarget.msgpackValues(),
            StreamTarget.bson(),
            StreamTarget.ion(),
            StreamTarget.flexbuffers(),
            StreamTarget.jackson(),
            StreamTarget.gson(),
            new ThriftTarget(),
            new UbjsonTarget(),
            UpickleText.messagePack(),
            UpickleText.json(),
            VulcanText.target(),
            new WireTarget(),
            new XstreamTarget(),
            ZioJsonText.target());

    private Targets() {}

    public static List<Target> all() {
        return ALL;
    }

    public static Optional<Target> byId(String id) {
        return ALL.stream().filter(t -> t.id().equals(id)).findFirst();
    }
}
