<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use Closure;
use ReflectionClass;
use ReflectionMethod;
use RuntimeException;
use Throwable;

/** Tests, each a public method that is named as a sentence. */
abstract class TestCase
{
    /** Runs all tests of an instance, and says of each what came of it. Returns how many failed. */
    public static function run(self $tests): int
    {
        $failed = 0;
        $class = new ReflectionClass($tests);
        foreach ($class->getMethods(ReflectionMethod::IS_PUBLIC) as $method) {
            if ($method->getDeclaringClass()->name === $class->name && !$method->isConstructor()) {
                $name = $class->getShortName() . ': ' . strtr($method->name, '_', ' ');
                $outcome = self::outcomeOf($name, fn () => $method->invoke($tests));
                echo "$outcome\n";
                $failed += str_starts_with($outcome, 'ok ') ? 0 : 1;
            }
        }
        $tests->end();
        return $failed;
    }

    /** Is called behind the last test. */
    protected function end(): void
    {
    }

    /** Ends a test that cannot be run here. */
    protected function skip(string $reason): never
    {
        throw new Skipped($reason);
    }

    protected function same(mixed $expected, mixed $actual, string $what = ''): void
    {
        if ($expected !== $actual) {
            $this->fail("$what expected " . self::show($expected) . ', got ' . self::show($actual));
        }
    }

    protected function equal(mixed $expected, mixed $actual, string $what = ''): void
    {
        $this->same(serialize($expected), serialize($actual), $what);
    }

    protected function matches(string $pattern, string $actual): void
    {
        if (preg_match($pattern, $actual) !== 1) {
            $this->fail("expected $pattern, got $actual");
        }
    }

    protected function true(bool $condition, string $what = ''): void
    {
        $this->same(true, $condition, $what);
    }

    /** @param string $pattern of the message, with its delimiters */
    protected function throws(string $pattern, Closure $work): Throwable
    {
        try {
            $work();
        } catch (Throwable $e) {
            $this->matches($pattern, $e->getMessage());
            return $e;
        }
        $this->fail("expected $pattern to be thrown");
    }

    /**
     * What a runner has answered instead of `done`.
     *
     * @return array{message: string, record?: int}
     */
    protected function problem(Closure $ask): array
    {
        $e = $this->throws('/./', $ask);
        $this->true($e instanceof Refused, $e->getMessage());
        return $e->problem;
    }

    private function fail(string $message): never
    {
        throw new RuntimeException(trim($message));
    }

    /** The line of the output that says what came of a test. */
    private static function outcomeOf(string $name, Closure $test): string
    {
        try {
            $test();
            return "ok $name";
        } catch (Skipped $e) {
            return "ok $name # SKIP {$e->getMessage()}";
        } catch (Throwable $e) {
            $failure = "{$e->getMessage()} at " . self::lineOf($e);
            return "not ok $name: " . strtr($failure, "\n", ' ');
        }
    }

    /** The line of the test that failed. */
    private static function lineOf(Throwable $e): string
    {
        $frames = [['file' => $e->getFile(), 'line' => $e->getLine()], ...$e->getTrace()];
        foreach ($frames as $frame) {
            if (str_ends_with($frame['file'] ?? '', 'Test.php')) {
                return basename($frame['file']) . ":{$frame['line']}";
            }
        }
        return basename($e->getFile()) . ":{$e->getLine()}";
    }

    private static function show(mixed $value): string
    {
        return strtr(var_export($value, true), "\n", ' ');
    }
}
