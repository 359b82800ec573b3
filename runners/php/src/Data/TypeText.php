<?php

declare(strict_types=1);

namespace Wirecost\Data;

use RuntimeException;

/** Reads the text of one type. */
final class TypeText
{
    /** @var list<string> */
    private readonly array $parts;
    private int $at = 0;

    /** @param array<string, list<string>> $enums symbols by the enum's name */
    private function __construct(private readonly string $text, private readonly array $enums)
    {
        preg_match_all('/[^(),]+|[(),]/', $text, $found);
        $this->parts = $found[0];
    }

    /** @param array<string, list<string>> $enums symbols by the enum's name */
    public static function parse(string $text, array $enums): Type
    {
        $reader = new self($text, $enums);
        $type = $reader->type();
        return $reader->at === count($reader->parts) ? $type : throw $reader->wrong('its end');
    }

    private function type(): Type
    {
        $kind = $this->next();
        return match ($kind) {
            'array', 'map', 'optional' => $this->inParentheses(fn () => new Type($kind, of: $this->type())),
            'record' => $this->inParentheses(fn () => Type::record($this->next())),
            'enum' => $this->inParentheses($this->enumeration(...)),
            'fixed' => $this->inParentheses($this->fixed(...)),
            'decimal' => $this->inParentheses($this->decimal(...)),
            'uuid' => new Type($kind, size: $this->isNext('(') ? $this->inParentheses($this->type(...))->size : null),
            default => $this->word($kind),
        };
    }

    private function word(string $kind): Type
    {
        return in_array($kind, Type::WORDS, true)
            ? new Type($kind)
            : throw new RuntimeException("an unknown type: $this->text");
    }

    private function enumeration(): Type
    {
        $name = $this->next();
        $symbols = $this->enums[$name] ?? throw new RuntimeException("the schema has no enum $name");
        return new Type('enum', $name, symbols: $symbols);
    }

    private function fixed(): Type
    {
        $name = $this->next();
        $this->expect(',');
        return new Type('fixed', $name, $this->number());
    }

    private function decimal(): Type
    {
        $precision = $this->number();
        $this->expect(',');
        $scale = $this->number();
        $size = null;
        if ($this->isNext(',')) {
            $this->expect(',');
            $size = $this->type()->size;
        }
        return new Type('decimal', size: $size, precision: $precision, scale: $scale);
    }

    /** @param callable(): Type $inner */
    private function inParentheses(callable $inner): Type
    {
        $this->expect('(');
        $type = $inner();
        $this->expect(')');
        return $type;
    }

    private function number(): int
    {
        $text = $this->next();
        return ctype_digit($text)
            ? (int) $text
            : throw new RuntimeException("expected a number, got $text in $this->text");
    }

    private function isNext(string $part): bool
    {
        return ($this->parts[$this->at] ?? null) === $part;
    }

    private function expect(string $part): void
    {
        if (!$this->isNext($part)) {
            throw $this->wrong($part);
        }
        $this->at++;
    }

    private function next(): string
    {
        return $this->parts[$this->at++] ?? throw $this->wrong('a name');
    }

    private function wrong(string $expected): RuntimeException
    {
        $found = $this->parts[$this->at] ?? 'the end';
        return new RuntimeException("expected $expected, got $found in $this->text");
    }
}
