<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Carriers;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\PlainForm;
use Wirecost\Forms\Yaml\NegativeZero;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/**
 * YAML by libyaml. A map is an array of PHP, so keys that look like integers are integers, and a map may be a sequence.
 * That is a layout of its own: other runtimes have texts for keys.
 */
final class YamlExtension implements CodecFile
{
    /** What this program does with tags is decided here, and not by a setting of the machine. */
    private const SETTINGS = ['yaml.decode_php', 'yaml.decode_timestamp', 'yaml.decode_binary'];

    private const WRITERS = [NegativeZero::class => [NegativeZero::class, 'emit']];

    public static function library(): Library
    {
        return Library::extension('yaml', 'php-yaml');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'php-yaml',
            format: 'YAML',
            family: 'text',
            backEnd: 'ext-yaml',
            open: self::open(...),
            layout: 'PHP arrays',
        )];
    }

    private static function open(Place $place): Opened
    {
        foreach (self::SETTINGS as $setting) {
            ini_set($setting, '0');
        }
        $text = Carriers::text();
        $float = static fn (string $read): Carrier => new Carrier('Yaml\NegativeZero::orPlain({v})', $read);
        $leaves = ['float' => $float($text['float']->read), 'double' => $float($text['double']->read)] + $text;
        $form = PlainForm::of($place->schema, $place->domain(), new Dialect($leaves, maps: Dialect::HASHES));
        [$write, $read] = [$form->write, $form->read];
        return new Opened(
            static fn (object $record): string =>
                yaml_emit($write($record), YAML_UTF8_ENCODING, YAML_LN_BREAK, self::WRITERS),
            static fn (string $bytes): object => $read(yaml_parse($bytes)),
        );
    }
}
