<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Data\BinaryOutput;
use Wirecost\Data\EncodedFile;
use Wirecost\Data\ValueWriter;
use Wirecost\Test\Support\CodecProof;
use Wirecost\Test\Support\Files;
use Wirecost\Test\Support\Given;
use Wirecost\Test\Support\Order;
use Wirecost\Test\Support\RunnerProcess;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

/** Codecs that are not installed are left out. */
final class SchemaCodecsTest extends TestCase
{
    private const UUID = '00112233445566778899aabbccddeeff';

    private readonly TestDomain $test;
    private readonly Given $given;

    /** @var array<string, array<string, mixed>> those with a derived schema, by name */
    private readonly array $codecs;

    public function __construct()
    {
        $this->test = new TestDomain(Order::SCHEMA);
        $path = "{$this->test->folder->path}/order";
        Order::derive("$path.derived");
        $records = array_map($this->neutral(...), Order::RECORDS);
        file_put_contents("$path.dataset", Files::dataset(Order::SCHEMA, $records));
        $this->given = Given::read("$path.dataset", $this->test->folder);
        $runner = new RunnerProcess();
        $all = array_column($runner->ask(['request' => 'hello', 'protocol' => 2])['codecs'], null, 'name');
        $runner->close();
        $this->codecs = array_filter($all, static fn (array $codec): bool => $codec['schema'] !== '');
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function every_codec_with_a_schema_returns_what_it_was_given(): void
    {
        foreach ($this->codecs as $name => $codec) {
            $found = (new CodecProof($codec))->prove($this->given);
            $this->matches('/^(ok|refused)/', "$found $name");
        }
    }

    public function messages_are_those_of_other_runtimes(): void
    {
        $protobuf = '0807' . '1a02ff6a' . '2202ff6a' . '2a10' . self::UUID . '3210' . self::UUID . '3801' . '4200'
            . '4a050a01611001' . '5200' . '5a020100' . '610000000000000000';
        $compact = '160e' . '2802ff6a' . '1802ff6a' . '1810' . self::UUID . '1810' . self::UUID . '1502' . '1c190800'
            . '1b0185016102' . '191c00' . '19210100' . '170000000000000000' . '00';
        $bytes = [
            'google-protobuf' => $protobuf,
            'google-protobuf-ext' => $protobuf,
            'thrift-compact' => $compact,
            'avro' => '0e' . '04ff6a' . 'ffffffffffffff6a' . '48' . bin2hex('00112233-4455-6677-8899-aabbccddeeff')
                . self::UUID . '02' . '0200' . '0202610200' . '0200' . '04010000' . '020000000000000000',
        ];
        foreach (array_intersect_key($bytes, $this->codecs) as $name => $expected) {
            $this->same($expected, bin2hex($this->encode($name)[0]), $name);
        }
    }

    public function a_number_that_an_enum_lacks_is_refused_by_no_error_of_the_language(): void
    {
        $fields = ['google-protobuf' => "\x38", 'google-protobuf-ext' => "\x38", 'thrift-compact' => "\x15"];
        foreach (array_intersect_key($fields, $this->codecs) as $name => $field) {
            [$message] = $this->encode($name);
            $damaged = preg_replace("/$field./s", "$field\x7e", $message, 1, $replaced);
            $this->same(1, $replaced, $name);
            [$outcome] = $this->decode($name, $damaged);
            $this->matches('/the message does not fit the schema: Undefined array key/', $outcome['problem'] ?? 'none');
            $this->same(false, isset($outcome['unexpected']), $name);
        }
    }

    /** @return list<array<string, mixed>> what came of a message */
    private function decode(string $name, string $message): array
    {
        $files = ['bytes' => "{$this->test->folder->path}/given", 'values' => "{$this->test->folder->path}/values"];
        EncodedFile::write($files['bytes'], [$message]);
        $runner = new RunnerProcess();
        $runner->ask($this->prepared($name));
        return $runner->ask(['request' => 'decode', 'each' => true] + $files)['outcomes'];
    }

    public function the_extension_of_thrift_writes_the_bytes_of_its_library(): void
    {
        if (isset($this->codecs['thrift-binary-accelerated'])) {
            $this->same($this->encode('thrift-binary'), $this->encode('thrift-binary-accelerated'));
        }
    }

    public function an_extension_stays_loaded_from_open_on(): void
    {
        if (isset($this->codecs['thrift-binary-accelerated'])) {
            $encode = ['request' => 'encode', 'bytes' => "{$this->test->folder->path}/bytes"];
            $hello = ['request' => 'hello', 'protocol' => 2];
            $open = $this->prepared('thrift-binary-accelerated');

            $this->same([], (new RunnerProcess())->askAll($open, $hello, $encode));
        }
    }

    public function what_becomes_of_an_unknown_field_in_the_library_s_own_object_is_what_its_setting_says(): void
    {
        $unknown = hex2bin('a00601'); // the field 100 with the value 1
        $passing = array_filter($this->codecs, static fn (array $codec): bool => $codec['passesOn']);
        foreach ($passing as $name => ['versionSwitches' => [['setting' => $dropped]]]) {
            $message = $this->encode($name)[0];
            $this->same($message . $unknown, $this->pass($name, 'as-shipped', $message . $unknown), $name);
            $this->same($message, $this->pass($name, $dropped, $message . $unknown), $name);
        }
    }

    private function pass(string $name, string $setting, string $message): string
    {
        $files = ['bytes' => "{$this->test->folder->path}/given", 'passed' => "{$this->test->folder->path}/passed"];
        EncodedFile::write($files['bytes'], [$message]);
        $open = ['versionSetting' => $setting] + $this->prepared($name);
        (new RunnerProcess())->askAll($open, ['request' => 'pass'] + $files);
        return EncodedFile::read(file_get_contents($files['passed']))[0];
    }

    private function neutral(array $values): string
    {
        $output = new BinaryOutput();
        (new ValueWriter($this->test->schema, $this->test->domain, $output))->root($this->test->object($values));
        return $output->bytes;
    }

    /** @return list<string> the bytes of the first record */
    private function encode(string $name): array
    {
        $open = $this->prepared($name);
        $bytes = "{$this->test->folder->path}/bytes";
        (new RunnerProcess())->askAll($open, ['request' => 'encode', 'bytes' => $bytes]);
        return EncodedFile::read(file_get_contents($bytes));
    }

    /** @return array<string, string> the request that opens a worker for the first record */
    private function prepared(string $name): array
    {
        $folder = $this->test->folder;
        $dataset = Files::dataset(Order::SCHEMA, [$this->neutral(Order::RECORDS[0])]);
        file_put_contents("$folder->path/one.dataset", $dataset);
        $place = [
            'codec' => $name,
            'schema' => $this->given->schemaFile,
            'domain' => $this->given->domain,
            'derived' => "{$this->given->derived}/{$this->codecs[$name]['schema']}",
            'generated' => $folder->make(uniqid('generated')),
        ];
        (new RunnerProcess())->askAll(['request' => 'prepare'] + $place);
        return ['request' => 'open', 'dataset' => "$folder->path/one.dataset"] + $place;
    }
}
