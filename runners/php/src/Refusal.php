<?php

declare(strict_types=1);

namespace Wirecost;

use Closure;
use Wirecost\Data\Field;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;

/** Why a codec cannot hold values of a schema, whatever they are. */
final class Refusal
{
    /**
     * The reason if a field has a key that the library cannot hold.
     *
     * @param Closure(string): bool $cannotHold whether it cannot hold a wire name
     * @param string $why such as "a key cannot hold U+0000"
     * @return ?string a reason that names the field
     */
    public static function ofKeys(Schema $schema, Closure $cannotHold, string $why): ?string
    {
        return self::ofFields($schema, static fn (Field $field): bool => $cannotHold($field->wireName), $why);
    }

    /**
     * The reason if a type of the schema, or one within it, cannot be held.
     *
     * @param Closure(Type): bool $cannotHold
     * @return ?string a reason that names the field
     */
    public static function ofTypes(Schema $schema, Closure $cannotHold, string $why): ?string
    {
        return self::ofFields($schema, static fn (Field $f): bool => self::contains($f->type, $cannotHold), $why);
    }

    /**
     * The reason if all fields of a record may be absent.
     *
     * @return ?string a reason that names the record
     */
    public static function ofEmptyRecords(Schema $schema, string $why): ?string
    {
        foreach ($schema->records as $record => $fields) {
            if (array_filter($fields, static fn (Field $field): bool => !$field->type->mayBeAbsent()) === []) {
                return "record $record: $why";
            }
        }
        return null;
    }

    /**
     * The reason if the schema has a union within its root record.
     *
     * @return ?string a reason that names the union
     */
    public static function ofUnions(Schema $schema, string $why): ?string
    {
        $union = array_values(array_diff($schema->unions, [$schema->root]))[0] ?? null;
        return $union === null ? null : "union $union: $why";
    }

    /** @param Closure(Field): bool $cannotHold */
    private static function ofFields(Schema $schema, Closure $cannotHold, string $why): ?string
    {
        foreach ($schema->records as $record => $fields) {
            foreach ($fields as $field) {
                if ($field->type->kind !== 'null' && $cannotHold($field)) {
                    return "field $field->name of $record: $why";
                }
            }
        }
        return null;
    }

    /** @param Closure(Type): bool $cannotHold */
    private static function contains(?Type $type, Closure $cannotHold): bool
    {
        return $type !== null && ($cannotHold($type) || self::contains($type->of, $cannotHold));
    }
}
