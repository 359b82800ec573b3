<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Catalog;
use Wirecost\Place;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

/** What PHP makes of messages of another version of their schema. docs/evolution.md names these tests as sources. */
final class HabitsTest extends TestCase
{
    private const SCHEMA = <<<'TEXT'
        root a.R
        record a.R
          number int
          ratio double
          text string
          list array(string)
          map map(string)

        TEXT;

    private const MESSAGE = ['number' => 1, 'ratio' => 0.5, 'text' => 't', 'list' => ['a'], 'map' => ['k' => 'v']];

    private const XML = '<R><number>%s</number><ratio>0.5</ratio>%s<map/></R>';
    private const TEXT = '<text>t</text>';
    private const XML_CODECS = ['simplexml', 'dom', 'xml-parser', 'xmlwriter-xmlreader', 'symfony-xml-encoder'];

    private readonly TestDomain $test;

    public function __construct()
    {
        $this->test = new TestDomain(self::SCHEMA);
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function a_key_that_an_array_lacks_is_reported(): void
    {
        foreach ($this->codecs() as $codec => $write) {
            $lacking = array_diff_key(self::MESSAGE, ['text' => true]);
            $this->throws('/Undefined array key "text"/', fn () => $this->read($codec, $write($lacking)));
        }
    }

    public function with_strict_types_no_value_of_another_type_is_taken(): void
    {
        foreach ($this->codecs() as $codec => $write) {
            foreach (['number' => [2.5, 'int'], 'text' => [7, 'string'], 'list' => ['a', 'array']] as $name => $case) {
                [$wrong, $type] = $case;
                $message = $write([$name => $wrong] + self::MESSAGE);
                $this->throws("/must be of type $type, /", fn () => $this->read($codec, $message));
            }
        }
    }

    public function an_array_is_a_list_and_a_map(): void
    {
        foreach ($this->codecs() as $codec => $write) {
            $read = $this->read($codec, $write(['list' => ['k' => 'v'], 'map' => ['a', 'b']] + self::MESSAGE));
            $this->same([['k' => 'v'], ['a', 'b']], [$read[3], $read[4]], $codec);
        }
    }

    public function a_typed_parameter_takes_no_null(): void
    {
        foreach (self::XML_CODECS as $codec) {
            $this->same('t', $this->read($codec, sprintf(self::XML, '7', self::TEXT))[2], $codec);
            $this->throws('/must be of type string, null given/', fn () =>
                $this->read($codec, sprintf(self::XML, '7', '')));
        }
    }

    public function a_cast_reads_the_integer_with_which_a_text_begins_or_0(): void
    {
        foreach (['7' => 7, '2.25' => 2, '1.5E3' => 1500, 'x' => 0, '' => 0] as $text => $number) {
            foreach (self::XML_CODECS as $codec) {
                $message = sprintf(self::XML, $text, self::TEXT);
                $this->same($number, $this->read($codec, $message)[0], "$codec: '$text'");
            }
        }
    }

    public function symfonys_serializer_makes_no_object_whose_constructor_lacks_an_argument(): void
    {
        $lacking = json_encode(array_diff_key(self::MESSAGE, ['text' => true]), JSON_THROW_ON_ERROR);
        $this->throws('/Cannot create an instance of /', fn () => $this->read('symfony-serializer', $lacking));
    }

    /** @return array<string, callable(array<string, mixed>): string> how others write a message, by codec */
    private function codecs(): array
    {
        return ['json' => json_encode(...), 'jsonlint' => json_encode(...)]
            + (extension_loaded('mongodb') ? ['mongodb-bson' => \MongoDB\BSON\fromPHP(...)] : []);
    }

    /** @return list<mixed> */
    private function read(string $codec, string $bytes): array
    {
        $place = new Place($this->test->schema, $this->test->folder->path);
        return $this->test->values((Catalog::load()->find($codec)->codec->open($place)->deserializer())($bytes));
    }
}
