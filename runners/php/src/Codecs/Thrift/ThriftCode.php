<?php

declare(strict_types=1);

namespace Wirecost\Codecs\Thrift;

use Wirecost\ClassPath;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Messages\MessageForm;
use Wirecost\Generator;
use Wirecost\Place;

/** The library, and the structs that its compiler makes. */
final class ThriftCode
{
    /** Where Debian's package has the classes of the namespace Thrift. */
    private const LIBRARY = '/usr/lib/php';

    public static function generate(Place $place): void
    {
        $command = ['thrift', '--gen', 'php', '-out', $place->generated, "$place->derived/schema.thrift"];
        Generator::run($command, 'thrift-compiler');
    }

    /** @param array<string, Carrier> $leaves by kind of type, beside those that every codec of the format has */
    public static function load(Place $place, array $leaves = []): MessageForm
    {
        ClassPath::add(self::LIBRARY, 'Thrift\\');
        ClassPath::add($place->generated);
        return MessageForm::of($place, new ThriftDialect($leaves));
    }
}
