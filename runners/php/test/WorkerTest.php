<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Data\EncodedFile;
use Wirecost\Test\Support\Folder;
use Wirecost\Test\Support\RunnerProcess;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\Workplace;

final class WorkerTest extends TestCase
{
    private const SCHEMA = "root R\nrecord R\n  id long\n  note optional(string)\n";
    private const RECORDS = [[1, "a\u{2028}b"], [2, 'Zoë 🚀'], [-3, null]];

    private const WARM = ['request' => 'warm', 'operation' => 'serialize', 'capNanos' => 1];
    private const SLICE = [
        'request' => 'slice',
        'operation' => 'serialize',
        'leadNanos' => 0,
        'slotNanos' => 1,
        'groups' => [0],
    ];

    private readonly Workplace $place;

    public function __construct()
    {
        $this->place = new Workplace(self::SCHEMA, self::RECORDS);
    }

    protected function end(): void
    {
        $this->place->test->folder->delete();
    }

    public function open_tells_the_version_of_the_library_and_the_checksum_of_the_dataset(): void
    {
        $checksum = hash_file('sha256', $this->place->files['dataset']);
        $opened = (new RunnerProcess())->askAll($this->place->open('json'));

        $this->same(['version' => PHP_VERSION, 'dataset' => $checksum], $opened);
    }

    public function open_without_a_dataset_tells_no_checksum(): void
    {
        $opened = (new RunnerProcess())->askAll($this->place->openWithoutValues('json'));

        $this->same(['version' => PHP_VERSION], $opened);
    }

    public function requests_that_need_a_worker_are_problems_before_open(): void
    {
        $runner = new RunnerProcess();
        foreach ([$this->request('encode'), $this->request('decode'), self::WARM, self::SLICE] as $request) {
            $problem = $this->problem(fn () => $runner->ask($request + ['codec' => 'json']));
            $this->same(['message' => 'open a codec first'], $problem, $request['request']);
        }
        $runner->close();
    }

    public function a_worker_may_be_opened_again_for_another_codec(): void
    {
        $runner = new RunnerProcess();
        $this->hasBytesOf($runner, 'json', '/\{"id":-3\}/');
        $this->hasBytesOf($runner, 'serialize', '/p0";i:-3/');
        $this->hasBytesOf($runner, 'json', '/\{"id":-3\}/');
        $runner->close();
    }

    public function a_worker_forgets_the_codec_before_also_if_the_next_one_cannot_be_opened(): void
    {
        $runner = new RunnerProcess();
        $runner->ask($this->place->open('json'));
        $this->problem(fn () => $runner->ask($this->place->open('none-of-this-name')));
        $this->problem(fn () => $runner->ask(['dataset' => '/nowhere'] + $this->place->open('json')));
        $problem = $this->problem(fn () => $runner->ask($this->request('encode')));
        $runner->close();

        $this->same(['message' => 'open a codec first'], $problem);
    }

    public function a_process_begins_anew_where_an_earlier_codec_has_left_classes_of_other_data(): void
    {
        $other = new Folder();
        array_map(
            static fn (string $file): bool => copy($file, $other->path . '/' . basename($file)),
            [...glob("{$this->place->files['domain']}/*.php"), "{$this->place->files['domain']}/domain.json"],
        );
        $runner = new RunnerProcess();
        $this->hasBytesOf($runner, 'json', '/\{"id":-3\}/');
        $version = $runner->ask(['domain' => $other->path] + $this->place->open('json'))['version'];
        $this->same(PHP_VERSION, $version);
        $this->same([], $runner->ask($this->request('encode')));
        $runner->close();
        $other->delete();
    }

    private function hasBytesOf(RunnerProcess $runner, string $codec, string $pattern): void
    {
        $runner->ask($this->place->open($codec));
        $this->same([], $runner->ask($this->request('encode')));
        $this->matches($pattern, file_get_contents($this->place->files['bytes']));
    }

    public function a_worker_without_a_dataset_has_no_values(): void
    {
        $runner = new RunnerProcess();
        $runner->ask($this->place->openWithoutValues('json'));
        $floor = ['operation' => 'floor'] + self::SLICE;
        foreach ([$this->request('encode'), self::WARM, self::SLICE, $floor] as $request) {
            $problem = $this->problem(fn () => $runner->ask($request));
            $this->same(['message' => 'this worker was opened without a dataset'], $problem, $request['request']);
        }
        $runner->close();
    }

    public function what_one_worker_encodes_another_one_decodes(): void
    {
        $this->same([], $this->encode());
        $this->same([], $this->decode());
        $this->same(self::RECORDS, $this->place->decoded());
    }

    public function bytes_that_say_something_else_are_a_problem_of_their_record_and_the_worker_goes_on(): void
    {
        $runner = new RunnerProcess();
        $runner->ask($this->place->openWithoutValues('json'));
        $this->writeMessages(['{"id":1}', '{"id":', '}', '{"id":4}']);
        $problem = $this->problem(fn () => $runner->ask($this->request('decode')));
        $this->same(2, $problem['record']);
        $this->matches('/^threw JsonException: Syntax error/', $problem['message']);

        $this->encode();
        $this->same([], $runner->ask($this->request('decode')));
        $runner->close();
        $this->same(self::RECORDS, $this->place->decoded());
    }

    public function each_message_has_an_outcome_and_a_damaged_one_ends_nothing(): void
    {
        $this->writeMessages(['{"id":7}', '{"id":', '{"id":"x"}', '{"id":8,"note":"n"}']);
        $runner = new RunnerProcess();
        ['outcomes' => $outcomes] = $this->decode(['each' => true], $runner);

        $this->same([0, 1, 2, 3], array_column($runner->progress, 'record'), 'in their order');
        $problems = array_map(static fn (array $outcome): string => $outcome['problem'] ?? '', $outcomes);
        $refused = 'threw UnexpectedValueException: the message does not fit the schema: [^|]+, string given';
        $this->matches('/^\|threw JsonException: Syntax error\|' . $refused . '\|$/D', implode('|', $problems));
        $this->same([], array_column($outcomes, 'unexpected'), 'a value of another type is refused');
        $this->same(4, count(array_filter(array_column($outcomes, 'processorNanos'), is_int(...))));
        $this->same([[7, null], [8, 'n']], $this->place->decoded());
    }

    public function each_is_true_or_false(): void
    {
        $this->encode();
        $problem = $this->problem(fn () => $this->decode(['each' => 1]));

        $this->same('the member each of the request is not true or false', $problem['message']);
        $this->same([], $this->decode(['each' => false]));
    }

    private function encode(): array
    {
        return (new RunnerProcess())->askAll($this->place->open('json'), $this->request('encode'));
    }

    private function decode(array $more = [], RunnerProcess $runner = new RunnerProcess()): array
    {
        return $runner->askAll($this->place->openWithoutValues('json'), $this->request('decode') + $more);
    }

    /** @return array<string, string> */
    private function request(string $name): array
    {
        $files = ['bytes' => $this->place->files['bytes'], 'values' => $this->place->files['values']];
        return ['request' => $name] + $files;
    }

    /** @param list<string> $messages */
    private function writeMessages(array $messages): void
    {
        EncodedFile::write($this->place->files['bytes'], $messages);
    }
}
