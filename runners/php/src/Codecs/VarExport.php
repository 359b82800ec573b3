<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/** Values as the source that makes them. To read it is to run it, so only bytes of our own are read. */
final class VarExport implements CodecFile
{
    public static function library(): Library
    {
        return Library::builtIn();
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'var-export',
            format: 'PHP source',
            family: 'text',
            backEnd: 'ext-standard',
            open: self::open(...),
        )];
    }

    private static function open(Place $place): Opened
    {
        $place->domain(); // the source names its classes
        return new Opened(
            static fn (object $record): string => var_export($record, true),
            static fn (string $bytes): object => eval("return $bytes;"),
        );
    }
}
