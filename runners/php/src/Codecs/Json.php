<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Forms\Carriers;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\PlainForm;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/** The JSON that is built into the language. */
final class Json implements CodecFile
{
    /** Text as the JSON of other runtimes has it, and floats that stay floats. */
    public const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS
        | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;

    /** As deep as values may lie in each other. */
    public const DEPTH = 0x7fffffff;

    /** The depth that PHP allows unless it is asked for another one. */
    private const SHIPPED_DEPTH = 512;

    public static function library(): Library
    {
        return Library::builtIn();
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'json',
            format: 'JSON',
            family: 'text',
            backEnd: 'ext-json',
            open: self::open(...),
            default: true,
        )];
    }

    private static function open(Place $place): Opened
    {
        $form = PlainForm::of($place->schema, $place->domain(), new Dialect(Carriers::text()));
        [$write, $read] = [$form->write, $form->read];
        $depth = self::depth($place);
        return new Opened(
            static fn (object $record): string => json_encode($write($record), self::FLAGS, self::DEPTH),
            static fn (string $bytes): object => $read(json_decode($bytes, true, $depth, JSON_THROW_ON_ERROR)),
        );
    }

    /** The depth to which a reader goes. */
    public static function depth(Place $place): int
    {
        return $place->keepsLimits() ? self::SHIPPED_DEPTH : self::DEPTH;
    }
}
