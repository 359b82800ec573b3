<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Test\Support\RunnerProcess;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\Workplace;

final class ProtocolTest extends TestCase
{
    private const HELLO = ['request' => 'hello', 'protocol' => 2];

    private readonly Workplace $place;

    public function __construct()
    {
        $this->place = new Workplace("root R\nrecord R\n  id long\n", [[1]]);
    }

    protected function end(): void
    {
        $this->place->test->folder->delete();
    }

    public function hello_tells_who_the_runner_is_and_what_it_has(): void
    {
        $done = $this->ask(self::HELLO);
        $codecs = array_column($done['codecs'], null, 'name');

        $this->same([2, ['reopen'], 'php', 'PHP', PHP_VERSION, 'php'], [
            $done['protocol'],
            $done['abilities'],
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
        $this->same('memory_limit=512M opcache=off jit=off', $this->ask(self::HELLO)['options']);
    }

    public function another_version_of_the_protocol_is_refused(): void
    {
        $message = 'this runner speaks version 2 of the runner protocol, and was asked for version 1';

        $this->same(['message' => $message], $this->problem(fn () => $this->ask(['protocol' => 1] + self::HELLO)));
    }

    public function a_variant_has_another_name_and_the_same_codecs_by_default(): void
    {
        $done = (new RunnerProcess(arguments: ['--runtime', 'php-jit']))->askAll(self::HELLO);

        $this->same(['php-jit', 'PHP with JIT'], [$done['runtime'], $done['title']]);
        $this->same($this->ask(self::HELLO)['codecs'], $done['codecs']);
    }

    public function requests_that_cannot_be_done_are_problems_and_the_process_goes_on(): void
    {
        $open = $this->place->open('json');
        $schema = $this->place->files['schema'];
        $wrong = [
            [['request' => 'dance'], '/^an unknown request: dance$/'],
            [['codec' => 'json'], '/^the member request of the request is not a string$/'],
            [['request' => 'hello'], '/^the member protocol of the request is not a number$/'],
            [['codec' => 'morse'] + $open, '/^no codec is called morse$/'],
            [['partner' => 'morse'] + $open, '/^no codec is called morse$/'],
            [['request' => 'open', 'codec' => 'json'], '/^the member schema of the request is not a string$/'],
            [['request' => 'open'], '/^the member codec of the request is not a string$/'],
            [['dataset' => $schema] + $open, '/dataset, byte \d+: expected "wirecost dataset" 1/'],
            [['request' => 'screen', 'schema' => $open['dataset']], "/a schema's text begins with its root/"],
            [['request' => 'screen', 'schema' => "$schema.no"], '/No such file/'],
        ];
        $runner = new RunnerProcess();
        foreach ($wrong as [$request, $message]) {
            $this->matches($message, $this->problem(fn () => $runner->ask($request))['message']);
        }
        foreach (['no JSON', '[]', 'null', '', '"text"'] as $line) {
            $this->matches('/^a request is /', $this->problem(fn () => $runner->askLine($line))['message']);
        }
        $this->same(['refused' => []], $runner->ask(['request' => 'screen', 'schema' => $schema]));
        $this->same(['version' => PHP_VERSION], $runner->ask($this->place->openWithoutValues('json')));
        $this->same(0, $runner->close());
    }

    public function a_codec_without_generated_code_has_nothing_to_prepare(): void
    {
        $request = ['request' => 'prepare', 'codec' => 'json', 'generated' => ''];

        $this->same([], $this->ask($request + $this->place->files));
    }

    public function requests_that_come_together_are_answered_one_after_the_other(): void
    {
        $runner = new RunnerProcess();
        $screen = json_encode(['request' => 'screen', 'schema' => $this->place->files['schema']]);
        $first = $runner->askLine(json_encode(self::HELLO) . "\n$screen");

        $this->same(2, $first['protocol']);
        $this->same(['refused' => []], $runner->askLine($screen));
        $this->same(0, $runner->close());
    }

    private function ask(array $request): array
    {
        return (new RunnerProcess())->askAll($request);
    }
}
