<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Data\Schema;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\PlainForm;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;
use Wirecost\Refusal;

/** The BSON of MongoDB's driver. */
final class MongodbBson implements CodecFile
{
    private const ARRAYS = ['root' => 'array', 'document' => 'array', 'array' => 'array'];

    /** The library's object for bytes of the general kind. */
    private const BINARY = 'new \MongoDB\BSON\Binary(%s, 0)';

    public static function library(): Library
    {
        return Library::extension('mongodb', 'php-mongodb');
    }

    public static function codecs(): array
    {
        return [
            new Codec(
                name: 'mongodb-bson',
                format: 'BSON',
                family: 'self-describing',
                backEnd: 'ext-mongodb',
                open: self::open(...),
                limits: ['zero-in-key'],
                default: true,
                refuses: self::refuses(...),
            ),
        ];
    }

    private static function open(Place $place): Opened
    {
        $bytes = new Carrier(sprintf(self::BINARY, '{v}'), '{v}->getData()');
        $uuid = new Carrier(sprintf(self::BINARY, 'Octets::fromUuid({v})'), 'Octets::toUuid({v}->getData())');
        $leaves = ['bytes' => $bytes, 'fixed' => $bytes, 'uuid' => $uuid];
        $form = PlainForm::of($place->schema, $place->domain(), new Dialect($leaves));
        [$write, $read] = [$form->write, $form->read];
        return new Opened(
            static fn (object $record): string => \MongoDB\BSON\fromPHP($write($record)),
            static fn (string $bytes): object => $read(\MongoDB\BSON\toPHP($bytes, self::ARRAYS)),
        );
    }

    private static function refuses(Schema $schema): ?string
    {
        $hasZero = static fn (string $key): bool => str_contains($key, "\0");
        return Refusal::ofKeys($schema, $hasZero, 'a key cannot hold U+0000');
    }
}
