<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Closure;
use Thrift\Protocol\TBinaryProtocol;
use Thrift\Protocol\TCompactProtocol;
use Thrift\Protocol\TProtocol;
use Thrift\Transport\TMemoryBuffer;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Codecs\Thrift\ThriftCode;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;
use Wirecost\Refusal;

/** Structs that write and read themselves, by protocols in PHP. */
final class Thrift implements CodecFile
{
    /** The compact protocol returns a boolean of a list as the byte that stands for it. */
    private const BOOLEAN = '({v} === true || {v} === 1)';

    public static function library(): Library
    {
        return Library::package('php-thrift');
    }

    public static function codecs(): array
    {
        return [
            self::codec('thrift-binary', 'binary protocol', TBinaryProtocol::class),
            self::codec('thrift-compact', 'compact protocol', TCompactProtocol::class, self::refuses(...)),
        ];
    }

    /**
     * @param class-string<TProtocol> $protocol
     * @param ?Closure(Schema): ?string $refuses
     */
    private static function codec(string $name, string $layout, string $protocol, ?Closure $refuses = null): Codec
    {
        return new Codec(
            name: $name,
            format: 'Thrift',
            family: 'schema-driven',
            backEnd: 'PHP',
            open: static fn (Place $place): Opened => self::open($place, $protocol),
            layout: $layout,
            schema: 'thrift',
            refuses: $refuses,
            generate: ThriftCode::generate(...),
        );
    }

    /** @param class-string<TProtocol> $protocol */
    private static function open(Place $place, string $protocol): Opened
    {
        $isCompact = $protocol === TCompactProtocol::class;
        $form = ThriftCode::load($place, $isCompact ? ['boolean' => new Carrier(read: self::BOOLEAN)] : []);
        [$root, $write, $read] = [$form->root, $form->write, $form->read];
        return new Opened(
            static function (object $record) use ($write, $protocol): string {
                $buffer = new TMemoryBuffer();
                $write($record)->write(new $protocol($buffer));
                return $buffer->getBuffer();
            },
            static function (string $bytes) use ($read, $root, $protocol): object {
                $struct = new $root();
                $struct->read(new $protocol(new TMemoryBuffer($bytes)));
                return $read($struct);
            },
        );
    }

    private static function refuses(Schema $schema): ?string
    {
        $isMapOfBooleans = static fn (Type $type): bool => $type->kind === 'map' && $type->of->kind === 'boolean';
        return Refusal::ofTypes($schema, $isMapOfBooleans, 'the library writes no booleans of a map');
    }
}
