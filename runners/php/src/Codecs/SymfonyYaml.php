<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Symfony\Component\Yaml\Yaml;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Data\Schema;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Carriers;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\PlainForm;
use Wirecost\Forms\Yaml\SafeKey;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/**
 * YAML in PHP. The library reads neither YAML's NaN nor its binary values of no bytes, so bytes and such floats are
 * texts, as in JSON. Nor does it hold every key of a map. That makes a layout of its own.
 */
final class SymfonyYaml implements CodecFile
{
    private const INDENT_SPACES = 4;
    /** From this level on, values stand in one line. The library's default. */
    private const INLINE_LEVEL = 2;
    private const DEPTH = PHP_INT_MAX;

    public static function library(): Library
    {
        return Library::package('php-symfony-yaml');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'symfony-yaml',
            format: 'YAML',
            family: 'text',
            backEnd: 'PHP',
            open: self::open(...),
            layout: 'texts as in JSON',
            refuses: self::refuse(...),
            default: true,
        )];
    }

    private static function refuse(Schema $schema): ?string
    {
        foreach (array_merge(...array_values($schema->records)) as $field) {
            if (!SafeKey::isHeld($field->wireName)) {
                return "field $field->name: the library cannot hold its key";
            }
        }
        return null;
    }

    private static function open(Place $place): Opened
    {
        require_once 'Symfony/Component/Yaml/autoload.php';
        $base64 = new Carrier('Yaml\PlainScalar::orTagged(\base64_encode({v}))', 'Octets::fromBase64({v})');
        $string = new Carrier('Yaml\PlainScalar::orTagged({v})');
        $leaves = ['bytes' => $base64, 'fixed' => $base64, 'string' => $string] + Carriers::text();
        $key = new Carrier('Yaml\SafeKey::of({v})', 'Yaml\SafeKey::toText({v})');
        $dialect = new Dialect($leaves, maps: Dialect::OBJECTS, key: $key);
        $form = PlainForm::of($place->schema, $place->domain(), $dialect);
        [$write, $read] = [$form->write, $form->read];
        $flags = Yaml::DUMP_OBJECT_AS_MAP | Yaml::DUMP_EMPTY_ARRAY_AS_SEQUENCE | Yaml::DUMP_EXCEPTION_ON_INVALID_TYPE;
        $depth = $place->keepsLimits() ? [] : [self::DEPTH];
        return new Opened(
            static fn (object $record): string =>
                Yaml::dump($write($record), self::INLINE_LEVEL, self::INDENT_SPACES, $flags),
            static fn (string $bytes): object => $read(Yaml::parse($bytes, 0, ...$depth)),
        );
    }
}
