<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Symfony\Component\Serializer\Encoder\JsonDecode;
use Symfony\Component\Serializer\Encoder\JsonEncode;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Encoder\XmlEncoder;
use Symfony\Component\Serializer\Normalizer\AbstractObjectNormalizer;
use Symfony\Component\Serializer\Serializer;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Data\Schema;
use Wirecost\Forms\Carriers;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\Symfony\ObjectMapping;
use Wirecost\Forms\Xml\XmlDocument;
use Wirecost\Forms\Xml\XmlForm;
use Wirecost\Forms\Xml\XmlReading;
use Wirecost\Forms\Xml\XmlWriting;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/**
 * Symfony's serializer. For JSON it maps records, lists of records and enums itself. With XML, its mapping cannot tell
 * texts from numbers within arrays and maps, so XML is its encoder alone.
 */
final class SymfonySerializer implements CodecFile
{
    private const REFUSED = 'unknown-fields-refused';
    private const LEAF = '{p}[{name}][] = Symfony\EncoderTree::text({text});';
    private const EACH = 'foreach (Symfony\EncoderTree::elements($r) as $n => $x) {';

    public static function library(): Library
    {
        return Library::package('php-symfony-serializer');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'symfony-serializer',
            format: 'JSON',
            family: 'text',
            backEnd: 'PHP, ext-json',
            open: self::openJson(...),
            versionSwitches: [['setting' => self::REFUSED, 'words' => 'ALLOW_EXTRA_ATTRIBUTES => false']],
            refuses: self::refuseLists(...),
        ), new Codec(
            name: 'symfony-xml-encoder',
            format: 'XML',
            family: 'text',
            backEnd: 'PHP, ext-dom',
            open: self::openXml(...),
            limits: ['xml-characters'],
        )];
    }

    /** The library has an array for an object, and the encoder takes one with the keys 0, 1, … for a list. */
    private static function refuseLists(Schema $schema): ?string
    {
        foreach (array_merge(...array_values($schema->records)) as $field) {
            if ($field->wireName === '0') {
                return "field $field->name: the library may write the object with its key as a list";
            }
        }
        return null;
    }

    private static function openJson(Place $place): Opened
    {
        require_once 'Symfony/Component/Serializer/autoload.php';
        $encode = new JsonEncode([JsonEncode::OPTIONS => Json::FLAGS]);
        $decode = new JsonDecode([
            JsonDecode::ASSOCIATIVE => true,
            JsonDecode::OPTIONS => JSON_THROW_ON_ERROR,
            JsonDecode::RECURSION_DEPTH => Json::depth($place),
        ]);
        $takesMore = $place->versionSetting !== self::REFUSED;
        $normalizers = ObjectMapping::normalizers($place, new Dialect(Carriers::text()), $takesMore);
        $serializer = new Serializer($normalizers, [new JsonEncoder($encode, $decode)]);
        $class = $place->domain()->class($place->schema->root);
        $context = [AbstractObjectNormalizer::PRESERVE_EMPTY_OBJECTS => true];
        return new Opened(
            static fn (object $record): string => $serializer->serialize($record, JsonEncoder::FORMAT, $context),
            static fn (string $bytes): object => $serializer->deserialize($bytes, $class, JsonEncoder::FORMAT),
        );
    }

    private static function openXml(Place $place): Opened
    {
        require_once 'Symfony/Component/Serializer/autoload.php';
        $writing = new XmlWriting(self::LEAF, '$c = [];', '{p}[{name}][] = $c;', 'array &$p');
        $reading = new XmlReading(self::EACH, '$n', '$x', '{r}');
        [$write, $read] = [XmlForm::writer($place, $writing), XmlForm::reader($place, $reading)];
        $encoder = new XmlEncoder([
            XmlEncoder::ROOT_NODE_NAME => XmlForm::root($place),
            XmlEncoder::ENCODING => 'UTF-8',
            XmlEncoder::AS_COLLECTION => true,
            XmlEncoder::LOAD_OPTIONS => XmlDocument::options($place) | LIBXML_NOCDATA,
        ]);
        return new Opened(
            static function (object $record) use ($write, $encoder): string {
                $tree = [];
                $write($record, $tree);
                return $encoder->encode($tree, XmlEncoder::FORMAT);
            },
            static fn (string $bytes): object => $read($encoder->decode($bytes, XmlEncoder::FORMAT)),
        );
    }
}
