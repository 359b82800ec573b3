<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Catalog;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\ValueWriter;
use Wirecost\Place;
use Wirecost\Test\Support\CodecProof;
use Wirecost\Test\Support\EveryType;
use Wirecost\Test\Support\Files;
use Wirecost\Test\Support\Folder;
use Wirecost\Test\Support\Given;
use Wirecost\Test\Support\RunnerProcess;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class CodecsTest extends TestCase
{
    private readonly TestDomain $test;

    public function __construct()
    {
        $this->test = new TestDomain(EveryType::SCHEMA);
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function every_codec_that_needs_no_schema_returns_what_it_was_given(): void
    {
        $folder = new Folder();
        $records = array_map($this->neutral(...), EveryType::records());
        file_put_contents("$folder->path/every.dataset", Files::dataset(EveryType::SCHEMA, $records));
        $given = Given::read("$folder->path/every.dataset", $folder);
        $runner = new RunnerProcess();
        $codecs = $runner->ask(['request' => 'hello', 'protocol' => 2])['codecs'];
        $refused = $runner->ask(['request' => 'screen', 'schema' => $given->schemaFile])['refused'];
        $runner->close();
        foreach ($codecs as $codec) {
            if ($codec['schema'] === '' && !isset($refused[$codec['name']])) {
                $found = (new CodecProof($codec))->prove($given);
                $this->true(preg_match('/^(ok|loss|refused)/', $found) === 1, "{$codec['name']}: $found");
            }
        }
        $folder->delete();
    }

    public function json_is_the_text_that_other_runtimes_write(): void
    {
        $json = $this->serialize('json', EveryType::record());

        $this->matches('~"x":"AQI=","n":"-123456789012345678901234567.890","w":"-7"~', $json);
        $this->matches('~"l":9223372036854775807,"f":0.10000000149011612,"d":-0.0,"b":"AP8=","s":"Zoë 🚀 ~u', $json);
        $this->matches('~"day":"\+5881580-07-11","tm":"23:59:59.999","tu":"23:59:59.999999"~', $json);
        $this->matches('~"0":\{"0":1.0,"1":"NaN","2":"-Infinity"\},"\\\\u0000":\[\{\},~', $json);
    }

    public function json_escapes_nothing_that_it_need_not(): void
    {
        $record = array_replace(EveryType::record(), [EveryType::S => "é/\u{2028}"]);

        $this->matches("~\"s\":\"é/\u{2028}\"~u", $this->serialize('json', $record));
    }

    public function msgpack_of_php_has_no_bytes_and_takes_arrays_as_they_are(): void
    {
        if (extension_loaded('msgpack')) {
            $record = array_replace(EveryType::record(), [EveryType::B => "\x00\xff", EveryType::M => ['7' => []]]);
            $bytes = bin2hex($this->serialize('msgpack', $record));

            $this->matches('/a162a200ff/', $bytes); // b: a text of two bytes
            $this->matches('/a16d810790/', $bytes); // m: a map with the integer 7, and an empty list
        }
    }

    public function unserialize_makes_objects_of_the_domain_only(): void
    {
        $codec = Catalog::load()->find('serialize')->codec;
        $place = new Place($this->test->schema, $this->test->folder->path);
        $back = ($codec->open($place)->deserializer())('O:11:"ArrayObject":4:{i:0;i:0;i:1;a:0:{}i:2;a:0:{}i:3;N;}');

        $this->same('__PHP_Incomplete_Class', $back::class);
    }

    private function serialize(string $codec, array $values): string
    {
        $place = new Place($this->test->schema, $this->test->folder->path);
        $serialize = Catalog::load()->find($codec)->codec->open($place)->serializer();
        return $serialize($this->test->object($values));
    }

    private function neutral(array $values): string
    {
        $output = new BinaryOutput();
        (new ValueWriter($this->test->schema, $this->test->domain, $output))->root($this->test->object($values));
        return $output->bytes;
    }
}
