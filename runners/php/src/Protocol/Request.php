<?php

declare(strict_types=1);

namespace Wirecost\Protocol;

/** What wirecost asks for, with the members that it gave. */
final class Request
{
    /** @param array<string, mixed> $members */
    private function __construct(private readonly array $members)
    {
    }

    public static function parse(string $line): self
    {
        $request = json_decode($line);
        if ($request === null) {
            throw new Problem('a request is one line of JSON');
        }
        if (!is_object($request)) {
            throw new Problem('a request is an object of JSON');
        }
        return new self(get_object_vars($request));
    }

    public function text(string $name): string
    {
        $value = $this->members[$name] ?? null;
        return is_string($value) ? $value : throw self::wrong($name, 'a string');
    }

    /** A member that may be left out. */
    public function optionalText(string $name): string
    {
        return isset($this->members[$name]) ? $this->text($name) : '';
    }

    public function number(string $name): int
    {
        $value = $this->members[$name] ?? null;
        return is_int($value) || is_float($value) ? (int) $value : throw self::wrong($name, 'a number');
    }

    /** A member that is false where it is left out. */
    public function flag(string $name): bool
    {
        $value = $this->members[$name] ?? false;
        return is_bool($value) ? $value : throw self::wrong($name, 'true or false');
    }

    /** @return list<int> */
    public function integers(string $name): array
    {
        $value = $this->members[$name] ?? null;
        if (!is_array($value) || array_filter($value, is_int(...)) !== $value) {
            throw self::wrong($name, 'a list of integers');
        }
        return $value;
    }

    private static function wrong(string $name, string $expected): Problem
    {
        return new Problem("the member $name of the request is not $expected");
    }
}
