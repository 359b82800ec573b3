<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use AvroIOBinaryDecoder;
use AvroIOBinaryEncoder;
use AvroIODatumReader;
use AvroIODatumWriter;
use AvroSchema;
use AvroStringIO;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Data\Schema;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\PlainForm;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Packages;
use Wirecost\Place;
use Wirecost\Refusal;

/** Apache's Avro of 2017, on arrays. It never ends with a long of more than 63 bits. */
final class Avro implements CodecFile
{
    private const PART = 'avro';
    private const STUBS = __DIR__ . '/Avro/stubs';

    public static function library(): Library
    {
        return Packages::library('debian-source:avro-java', self::PART);
    }

    public static function codecs(): array
    {
        return [
            new Codec(
                name: 'avro',
                format: 'Avro',
                family: 'schema-driven',
                backEnd: 'PHP',
                open: self::open(...),
                schema: 'avro',
                limits: ['int64-beyond-2-62', 'integer-in-key'],
                refuses: static fn (Schema $schema): ?string => Refusal::ofUnions(
                    $schema,
                    'the library writes the first branch that a value fits, and does not tell which one it has read',
                ),
            ),
        ];
    }

    private static function open(Place $place): Opened
    {
        set_include_path(self::STUBS . PATH_SEPARATOR . get_include_path());
        require_once Packages::path(self::PART) . '/avro.php';
        $dialect = new Dialect(self::leaves(), absent: Dialect::NULL, maps: Dialect::HASHES, names: Dialect::FIELD);
        $form = PlainForm::of($place->schema, $place->domain(), $dialect);
        [$write, $read] = [$form->write, $form->read];
        $schema = AvroSchema::parse(file_get_contents("$place->derived/schema.avsc"));
        $writer = new AvroIODatumWriter($schema);
        $reader = $place->writerSchema === ''
            ? new AvroIODatumReader($schema)
            : new AvroIODatumReader(AvroSchema::parse($place->writerSchema), AvroSchema::parse($place->readerSchema));
        return new Opened(
            static function (object $record) use ($write, $writer): string {
                $bytes = new AvroStringIO();
                $writer->write($write($record), new AvroIOBinaryEncoder($bytes));
                return $bytes->string();
            },
            static fn (string $bytes): object
                => $read($reader->read(new AvroIOBinaryDecoder(new AvroStringIO($bytes)))),
        );
    }

    /**
     * A decimal and a uuid are fixed where the schema has it.
     *
     * @return array<string, Carrier> by kind of type
     */
    private static function leaves(): array
    {
        $isText = '[{size}] === []';
        return [
            'decimal' => new Carrier('Decimals::toUnscaled({v}, ...[{size}])', 'Decimals::toText({v}, {scale})'),
            'uuid' => new Carrier(
                "($isText ? {v} : Octets::fromUuid({v}))",
                "($isText ? {v} : Octets::toUuid({v}))",
            ),
        ];
    }
}
