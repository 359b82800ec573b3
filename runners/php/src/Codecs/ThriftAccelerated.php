<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Thrift\Serializer\TBinarySerializer;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Codecs\Thrift\ThriftCode;
use Wirecost\DebianPackage;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/** Structs that an extension writes and reads by their descriptions. Debian installs it, but PHP does not load it. */
final class ThriftAccelerated implements CodecFile
{
    private const PACKAGE = 'php-thrift';
    private const EXTENSION = 'thrift_protocol.so';

    public static function library(): Library
    {
        $isThere = is_file(ini_get('extension_dir') . '/' . self::EXTENSION);
        $version = static fn (): ?string => $isThere ? DebianPackage::version(self::PACKAGE) : null;
        return Library::ofDebian(self::PACKAGE, $version);
    }

    public static function codecs(): array
    {
        return [
            new Codec(
                name: 'thrift-binary-accelerated',
                format: 'Thrift',
                family: 'schema-driven',
                backEnd: 'ext-thrift_protocol',
                open: self::open(...),
                layout: 'binary protocol',
                schema: 'thrift',
                default: true,
                extensions: [self::EXTENSION],
                generate: ThriftCode::generate(...),
            ),
        ];
    }

    private static function open(Place $place): Opened
    {
        $form = ThriftCode::load($place);
        [$root, $write, $read] = [$form->root, $form->write, $form->read];
        return new Opened(
            static fn (object $record): string => TBinarySerializer::serialize($write($record)),
            static fn (string $bytes): object => $read(TBinarySerializer::deserialize($bytes, $root)),
        );
    }
}
