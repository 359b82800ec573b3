<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Codecs\Zumba\DomainJson;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/** Zumba's serializer takes every domain object as it is, and writes its class with it. */
final class Zumba implements CodecFile
{
    public static function library(): Library
    {
        return Library::package('php-zumba-json-serializer');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'zumba',
            format: 'JSON',
            family: 'text',
            backEnd: 'PHP, ext-json',
            open: self::open(...),
            layout: 'with classes',
        )];
    }

    private static function open(Place $place): Opened
    {
        require_once 'Zumba/JsonSerializer/autoload.php';
        $json = new DomainJson($place->domain()->allClasses());
        return new Opened($json->serialize(...), $json->unserialize(...));
    }
}
