<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\ClassPath;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Codecs\GoogleProtobuf\ProtobufCode;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;
use Wirecost\Protocol\Problem;

/** Google's library in PHP. It takes -0.0 for the default, which it leaves out. */
final class GoogleProtobuf implements CodecFile
{
    /** Where Debian's package has its classes. */
    private const FOLDER = '/usr/share/php';

    public static function library(): Library
    {
        return Library::package('php-google-protobuf');
    }

    public static function codecs(): array
    {
        return [
            new Codec(
                name: 'google-protobuf',
                format: 'Protocol Buffers',
                family: 'schema-driven',
                backEnd: 'PHP',
                open: self::open(...),
                schema: 'protobuf',
                losses: ['negative-zero-unsigned'],
                versionSwitches: ProtobufCode::SWITCHES,
                passesOn: true,
                generate: ProtobufCode::generate(...),
            ),
        ];
    }

    private static function open(Place $place): Opened
    {
        if (extension_loaded('protobuf')) {
            throw new Problem('php.ini loads the extension protobuf, which takes the place of the library in PHP');
        }
        ClassPath::add(self::FOLDER);
        return ProtobufCode::open($place);
    }
}
