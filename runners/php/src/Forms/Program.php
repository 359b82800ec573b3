<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use Closure;
use Throwable;
use UnexpectedValueException;
use Wirecost\Protocol\ThrownKind;

/**
 * PHP source that is put together function by function and compiled once. Its functions are static methods of one
 * class in this namespace, so source that is given to it names the classes of this namespace shortly, and everything
 * else with a backslash before it. Names of a schema enter it by way of {@see Literal} only.
 */
final class Program
{
    private static int $programs = 0;

    /** @var array<string, string> names by key */
    private array $functions = [];

    /** @var array<string, string> names by source */
    private array $constants = [];

    private string $source = '';

    /**
     * The name with which source calls the function for a key. Its body is made when the key comes for the first time,
     * and may refer to itself.
     *
     * @param string $signature such as `(array $v): array`
     * @param Closure(): list<string> $body its statements
     */
    public function functionFor(string $key, string $signature, Closure $body): string
    {
        if (!isset($this->functions[$key])) {
            $name = 'f' . count($this->functions);
            $this->functions[$key] = "self::$name";
            $statements = implode("\n", $body());
            $this->source .= "public static function $name$signature\n{\n$statements\n}\n";
        }
        return $this->functions[$key];
    }

    /**
     * The expression for a constant, such as a table.
     *
     * @param string $source a constant expression
     */
    public function constant(string $source): string
    {
        return $this->constants[$source] ??= 'self::C' . count($this->constants);
    }

    /**
     * Compiles the program.
     *
     * @param string $function the name with which source calls the function to return
     */
    public function compile(string $function): Closure
    {
        return $this->compiled(substr($function, strlen('self::')));
    }

    /**
     * Compiles a program that makes domain objects of what a library has read. An error of the language means here that
     * a message lacks something, or has something else in its place. So it becomes a refusal.
     *
     * @param string $function the name with which source calls the function that is given a message
     */
    public function compileReader(string $function): Closure
    {
        $this->source .= <<<PHP
            public static function read(mixed \$v): mixed
            {
            try {
            return $function(\$v);
            } catch (\Throwable \$e) {
            throw Program::refusal(\$e);
            }
            }

            PHP;
        return $this->compiled('read');
    }

    private function compiled(string $method): Closure
    {
        $class = 'Program' . self::$programs++;
        $constants = '';
        foreach ($this->constants as $source => $name) {
            $constants .= 'private const ' . substr($name, strlen('self::')) . " = $source;\n";
        }
        SourceFile::run("namespace Wirecost\\Forms;\nfinal class $class\n{\n$constants$this->source}\n");
        return Closure::fromCallable([__NAMESPACE__ . '\\' . $class, $method]);
    }

    /** What a program throws for what was thrown while it read a message. */
    public static function refusal(Throwable $e): Throwable
    {
        if (!ThrownKind::isUnexpected($e)) {
            return $e;
        }
        // PHP names the generated file too, which has another name in each process and is not there any more.
        $reason = preg_replace('/, called in .+ on line \d+$/Ds', '', $e->getMessage());
        return new UnexpectedValueException("the message does not fit the schema: $reason", previous: $e);
    }
}
