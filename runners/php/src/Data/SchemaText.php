<?php

declare(strict_types=1);

namespace Wirecost\Data;

use RuntimeException;

/** Reads the text of a schema. */
final class SchemaText
{
    private const KEY = '/^"(?:[ !#-[\]-~]|\\\\u[0-9a-f]{4})*"$/D';
    private const INDENT = '  ';

    public static function parse(string $text): Schema
    {
        $lines = explode("\n", $text);
        $head = array_shift($lines);
        if (!str_starts_with($head, 'root ') || array_pop($lines) !== '') {
            throw new RuntimeException("a schema's text begins with its root and ends with a line feed");
        }
        $definitions = self::definitions($lines);
        $enums = $definitions['enum'];
        $records = [];
        foreach ([...$definitions['record'], ...$definitions['union']] as $name => $fields) {
            $records[$name] = array_map(static fn (string $line): Field => self::field($line, $enums), $fields);
        }
        return new Schema(substr($head, strlen('root ')), $records, $enums, array_keys($definitions['union']));
    }

    /**
     * @param list<string> $lines
     * @return array<string, array<string, list<string>>> the lines within each definition, by its kind and name
     */
    private static function definitions(array $lines): array
    {
        $definitions = ['record' => [], 'union' => [], 'enum' => []];
        $kind = null;
        $name = '';
        foreach ($lines as $line) {
            if (!str_starts_with($line, self::INDENT)) {
                [$kind, $name] = self::head($line);
                $definitions[$kind][$name] = [];
            } elseif ($kind !== null) {
                $definitions[$kind][$name][] = substr($line, strlen(self::INDENT));
            } else {
                throw new RuntimeException("a line stands before the first definition: $line");
            }
        }
        return $definitions;
    }

    /** @return array{string, string} kind and name */
    private static function head(string $line): array
    {
        return preg_match('/^(record|union|enum) ([A-Za-z_][A-Za-z0-9_.]*)$/D', $line, $found) === 1
            ? [$found[1], $found[2]]
            : throw new RuntimeException("neither record, union nor enum: $line");
    }

    /** @param array<string, list<string>> $enums */
    private static function field(string $line, array $enums): Field
    {
        [$name, $type, $key] = [...explode(' ', $line, 3), '', ''];
        return new Field($name, TypeText::parse($type, $enums), $key === '' ? $name : self::key($key));
    }

    private static function key(string $key): string
    {
        return preg_match(self::KEY, $key) === 1
            ? json_decode($key, flags: JSON_THROW_ON_ERROR)
            : throw new RuntimeException("expected a key in double quotes, got $key");
    }
}
