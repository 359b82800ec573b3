<?php

declare(strict_types=1);

namespace Wirecost\Test;

use ReflectionObject;
use Wirecost\Data\BinaryInput;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\Dataset;
use Wirecost\Data\ValueReader;
use Wirecost\Data\ValueWriter;
use Wirecost\Test\Support\EveryType;
use Wirecost\Test\Support\Files;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class ValuesTest extends TestCase
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

    public function values_of_every_type_come_back(): void
    {
        foreach (EveryType::records() as $record) {
            $this->equal($record, $this->throughBytes($this->test->object($record)));
        }
    }

    public function every_reading_makes_new_objects(): void
    {
        $record = $this->bytesOf($this->test->object(EveryType::record()));
        $dataset = new Dataset(Files::dataset(EveryType::SCHEMA, [$record]));
        $progress = 0;
        $count = function () use (&$progress): void {
            $progress++;
        };
        $read = fn () => $dataset->groups($this->test->domain, $count);

        $this->true($read()[0][0] !== $read()[0][0]);
        $this->same(2, $progress);
    }

    public function a_file_that_is_cut_short_or_goes_on_is_refused_with_the_place(): void
    {
        $file = Files::dataset(EveryType::SCHEMA, [$this->bytesOf($this->test->object(EveryType::record()))]);
        $read = fn (string $bytes) => (new Dataset($bytes))->groups($this->test->domain, fn () => null);

        $this->throws('/dataset, byte \d+: expected \d+ bytes/', fn () => $read(substr($file, 0, -1)));
        $this->throws('/expected the end/', fn () => $read("$file\0"));
        $other = 'X' . substr($file, 1);
        $this->throws('/expected "wirecost dataset" 1, got "Xirecost dataset" 1/', fn () => $read($other));
    }

    public function NaN_has_one_form_in_bytes_whatever_its_bits_were(): void
    {
        $output = new BinaryOutput();
        $odd = unpack('E', hex2bin('fff8000000000001'))[1];
        $output->float64($odd);
        $output->float32($odd);

        $this->same('7ff8000000000000' . '7fc00000', bin2hex($output->bytes));
    }

    public function what_is_no_value_of_the_type_is_refused_with_its_place(): void
    {
        $wrong = [
            [EveryType::I, 0x80000000, '/^i: expected an int of 32 bits, got int 2147483648$/'],
            [EveryType::F, 0.1, '/^f: expected a float of 32 bits, got float 0.1$/'],
            [EveryType::S, "\xff", '/^s: expected a string in UTF-8, got 1 bytes ff$/'],
            [EveryType::S, "\xed\xa0\x80", '/^s: expected a string in UTF-8/'],
            [EveryType::TM, 86_400_000, '/^tm: expected milliseconds of a day, got int 86400000$/'],
            [EveryType::X, 'x', '/^x: expected a string of 2 bytes, got "x"$/'],
            [EveryType::N, '1.5', '/^n: expected a decimal in plain notation with .*, got "1.5"$/'],
            [EveryType::W, '-0', '/^w: expected a decimal/'],
            [EveryType::W, '07', '/^w: expected a decimal/'],
            [EveryType::U, '00112233-4455-6677-8899-AABBCCDDEEFF', '/^u: expected a UUID in small letters/'],
            [EveryType::M, ['k' => [1 => null]], '/^m\{k\}: expected a list, got an array of 1 elements$/'],
            [EveryType::M, ['k' => [0]], '/^m\{k\}\[0\]: expected null, got int 0$/'],
            [EveryType::M, ["\xff" => []], '/^m: expected a key in UTF-8, got 1 bytes ff$/'],
        ];
        foreach ($wrong as [$place, $value, $message]) {
            $record = EveryType::record();
            $record[$place] = $value;
            $this->throws($message, fn () => $this->bytesOf($this->test->object($record)));
        }
    }

    public function an_object_of_another_class_or_with_other_properties_is_refused(): void
    {
        $object = $this->test->object(EveryType::record());
        $half = (new ReflectionObject($object))->newInstanceWithoutConstructor();
        $more = clone $object;
        $more->more = 1;

        $this->throws('/^the record: expected an object of .*Type0, got null$/', fn () => $this->bytesOf(null));
        $this->throws('/got an object of stdClass$/', fn () => $this->bytesOf((object) []));
        $this->throws('/^the record: expected a property p0, got null$/', fn () => $this->bytesOf($half));
        $this->throws('/^the record: expected no property more, got int 1$/', fn () => $this->bytesOf($more));
    }

    private function throughBytes(object $record): array
    {
        $input = new BinaryInput('test', $this->bytesOf($record));
        $back = (new ValueReader($this->test->schema, $this->test->domain, $input))->root();
        $input->end();
        return $this->test->values($back);
    }

    private function bytesOf(mixed $record): string
    {
        $output = new BinaryOutput();
        (new ValueWriter($this->test->schema, $this->test->domain, $output))->root($record);
        return $output->bytes;
    }
}
