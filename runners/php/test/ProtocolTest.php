<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Closure;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\ValueWriter;
use Wirecost\Test\Support\Files;
use Wirecost\Test\Support\Refused;
use Wirecost\Test\Support\RunnerProcess;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class ProtocolTest extends TestCase
{
    private const SCHEMA = "root R\nrecord R\n  id long\n  note optional(string)\n";
    private const RECORDS = [[1, "a\u{2028}b"], [2, 'Zoë 🚀'], [-3, null]];

    private readonly TestDomain $test;

    /** @var array<string, string> members of requests */
    private readonly array $files;

    public function __construct()
    {
        $this->test = new TestDomain(self::SCHEMA);
        $folder = $this->test->folder->path;
        $this->files = [
            'domain' => $folder,
            'dataset' => "$folder/dataset",
            'schema' => "$folder/schema\u{2028}.txt",
            'bytes' => "$folder/bytes",
            'values' => "$folder/values",
        ];
        $output = new BinaryOutput();
        $writer = new ValueWriter($this->test->schema, $this->test->domain, $output);
        array_map(fn (array $values) => $writer->root($this->test->object($values)), self::RECORDS);
        file_put_contents($this->files['dataset'], Files::dataset(self::SCHEMA, [$output->bytes, '', '']));
        file_put_contents($this->files['schema'], self::SCHEMA);
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function hello_tells_who_the_runner_is_and_what_it_has(): void
    {
        $done = $this->ask(['request' => 'hello', 'protocol' => 1]);
        $codecs = array_column($done['codecs'], null, 'name');

        $this->same([1, 'php', 'PHP', PHP_VERSION, 'php'], [
            $done['protocol'],
            $done['runtime'],
            $done['title'],
            $done['version'],
            $done['domain'],
        ]);
        $this->same(['JSON', PHP_VERSION, 'php:built-in', true], [
            $codecs['json']['format'],
            $codecs['json']['version'],
            $codecs['json']['library'],
            $codecs['json']['default'],
        ]);
        $this->same(count($done['codecs']), count($codecs));
    }

    public function hello_names_the_options_of_the_process_as_they_are(): void
    {
        $this->same('memory_limit=512M opcache=off jit=off', $this->ask(['request' => 'hello'])['options']);
    }

    public function a_variant_has_another_name_and_the_same_codecs_by_default(): void
    {
        $runner = new RunnerProcess(arguments: ['--runtime', 'php-jit']);
        $done = $runner->ask(['request' => 'hello', 'protocol' => 1]);
        $runner->close();

        $this->same(['php-jit', 'PHP with JIT'], [$done['runtime'], $done['title']]);
        $this->same($this->ask(['request' => 'hello'])['codecs'], $done['codecs']);
    }

    public function what_one_process_encodes_another_one_decodes(): void
    {
        $encoded = $this->ask(['request' => 'encode', 'codec' => 'json'] + $this->files);
        $decoded = $this->ask(['request' => 'decode', 'codec' => 'json'] + $this->files);

        $this->same(['dataset' => hash_file('sha256', $this->files['dataset']), 'version' => PHP_VERSION], $encoded);
        $this->same(['version' => PHP_VERSION], $decoded);
        $values = file_get_contents($this->files['values']);
        $this->same(self::RECORDS, Files::decoded($this->test->schema, $values));
    }

    public function bytes_that_say_something_else_are_a_problem_of_their_record(): void
    {
        $this->ask(['request' => 'encode', 'codec' => 'json'] + $this->files);
        $file = file_get_contents($this->files['bytes']);
        $file[strrpos($file, '{')] = '}';
        file_put_contents($this->files['bytes'], $file);
        $problem = $this->problemOf(['request' => 'decode', 'codec' => 'json'] + $this->files);

        $this->same(2, $problem['record']);
        $this->matches('/^threw JsonException: Syntax error/', $problem['message']);
    }

    public function requests_that_cannot_be_done_are_problems_and_the_process_goes_on(): void
    {
        $measure = ['request' => 'measure', 'codec' => 'json', 'slotNanos' => 1, 'warmUpCapNanos' => 1] + $this->files;
        $wrong = [
            [['request' => 'dance'], '/^an unknown request: dance$/'],
            [['codec' => 'json'], '/^the member request of the request is not a string$/'],
            [['request' => 'encode', 'codec' => 'morse'] + $this->files, '/^no codec is called morse$/'],
            [['request' => 'encode', 'codec' => 'json'], '/^the member dataset of the request is not a string$/'],
            [['request' => 'screen', 'schema' => $this->files['dataset']], "/a schema's text begins with its root/"],
            [['request' => 'screen', 'schema' => "{$this->files['schema']}.no"], '/No such file/'],
            [
                ['request' => 'encode', 'codec' => 'json', 'dataset' => $this->files['schema']] + $this->files,
                '/dataset, byte \d+: expected "wirecost dataset" 1/',
            ],
            [['slots' => ['x']] + $measure, '/^not a slot: x$/'],
            [['slots' => [1]] + $measure, '/^the member slots of the request is not a list of strings$/'],
            [['slots' => ['serialize 2 measure']] + $measure, '/no group 2/'],
        ];
        $runner = new RunnerProcess();
        foreach ($wrong as [$request, $message]) {
            $this->matches($message, $this->problem(fn () => $runner->ask($request))['message']);
        }
        foreach (['no JSON', '[]', 'null', '', '"text"'] as $line) {
            $this->matches('/^a request is /', $this->problem(fn () => $runner->askLine($line))['message']);
        }
        $this->same(['refused' => []], $runner->ask(['request' => 'screen', 'schema' => $this->files['schema']]));
        $this->same(0, $runner->close());
    }

    public function a_codec_without_generated_code_has_nothing_to_prepare(): void
    {
        $this->same([], $this->ask(['request' => 'prepare', 'codec' => 'json', 'generated' => ''] + $this->files));
    }

    public function a_fork_measures_every_slot_after_a_warm_up_of_each_operation(): void
    {
        $slots = ['serialize 0 warm-up', 'serialize 0 measure', 'deserialize 0 measure', 'floor 0 measure'];
        $request = ['request' => 'measure', 'codec' => 'json', 'slotNanos' => 2_000_000, 'warmUpCapNanos' => 1];
        $done = $this->ask(['slots' => $slots] + $request + $this->files);

        $this->same([64, PHP_VERSION], [strlen($done['dataset']), $done['version']]);
        $this->same([true, true], array_column($done['warmUps'], 'capped'));
        $this->same(count($slots), count($done['slots']));
        foreach ($done['slots'] as ['operations' => $operations, 'nanos' => $nanos, 'processorNanos' => $processor]) {
            $this->true($operations > 0 && $nanos >= 2_000_000 && is_int($processor), "$operations $nanos");
        }
    }

    public function long_work_says_now_and_then_how_far_it_is(): void
    {
        $request = ['request' => 'measure', 'codec' => 'json', 'slotNanos' => 50_000_000, 'warmUpCapNanos' => 1];
        $runner = new RunnerProcess();
        $runner->ask(['slots' => array_fill(0, 10, 'serialize 0 measure')] + $request + $this->files);
        $runner->close();

        $this->true(count($runner->progress) >= 2, (string) count($runner->progress));
    }

    public function it_ends_when_its_input_closes_in_the_middle_of_work(): void
    {
        $request = ['request' => 'measure', 'codec' => 'json', 'slotNanos' => 10_000_000, 'warmUpCapNanos' => 1];
        $runner = new RunnerProcess();
        $slots = array_fill(0, 100_000, 'serialize 0 measure');

        $this->same(0, $runner->abandon(['slots' => $slots] + $request + $this->files));
    }

    public function requests_that_come_together_are_answered_one_after_the_other(): void
    {
        $runner = new RunnerProcess();
        $screen = json_encode(['request' => 'screen', 'schema' => $this->files['schema']]);
        $first = $runner->askLine("{\"request\":\"hello\"}\n$screen");

        $this->same(1, $first['protocol']);
        $this->same(['refused' => []], $runner->askLine($screen));
        $this->same(0, $runner->close());
    }

    private function ask(array $request): array
    {
        $runner = new RunnerProcess();
        try {
            return $runner->ask($request);
        } finally {
            $runner->close();
        }
    }

    private function problemOf(array $request): array
    {
        return $this->problem(fn () => $this->ask($request));
    }

    private function problem(Closure $ask): array
    {
        $e = $this->throws('/./', $ask);
        $this->true($e instanceof Refused, $e->getMessage());
        return $e->problem;
    }
}
