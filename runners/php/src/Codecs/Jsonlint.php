<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Seld\JsonLint\JsonParser;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Data\Schema;
use Wirecost\Forms\Carriers;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\PlainForm;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;
use Wirecost\Refusal;

/**
 * A parser in PHP that explains what is wrong with a text. It only reads. Of escaped control characters, and of
 * characters that are escaped as two surrogates, it makes text.
 */
final class Jsonlint implements CodecFile
{
    public static function library(): Library
    {
        return Library::package('jsonlint');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'jsonlint',
            format: 'JSON',
            family: 'text',
            backEnd: 'PHP',
            open: self::open(...),
            limits: ['xml-characters'],
            direction: 'deserialize',
            partner: 'json',
            refuses: self::refusal(...),
        )];
    }

    private static function refusal(Schema $schema): ?string
    {
        $hasControl = static fn (string $key): bool => preg_match('/[\x00-\x08\x0b\x0c\x0e-\x1f]/', $key) === 1;
        return Refusal::ofKeys($schema, $hasControl, 'the library makes text of an escaped control character');
    }

    private static function open(Place $place): Opened
    {
        require_once 'Seld/JsonLint/autoload.php';
        $read = PlainForm::of($place->schema, $place->domain(), new Dialect(Carriers::text()))->read;
        $parser = new JsonParser();
        return new Opened(
            deserialize: static fn (string $bytes): object => $read($parser->parse($bytes, JsonParser::PARSE_TO_ASSOC)),
        );
    }
}
