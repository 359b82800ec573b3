<?php

// Codecs that do wrong. Each does the rest with the serialization of PHP.

declare(strict_types=1);

namespace Wirecost\Codecs;

use Closure;
use RuntimeException;
use TypeError;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Data\Schema;
use Wirecost\Library;
use Wirecost\MissingTool;
use Wirecost\Opened;
use Wirecost\Place;

final class Own implements CodecFile
{
    private static ?object $remembered = null;

    public static function library(): Library
    {
        return Library::builtIn();
    }

    public static function codecs(): array
    {
        return [
            ...self::writers(),
            ...self::readers(),
            ...self::generators(),
            new Codec('does-not-open', 'PHP', 'text', 'PHP', fn () => throw new RuntimeException('no such file')),
            self::codec('choosy', ['refuses' => fn (Schema $schema): ?string =>
                $schema->fields($schema->root)[0]->name === 'id' ? 'field id: no' : null]),
            self::codec('extended', ['extensions' => ['none-of-this-name.so']]),
            self::codec('lonely', ['direction' => 'serialize', 'partner' => 'nobody']),
        ];
    }

    /** @return list<Codec> */
    private static function writers(): array
    {
        return [
            self::writer('number', fn (object $record): mixed => 1),
            self::writer('sorts', function (object $record): string {
                sort($record->p1);
                return serialize($record);
            }),
            self::writer('breaks', function (object $record): string {
                $record->p1 = [null];
                return '1';
            }),
            self::writer('throws', fn (object $record): string => throw new TypeError("no\nway")),
            self::writer('warns', fn (object $record): string => serialize($nothing)),
            self::writer('chatty', function (object $record): string {
                echo "{}\n";
                fwrite(fopen('php://stdout', 'wb'), "hm\n");
                return serialize($record);
            }),
            self::writer('old', fn (object $record): string => utf8_encode(serialize($record)) . strlen(self::gone())),
            self::writer('greedy', fn (object $record): string => str_repeat('x', 1 << 40)),
        ];
    }

    /** @return list<Codec> */
    private static function readers(): array
    {
        return [
            self::codec('same-object', [], fn (string $bytes): object => self::$remembered ??= unserialize($bytes)),
            self::codec('nothing', [], fn (string $bytes): mixed => null),
            new Codec('closed', 'PHP', 'text', 'PHP', fn (Place $place): Opened => new Opened(serialize(...))),
        ];
    }

    /** @return list<Codec> */
    private static function generators(): array
    {
        return [
            self::codec('without-tool', ['generate' => fn () => throw new MissingTool('protoc', 'protobuf-compiler')]),
            self::codec('without-luck', ['generate' => fn () => throw new RuntimeException('bad luck')]),
            self::codec('writes', ['generate' => fn (Place $place) =>
                file_put_contents("$place->generated/code", $place->schema->root . $place->derived)]),
        ];
    }

    private static function writer(string $name, Closure $serialize): Codec
    {
        $open = fn (Place $place): Opened => new Opened($serialize, unserialize(...));
        return new Codec($name, 'PHP', 'text', 'PHP', $open);
    }

    private static function codec(string $name, array $more, ?Closure $deserialize = null): Codec
    {
        $open = fn (Place $place): Opened => new Opened(serialize(...), $deserialize ?? unserialize(...));
        return new Codec($name, 'PHP', 'text', 'PHP', $open, ...$more);
    }

    /** What PHP 8.2 advises against. */
    private static function gone(): string
    {
        $name = 'x';
        return "${name}";
    }
}
