<?php

declare(strict_types=1);

namespace Wirecost;

use RuntimeException;

/** Programs that make code of a schema. */
final class Generator
{
    private const NOT_FOUND = 127;
    private const LAST_WORDS = 2_000;

    /**
     * Runs a program to its end. Nothing that it prints reaches this process's standard output.
     *
     * @param list<string> $command the program and its arguments
     * @param string $package of Debian that has the program
     */
    public static function run(array $command, string $package): void
    {
        $output = tmpfile();
        $process = @proc_open($command, [['file', '/dev/null', 'r'], $output, $output], $pipes);
        $code = $process === false ? self::NOT_FOUND : proc_close($process);
        if ($code === self::NOT_FOUND) {
            throw new MissingTool($command[0], $package);
        }
        if ($code !== 0) {
            rewind($output);
            $words = trim(substr(stream_get_contents($output), -self::LAST_WORDS));
            throw new RuntimeException("$command[0] ended with $code: $words");
        }
    }
}
