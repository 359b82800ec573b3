<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Symfony\Component\VarExporter\VarExporter;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/**
 * Values as the source that makes them with the library's own hydrator. To read it is to run it, so only bytes of our
 * own are read.
 */
final class SymfonyVarExporter implements CodecFile
{
    public static function library(): Library
    {
        return Library::package('php-symfony-var-exporter');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'symfony-var-exporter',
            format: 'PHP source',
            family: 'text',
            backEnd: 'PHP',
            open: self::open(...),
            layout: 'hydrator',
        )];
    }

    private static function open(Place $place): Opened
    {
        require_once 'Symfony/Component/VarExporter/autoload.php';
        $place->domain(); // the source names its classes
        return new Opened(
            static fn (object $record): string => VarExporter::export($record),
            static fn (string $bytes): object => eval("return $bytes;"),
        );
    }
}
