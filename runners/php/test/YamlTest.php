<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Catalog;
use Wirecost\Data\Schema;
use Wirecost\Forms\Yaml\SafeKey;
use Wirecost\Place;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class YamlTest extends TestCase
{
    private const SCHEMA = "root A\nrecord A\n  d array(double)\n  s array(string)\n  m map(int)\n  b array(bytes)\n";

    private const CODECS = ['php-yaml', 'symfony-yaml'];

    /** What a reader of YAML may take for something else than a text. */
    private const TEXTS = [
        '', ' ', '~', 'null', 'true', 'no', 'y', '.inf', '-.Inf', '.nan', 'NAN', '0o7', '-0o_7', '0x1F',
        '1_000', '+1_0.5', '1e3', '-0', '007', '9223372036854775808', '2024-02-29', '12:30:00', '=', '<<',
        '- a', '? a', 'a: b', 'a #b', '# a', '!a', '&a', '*a', '%a', '@a', '`a', '|', '> a', '{', '[', '---',
        '...', "'", '"', '\\', "a\nb", "\n", "a\r\nb", "\t", "\0", "\0a", "\1", "\x1b", "\x7f", "\u{85}",
        "\u{a0}", "\u{2028}", "\u{feff}x", "\u{ffff}", '🚀', '!!str a', '=a',
    ];

    private readonly TestDomain $test;
    private readonly Place $place;

    public function __construct()
    {
        $this->test = new TestDomain(self::SCHEMA);
        $this->place = new Place($this->test->schema, $this->test->folder->path);
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function texts_stay_texts_as_values_and_as_keys(): void
    {
        foreach (self::CODECS as $codec) {
            foreach (self::TEXTS as $text) {
                $record = [[], [$text], [$text => 1], []];
                $this->equal($record, $this->readBack($codec, $record), "$codec: " . json_encode($text));
            }
        }
    }

    public function maps_may_look_like_lists(): void
    {
        foreach (self::CODECS as $codec) {
            foreach ([[], ['0' => 5], ['0' => 5, '1' => 6], ['1' => 5, '0' => 6], ['-7' => 1]] as $map) {
                $this->equal([[], [], $map, []], $this->readBack($codec, [[], [], $map, []]), $codec);
            }
        }
    }

    public function floats_stay_floats(): void
    {
        $floats = [-0.0, 0.0, 3.0, -1e15, 1e25, 5e-324, PHP_FLOAT_MAX, INF, -INF, NAN];
        foreach (self::CODECS as $codec) {
            $this->equal([$floats, [], [], []], $this->readBack($codec, [$floats, [], [], []]), $codec);
        }
    }

    public function bytes_are_base64_that_is_no_number(): void
    {
        $bytes = ['', "\0", "\xff\xfe", base64_decode('0o77'), base64_decode('1234'), base64_decode('1e10')];
        foreach (self::CODECS as $codec) {
            $this->equal([[], [], [], $bytes], $this->readBack($codec, [[], [], [], $bytes]), $codec);
        }
    }

    public function bytes_of_strangers_make_no_object(): void
    {
        $object = '!php/object "O:8:\"stdClass\":0:{}"';
        foreach (self::CODECS as $codec) {
            $deserialize = Catalog::load()->find($codec)->codec->open($this->place)->deserializer();
            $read = $deserialize("d: []\ns: [$object]\nm: {}\nb: []\n");
            $this->true(!is_object($read->p1[0]), $codec);
        }
    }

    public function keys_of_fields_that_the_library_cannot_hold_are_refused(): void
    {
        $codec = Catalog::load()->find('symfony-yaml')->codec;
        $schema = static fn (string $key): Schema => Schema::parse("root A\nrecord A\n  a int $key\n");
        foreach (['"<<"', '".inf"', '"0o7"', '"\u0001"', '"\u0000a"'] as $key) {
            $this->same('field a: the library cannot hold its key', $codec->refusal($schema($key)), $key);
        }
        foreach (['"7"', '"=a"', '"a b"', '"\ud83d\ude80"'] as $key) {
            $this->same(null, $codec->refusal($schema($key)), $key);
        }
    }

    public function a_key_is_marked_only_if_it_has_to_be(): void
    {
        $this->same(['a', '7', '=PDw=', '=PWE='], array_map(SafeKey::of(...), ['a', '7', '<<', '=a']));
    }

    /** @return list<mixed> */
    private function readBack(string $codec, array $values): array
    {
        $opened = Catalog::load()->find($codec)->codec->open($this->place);
        $bytes = ($opened->serializer())($this->test->object($values));
        return $this->test->values(($opened->deserializer())($bytes));
    }
}
