<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Codecs\GoogleProtobuf\ProtobufCode;
use Wirecost\Library;
use Wirecost\Packages;

/** Google's library in C, which takes the place of the one in PHP in the processes that have it. */
final class GoogleProtobufExtension implements CodecFile
{
    private const FILE = 'protobuf.so';

    public static function library(): Library
    {
        return Packages::library('debian-source:protobuf', self::FILE);
    }

    public static function codecs(): array
    {
        return [
            new Codec(
                name: 'google-protobuf-ext',
                format: 'Protocol Buffers',
                family: 'schema-driven',
                backEnd: 'ext-protobuf',
                open: ProtobufCode::open(...),
                schema: 'protobuf',
                default: true,
                extensions: [Packages::path(self::FILE)],
                versionSwitches: ProtobufCode::SWITCHES,
                passesOn: true,
                generate: ProtobufCode::generate(...),
            ),
        ];
    }
}
