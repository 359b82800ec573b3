<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use Wirecost\Data\Field;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;

/** Writes the folder of a domain, as wirecost's schema compiler does, but with numbers for names. */
final class DomainEmitter
{
    /** @var array<string, string> classes by record or enum */
    private readonly array $classes;

    private function __construct(private readonly Schema $schema)
    {
        $names = [...array_keys($schema->records), ...array_keys($schema->enums)];
        $this->classes = array_combine($names, array_map(static fn (int $i): string => "Type$i", array_keys($names)));
    }

    public static function write(Schema $schema, string $folder): void
    {
        $emitter = new self($schema);
        file_put_contents("$folder/Domain.php", $emitter->source());
        file_put_contents("$folder/domain.json", json_encode($emitter->names(), JSON_THROW_ON_ERROR));
    }

    private function source(): string
    {
        $source = "<?php\n\ndeclare(strict_types=1);\n\nnamespace Wirecost\\Domain;\n";
        foreach ($this->schema->enums as $enum => $symbols) {
            $case = static fn (string $symbol, int $i): string => "    case C$i = '$symbol';\n";
            $cases = implode('', array_map($case, $symbols, array_keys($symbols)));
            $source .= "\nenum {$this->classes[$enum]}: string\n{\n$cases}\n";
        }
        foreach ($this->schema->records as $record => $fields) {
            $source .= "\nfinal class {$this->classes[$record]}\n{\n" . $this->members($fields) . "}\n";
        }
        return $source;
    }

    /** @param list<Field> $fields */
    private function members(array $fields): string
    {
        $parameters = '';
        foreach (self::present($fields) as $i => $field) {
            $parameters .= "        public {$this->type($field->type)} \$p$i,\n";
        }
        return "    public function __construct(\n$parameters    ) {\n    }\n\n"
            . "    public static function __set_state(array \$properties): self\n    {\n"
            . "        return new self(...\$properties);\n    }\n";
    }

    private function type(Type $type): string
    {
        return match ($type->kind) {
            'optional' => "?{$this->type($type->of)}",
            'boolean' => 'bool',
            'float', 'double' => 'float',
            'bytes', 'string', 'fixed', 'decimal', 'uuid' => 'string',
            'array', 'map' => 'array',
            'record', 'enum' => $this->classes[$type->name],
            default => 'int',
        };
    }

    /** @return array<string, list<array<string, mixed>>> */
    private function names(): array
    {
        $names = ['records' => [], 'enums' => []];
        foreach ($this->schema->records as $record => $fields) {
            $pair = static fn (Field $field, int $i): array => ['field' => $field->name, 'property' => "p$i"];
            $present = self::present($fields);
            $pairs = array_map($pair, $present, array_keys($present));
            $names['records'][] = ['record' => $record, 'class' => $this->classes[$record], 'fields' => $pairs];
        }
        foreach ($this->schema->enums as $enum => $symbols) {
            $pair = static fn (string $symbol, int $i): array => ['symbol' => $symbol, 'case' => "C$i"];
            $cases = array_map($pair, $symbols, array_keys($symbols));
            $names['enums'][] = ['enum' => $enum, 'class' => $this->classes[$enum], 'cases' => $cases];
        }
        return $names;
    }

    /**
     * @param list<Field> $fields
     * @return list<Field>
     */
    private static function present(array $fields): array
    {
        return array_values(array_filter($fields, static fn (Field $field): bool => $field->type->kind !== 'null'));
    }
}
