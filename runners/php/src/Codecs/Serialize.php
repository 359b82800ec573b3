<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;
use Wirecost\SafetyAdvice;

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
            safetyAdvice: new SafetyAdvice(
                'at most ' . SafetyAdvice::MOST_LEVELS . ' values in each other',
                'PHP, manual of unserialize, max_depth',
            ),
        )];
    }

    private static function open(Place $place): Opened
    {
        $levels = $place->followsAdvice() ? ['max_depth' => SafetyAdvice::MOST_LEVELS] : [];
        $trusted = ['allowed_classes' => $place->domain()->allClasses()] + $levels;
        return new Opened(
            serialize(...),
            static fn (string $bytes): object => unserialize($bytes, $trusted),
        );
    }
}
