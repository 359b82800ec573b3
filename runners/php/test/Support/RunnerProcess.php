<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use RuntimeException;

/** A runner in a process of its own, asked by the protocol. */
final class RunnerProcess
{
    private const RUNNER = __DIR__ . '/../../runner.php';
    private const OPTIONS = ['-d', 'memory_limit=512M'];

    /** @var resource */
    private $process;

    /** @var array<int, resource> */
    private array $pipes = [];

    /** @var resource */
    private $lastWords;

    /** @var list<array<string, mixed>> everything that was said of the work on the way */
    public array $progress = [];

    /**
     * @param string $program the file that is run
     * @param list<string> $arguments
     */
    public function __construct(string $program = self::RUNNER, array $arguments = [])
    {
        $this->lastWords = tmpfile();
        $streams = [['pipe', 'r'], ['pipe', 'w'], $this->lastWords];
        $this->process = proc_open([PHP_BINARY, ...self::OPTIONS, $program, ...$arguments], $streams, $this->pipes);
    }

    /**
     * @param array<string, mixed> $request
     * @return array<string, mixed> the members of `done`
     */
    public function ask(array $request): array
    {
        return $this->askLine(json_encode($request, JSON_THROW_ON_ERROR));
    }

    /** @return array<string, mixed> the members of `done` */
    public function askLine(string $line): array
    {
        @fwrite($this->pipes[0], "$line\n");
        while (($answered = fgets($this->pipes[1])) !== false) {
            $answer = json_decode($answered, true, flags: JSON_THROW_ON_ERROR);
            if (isset($answer['problem'])) {
                throw new Refused($answer['problem']);
            }
            if (isset($answer['done'])) {
                return $answer['done'];
            }
            $this->progress[] = $answer['progress'];
        }
        throw new RuntimeException("the runner ended: {$this->lastWords()}");
    }

    /**
     * Asks one request after the other, and ends the process; returns what the last one was answered.
     *
     * @param array<string, mixed> ...$requests
     * @return array<string, mixed> the members of `done`
     */
    public function askAll(array ...$requests): array
    {
        try {
            $answers = array_map($this->ask(...), $requests);
            return end($answers);
        } finally {
            $this->close();
        }
    }

    /**
     * Closes the input as soon as the work has begun, and waits for the end; returns the exit code.
     *
     * @param array<string, mixed> $request
     */
    public function abandon(array $request): int
    {
        fwrite($this->pipes[0], json_encode($request, JSON_THROW_ON_ERROR) . "\n");
        fgets($this->pipes[1]); // it is at work
        return $this->close();
    }

    /** What libraries have printed. */
    public function lastWords(): string
    {
        return file_get_contents(stream_get_meta_data($this->lastWords)['uri']);
    }

    /** Closes the input, and waits for the end; returns the exit code. */
    public function close(): int
    {
        fclose($this->pipes[0]);
        stream_get_contents($this->pipes[1]);
        return proc_close($this->process);
    }
}
