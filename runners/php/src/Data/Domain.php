<?php

declare(strict_types=1);

namespace Wirecost\Data;

use RuntimeException;

/** The classes of domain objects, which wirecost's schema compiler has emitted. Names in code come from here only. */
final class Domain
{
    private const IDENTIFIER = '/^[A-Za-z_][A-Za-z0-9_]*$/D';
    private const SPACE = 'Wirecost\\Domain\\';

    /** The folder whose classes this process has. */
    private static string $loaded = '';

    /**
     * @param array<string, string> $classes by record or enum, with their namespace
     * @param array<string, array<string, string>> $properties by record and field; none for a field of type null
     * @param array<string, array<string, string>> $cases by enum and symbol
     */
    private function __construct(
        private readonly array $classes,
        private readonly array $properties,
        private readonly array $cases,
    ) {
    }

    public static function load(string $folder, Schema $schema): self
    {
        if (self::$loaded !== '' && self::$loaded !== $folder) {
            throw new RuntimeException('a process has the classes of one domain only');
        }
        self::$loaded = $folder;
        require_once "$folder/Domain.php";
        return self::parse(file_get_contents("$folder/domain.json"), $schema);
    }

    private static function parse(string $json, Schema $schema): self
    {
        $names = json_decode($json, true, flags: JSON_THROW_ON_ERROR);
        $classes = [];
        $properties = [];
        foreach ($names['records'] as $record) {
            $classes[$record['record']] = self::SPACE . self::identifier($record['class']);
            $properties[$record['record']] = self::identifiers($record['fields'], 'field', 'property');
        }
        $cases = [];
        foreach ($names['enums'] as $enum) {
            $classes[$enum['enum']] = self::SPACE . self::identifier($enum['class']);
            $cases[$enum['enum']] = self::identifiers($enum['cases'], 'symbol', 'case');
        }
        $domain = new self($classes, $properties, $cases);
        $domain->requireAll($schema);
        return $domain;
    }

    /** The class of a record or an enum, with its namespace. */
    public function class(string $name): string
    {
        return $this->classes[$name] ?? throw new RuntimeException("the domain has no class of $name");
    }

    /**
     * The names of all classes, as a library that trusts only named ones takes them.
     *
     * @return list<string>
     */
    public function allClasses(): array
    {
        return array_values($this->classes);
    }

    /** The property of a field that is not of type null. */
    public function property(string $record, Field $field): string
    {
        return $this->properties[$record][$field->name]
            ?? throw new RuntimeException("the domain has no property of $record.$field->name");
    }

    /** The case of an enum's symbol, as an expression. */
    public function case(Type $enum, string $symbol): string
    {
        $case = $this->cases[$enum->name][$symbol]
            ?? throw new RuntimeException("the domain has no case of $enum->name.$symbol");
        return "\\{$this->class($enum->name)}::$case";
    }

    private function requireAll(Schema $schema): void
    {
        foreach ($schema->records as $record => $fields) {
            $this->class($record);
            foreach ($fields as $field) {
                if ($field->type->kind !== 'null') {
                    $this->property($record, $field);
                }
            }
        }
        foreach (array_keys($schema->enums) as $enum) {
            $this->class($enum);
        }
    }

    /**
     * @param list<array<string, string>> $pairs
     * @return array<string, string>
     */
    private static function identifiers(array $pairs, string $key, string $value): array
    {
        return array_map(self::identifier(...), array_column($pairs, $value, $key));
    }

    private static function identifier(string $name): string
    {
        return preg_match(self::IDENTIFIER, $name) === 1 ? $name : throw new RuntimeException("no identifier: $name");
    }
}
