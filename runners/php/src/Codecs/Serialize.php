<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/** The serialization of PHP itself, which takes every domain object as it is. */
final class Serialize implements CodecFile
{
    public static function library(): Library
    {
        return Library::builtIn();
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'serialize',
            format: 'PHP serialization',
            family: 'self-describing',
            backEnd: 'ext-standard',
            open: self::open(...),
            default: true,
        )];
    }

    private static function open(Place $place): Opened
    {
        $trusted = ['allowed_classes' => $place->domain()->allClasses()];
        return new Opened(
            serialize(...),
            static fn (string $bytes): object => unserialize($bytes, $trusted),
        );
    }
}
