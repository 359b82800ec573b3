<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Carriers;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\Literal;
use Wirecost\Forms\PlainForm;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;
use Wirecost\Refusal;

/**
 * MessagePack of arrays. The library writes every string as text, and so bytes too, an array with the keys 0, 1, … as a
 * list, and so an empty map too, and a key that is an int in PHP as an integer. It reads what other libraries write.
 */
final class Msgpack implements CodecFile
{
    private const BYTES = ['bytes', 'fixed', 'uuid'];

    public static function library(): Library
    {
        return Library::extension('msgpack', 'php-msgpack');
    }

    public static function codecs(): array
    {
        return [
            new Codec(
                name: 'msgpack',
                format: 'MessagePack',
                family: 'self-describing',
                backEnd: 'ext-msgpack',
                open: static fn (Place $place): Opened => self::open($place, Carriers::binary()),
                layout: 'arrays of PHP',
                default: true,
            ),
            new Codec(
                name: 'msgpack-named-maps',
                format: 'MessagePack',
                family: 'self-describing',
                backEnd: 'ext-msgpack',
                open: static fn (Place $place): Opened => self::open($place, self::numbersOfOthers()),
                layout: 'named maps',
                refuses: self::refuses(...),
            ),
        ];
    }

    /** @param array<string, Carrier> $leaves */
    private static function open(Place $place, array $leaves): Opened
    {
        ini_set('msgpack.php_only', '0');
        $dialect = new Dialect($leaves, maps: Dialect::HASHES);
        $form = PlainForm::of($place->schema, $place->domain(), $dialect);
        [$write, $read] = [$form->write, $form->read];
        return new Opened(
            static fn (object $record): string => \msgpack_pack($write($record)),
            static fn (string $bytes): object => $read(\msgpack_unpack($bytes)),
        );
    }

    /**
     * Other libraries write a float without a fraction as an integer.
     *
     * @return array<string, Carrier> by kind of type
     */
    private static function numbersOfOthers(): array
    {
        $float = new Carrier(read: '(float) {v}');
        return ['float' => $float, 'double' => $float];
    }

    private static function refuses(Schema $schema): ?string
    {
        $isBytes = static fn (Type $type): bool => in_array($type->kind, self::BYTES, true);
        $isMap = static fn (Type $type): bool => $type->kind === 'map';
        return Refusal::ofTypes($schema, $isBytes, 'the library writes bytes as text')
            ?? Refusal::ofTypes($schema, $isMap, 'the library writes an empty map as a list')
            ?? Refusal::ofKeys($schema, Literal::isIntAsKey(...), 'the library writes the key as an integer')
            ?? Refusal::ofEmptyRecords($schema, 'the library writes a record without values as a list');
    }
}
