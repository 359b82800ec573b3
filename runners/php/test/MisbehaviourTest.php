<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Closure;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\ValueWriter;
use Wirecost\Test\Support\CopiedRunner;
use Wirecost\Test\Support\Files;
use Wirecost\Test\Support\Refused;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class MisbehaviourTest extends TestCase
{
    private const SCHEMA = "root R\nrecord R\n  id long\n  tags array(string)\n";
    private const RECORDS = [[1, []], [2, ['b', 'a']]];

    private readonly TestDomain $test;
    private readonly CopiedRunner $copy;

    /** @var array<string, string> members of requests */
    private readonly array $files;

    public function __construct()
    {
        $this->test = new TestDomain(self::SCHEMA);
        $this->copy = new CopiedRunner(file_get_contents(__DIR__ . '/Support/misbehaving-codecs.php'));
        $folder = $this->test->folder->path;
        $this->files = [
            'domain' => $folder,
            'dataset' => "$folder/dataset",
            'schema' => "$folder/schema",
            'bytes' => "$folder/bytes",
            'values' => "$folder/values",
        ];
        $output = new BinaryOutput();
        $writer = new ValueWriter($this->test->schema, $this->test->domain, $output);
        array_map(fn (array $values) => $writer->root($this->test->object($values)), self::RECORDS);
        file_put_contents($this->files['dataset'], Files::dataset(self::SCHEMA, [$output->bytes, '']));
        file_put_contents($this->files['schema'], self::SCHEMA);
    }

    protected function end(): void
    {
        $this->test->folder->delete();
        $this->copy->folder->delete();
    }

    public function a_codec_is_found_out_when_it_encodes(): void
    {
        $problems = [
            'number' => ['record' => 0, 'message' => 'serialize returned int 1 instead of a string'],
            'sorts' => ['record' => 1, 'message' => 'serialize changed the object that it was given'],
            'breaks' => [
                'record' => 0,
                'message' => 'serialize changed the object that it was given: '
                    . 'tags[0]: expected a string in UTF-8, got null',
            ],
            'throws' => ['record' => 0, 'message' => "threw TypeError: no\nway"],
            'warns' => ['record' => 0, 'message' => 'threw ErrorException: Undefined variable $nothing'],
            'does-not-open' => ['message' => 'threw RuntimeException: no such file'],
        ];
        foreach ($problems as $codec => $problem) {
            $request = ['request' => 'encode', 'codec' => $codec, 'bytes' => "{$this->files['bytes']}-none"];
            $this->same($problem, $this->problemOf($request));
            $this->true(!file_exists($request['bytes']));
        }
    }

    public function a_codec_is_found_out_when_it_decodes(): void
    {
        $this->ask(['request' => 'encode', 'codec' => 'closed']);
        $problems = [
            'same-object' => [
                'record' => 1,
                'message' => 'deserialize returned the same object twice instead of a fresh one',
            ],
            'nothing' => [
                'record' => 1,
                'message' => 'deserialize: the record: expected an object of Wirecost\Domain\Type0, got null',
            ],
            'closed' => ['message' => 'closed does not deserialize'],
        ];
        foreach ($problems as $codec => $problem) {
            $this->same($problem, $this->problemOf(['request' => 'decode', 'codec' => $codec]));
        }
    }

    public function what_a_codec_throws_while_it_is_measured_is_a_problem_and_the_process_goes_on(): void
    {
        $measure = ['slotNanos' => 1, 'warmUpCapNanos' => 1, 'slots' => ['serialize 0 measure']];
        $runner = $this->copy->start();
        $request = ['request' => 'measure', 'codec' => 'throws'] + $measure + $this->files;

        $this->same(['message' => "threw TypeError: no\nway"], $this->problem(fn () => $runner->ask($request)));
        $runner->ask(['request' => 'encode', 'codec' => 'closed'] + $this->files);
        $runner->close();
    }

    public function what_a_library_prints_does_not_reach_the_standard_output(): void
    {
        $runner = $this->copy->start();
        $done = $runner->ask(['request' => 'encode', 'codec' => 'chatty'] + $this->files);
        $runner->close();

        $this->same(PHP_VERSION, $done['version']);
        $this->matches('/^(\{\}\nhm\n)+$/D', $runner->lastWords());
    }

    public function what_will_change_in_PHP_one_day_is_no_problem(): void
    {
        $this->same(PHP_VERSION, $this->ask(['request' => 'encode', 'codec' => 'old'])['version']);
    }

    public function a_process_that_dies_says_why(): void
    {
        $runner = $this->copy->start();
        $request = ['request' => 'encode', 'codec' => 'greedy'] + $this->files;

        $this->throws('/the runner ended: .*Allowed memory size/s', fn () => $runner->ask($request));
        $runner->close();
    }

    public function an_extension_that_does_not_load_is_a_problem_and_the_process_goes_on(): void
    {
        $runner = $this->copy->start();
        $request = ['request' => 'encode', 'codec' => 'extended'] + $this->files;
        $problem = ['message' => 'the extension none-of-this-name.so of PHP does not load'];

        $this->same($problem, $this->problem(fn () => $runner->ask($request)));
        $this->same($problem, $this->problem(fn () => $runner->ask($request)));
        $this->same(PHP_VERSION, $runner->ask(['codec' => 'closed'] + $request)['version']);
        $this->same('memory_limit=512M opcache=off jit=off', $runner->ask(['request' => 'hello'])['options']);
        $this->same(0, $runner->close());
    }

    public function a_tool_that_is_missing_is_said_together_with_how_to_install_it(): void
    {
        $this->same(
            ['missing' => 'no protoc; install it: apt-get install protobuf-compiler'],
            $this->ask(['request' => 'prepare', 'codec' => 'without-tool']),
        );
    }

    public function a_generator_that_fails_is_a_problem(): void
    {
        $problem = ['message' => 'threw RuntimeException: bad luck'];

        $this->same($problem, $this->problemOf(['request' => 'prepare', 'codec' => 'without-luck']));
    }

    public function a_generator_is_given_the_schema_and_the_folders(): void
    {
        $generated = $this->test->folder->make('generated');
        $this->ask(['request' => 'prepare', 'codec' => 'writes', 'derived' => 'D', 'generated' => $generated]);

        $this->same('RD', file_get_contents("$generated/code"));
    }

    public function a_schema_that_a_codec_cannot_hold_is_refused_with_its_reason(): void
    {
        $this->same(['refused' => ['choosy' => 'field id: no']], $this->ask(['request' => 'screen']));
    }

    public function a_codec_whose_partner_is_not_there_is_refused(): void
    {
        $refused = array_column($this->ask(['request' => 'hello'])['refused'], 'reason', 'name');
        $reason = 'it has one direction only, and nobody, its partner, is not there';

        $this->same(['lonely' => $reason], $refused);
    }

    private function ask(array $request): array
    {
        $runner = $this->copy->start();
        try {
            return $runner->ask($request + $this->files);
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
