<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/** Takes every domain object as it is. */
final class Igbinary implements CodecFile
{
    public static function library(): Library
    {
        return Library::extension('igbinary', 'php-igbinary');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'igbinary',
            format: 'igbinary',
            family: 'self-describing',
            backEnd: 'ext-igbinary',
            open: self::open(...),
            default: true,
        )];
    }

    private static function open(Place $place): Opened
    {
        $place->domain(); // bytes name its classes
        return new Opened(igbinary_serialize(...), igbinary_unserialize(...));
    }
}
