<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Data\EncodedFile;
use Wirecost\Test\Support\CopiedRunner;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\Workplace;

final class MisbehaviourTest extends TestCase
{
    private const SCHEMA = "root R\nrecord R\n  id long\n  tags array(string)\n";
    private const RECORDS = [[1, []], [2, ['b', 'a']]];
    private const HELLO = ['request' => 'hello', 'protocol' => 2];

    private readonly Workplace $place;
    private readonly CopiedRunner $copy;

    public function __construct()
    {
        $this->place = new Workplace(self::SCHEMA, self::RECORDS);
        $this->copy = new CopiedRunner(file_get_contents(__DIR__ . '/Support/misbehaving-codecs.php'));
    }

    protected function end(): void
    {
        $this->place->test->folder->delete();
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
            $bytes = "{$this->place->files['bytes']}-none";
            $this->same($problem, $this->problem(fn () => $this->encode($codec, $bytes)));
            $this->true(!file_exists($bytes));
        }
    }

    public function a_record_that_a_codec_does_not_take_does_not_keep_the_others_from_being_encoded(): void
    {
        $bytes = "{$this->place->files['bytes']}-each";
        $runner = $this->copy->start();
        $runner->ask($this->place->open('sorts'));
        $done = $runner->ask(['request' => 'encode', 'bytes' => $bytes, 'each' => true]);
        $this->same([[], ['problem' => 'serialize changed the object that it was given']], $done['outcomes']);
        $this->same(1, count(EncodedFile::read(file_get_contents($bytes))));
        $runner->close();
    }

    public function what_is_read_without_an_error_and_is_no_value_of_the_schema_is_told_with_its_place(): void
    {
        $this->encode('closed');
        $runner = $this->copy->start();
        $runner->ask($this->place->openWithoutValues('nothing'));
        $done = $runner->ask(['request' => 'decode', 'each' => true] + $this->place->files);
        $misfit = ['path' => '', 'read' => 'absent'];
        $this->same([$misfit, $misfit], array_column($done['outcomes'], 'misfit'));
        $runner->close();
    }

    public function a_codec_is_found_out_when_it_decodes(): void
    {
        $this->encode('closed');
        $problems = [
            'same-object' => [
                'record' => 1,
                'message' => 'deserialize returned the same object twice instead of a fresh one',
            ],
            'nothing' => [
                'record' => 1,
                'message' => 'deserialize: the record: expected an object of Wirecost\Domain\Type0, got null',
            ],
            'closed' => ['message' => 'the codec does not deserialize'],
        ];
        foreach ($problems as $codec => $problem) {
            $runner = $this->copy->start();
            $runner->ask($this->place->openWithoutValues($codec));
            $decode = ['request' => 'decode'] + $this->place->files;
            $this->same($problem, $this->problem(fn () => $runner->ask($decode)));
            $runner->close();
        }
    }

    public function what_a_codec_throws_while_it_is_measured_is_a_problem_and_the_process_goes_on(): void
    {
        $slice = ['request' => 'slice', 'leadNanos' => 1, 'slotNanos' => 1, 'groups' => [0]];
        $problem = ['message' => "threw TypeError: no\nway"];
        $runner = $this->copy->start();
        $runner->ask($this->place->open('throws'));
        foreach (['serialize', 'deserialize', 'floor'] as $operation) {
            $request = ['operation' => $operation] + $slice;
            $this->same($problem, $this->problem(fn () => $runner->ask($request)), $operation);
        }
        $runner->ask(['request' => 'screen'] + $this->place->files);
        $runner->close();
    }

    public function what_a_library_prints_does_not_reach_the_standard_output(): void
    {
        $runner = $this->copy->start();
        $encode = ['request' => 'encode'] + $this->place->files;

        $this->same([], $runner->askAll($this->place->open('chatty'), $encode));
        $this->matches('/^(\{\}\nhm\n)+$/D', $runner->lastWords());
    }

    public function what_will_change_in_PHP_one_day_is_no_problem(): void
    {
        $this->same([], $this->encode('old'));
    }

    public function a_process_that_dies_says_why(): void
    {
        $this->throws('/the runner ended: .*Allowed memory size/s', fn () => $this->encode('greedy'));
    }

    public function an_extension_that_does_not_load_is_a_problem_and_the_process_goes_on(): void
    {
        $runner = $this->copy->start();
        $request = $this->place->open('extended');
        $problem = ['message' => 'the extension none-of-this-name.so of PHP does not load'];

        $this->same($problem, $this->problem(fn () => $runner->ask($request)));
        $this->same($problem, $this->problem(fn () => $runner->ask($request)));
        $this->same(PHP_VERSION, $runner->ask($this->place->open('closed'))['version']);
        $this->same('memory_limit=512M opcache=off jit=off', $runner->ask(self::HELLO)['options']);
        $this->same(0, $runner->close());
    }

    public function a_worker_that_is_open_is_not_started_again_to_prepare_a_codec_with_an_extension(): void
    {
        $runner = $this->copy->start();
        $runner->ask($this->place->open('closed'));

        $this->same([], $runner->ask(['request' => 'prepare', 'codec' => 'extended'] + $this->place->files));
        $this->same([], $runner->ask(['request' => 'encode'] + $this->place->files));
        $runner->close();
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
        $problem = $this->problem(fn () => $this->ask(['request' => 'prepare', 'codec' => 'without-luck']));

        $this->same(['message' => 'threw RuntimeException: bad luck'], $problem);
    }

    public function a_generator_is_given_the_schema_and_the_folders(): void
    {
        $generated = $this->place->test->folder->make('generated');
        $this->ask(['request' => 'prepare', 'codec' => 'writes', 'derived' => 'D', 'generated' => $generated]);

        $this->same('RD', file_get_contents("$generated/code"));
    }

    public function a_schema_that_a_codec_cannot_hold_is_refused_with_its_reason(): void
    {
        $this->same(['refused' => ['choosy' => 'field id: no']], $this->ask(['request' => 'screen']));
    }

    public function a_codec_whose_partner_is_not_there_is_refused(): void
    {
        $refused = array_column($this->ask(self::HELLO)['refused'], 'reason', 'name');
        $reason = 'it has one direction only, and nobody, its partner, is not there';

        $this->same(['lonely' => $reason], $refused);
    }

    private function encode(string $codec, string $bytes = ''): array
    {
        $encode = ['request' => 'encode', 'bytes' => $bytes ?: $this->place->files['bytes']];
        return $this->copy->start()->askAll($this->place->open($codec), $encode);
    }

    private function ask(array $request): array
    {
        return $this->copy->start()->askAll($request + $this->place->files);
    }
}
