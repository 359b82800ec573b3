<?php

declare(strict_types=1);

namespace Wirecost\Data;

use RuntimeException;

/** The records and enums that values are made of, by the text of docs/dataset-format.md. */
final class Schema
{
    /**
     * @param string $root name of the root record
     * @param array<string, list<Field>> $records
     * @param array<string, list<string>> $enums symbols by the enum's name
     * @param list<string> $unions records of which exactly one field is there
     */
    public function __construct(
        public readonly string $root,
        public readonly array $records,
        public readonly array $enums,
        public readonly array $unions = [],
    ) {
        $this->fields($root);
        foreach ($this->everyType() as $type) {
            if ($type->kind === 'record') {
                $this->fields($type->name);
            }
        }
    }

    public static function parse(string $text): self
    {
        return SchemaText::parse($text);
    }

    /**
     * The fields of a record, in their order.
     *
     * @return list<Field>
     */
    public function fields(string $record): array
    {
        return $this->records[$record] ?? throw new RuntimeException("the schema has no record $record");
    }

    public function root(): Type
    {
        return Type::record($this->root);
    }

    /**
     * Every type of the schema: those of fields, and those within them.
     *
     * @return list<Type>
     */
    public function everyType(): array
    {
        $types = [];
        foreach ($this->records as $fields) {
            foreach ($fields as $field) {
                for ($type = $field->type; $type !== null; $type = $type->of) {
                    $types[] = $type;
                }
            }
        }
        return $types;
    }
}
