<?php

declare(strict_types=1);

namespace Wirecost\Forms\Symfony;

use Symfony\Component\PropertyInfo\PropertyTypeExtractorInterface;
use Symfony\Component\PropertyInfo\Type as PropertyType;
use Wirecost\Data\Domain;
use Wirecost\Data\Type;

/** Which properties hold objects. The library passes on what the others hold. */
final class SchemaTypes implements PropertyTypeExtractorInterface
{
    /** @param array<class-string, array<string, ?PropertyType>> $types by class and property */
    public function __construct(private readonly array $types)
    {
    }

    public function getTypes(string $class, string $property, array $context = []): ?array
    {
        $type = $this->types[$class][$property] ?? null;
        return $type === null ? null : [$type];
    }

    /** The library's word for a type of ours that is an object, or a list of objects; null for others. */
    public static function of(Type $type, Domain $domain, bool $isNullable = false): ?PropertyType
    {
        return match ($type->kind) {
            'optional' => self::of($type->of, $domain, true),
            'record', 'enum' =>
                new PropertyType(PropertyType::BUILTIN_TYPE_OBJECT, $isNullable, $domain->class($type->name)),
            'array' => self::list(self::of($type->of, $domain), $isNullable),
            default => null,
        };
    }

    private static function list(?PropertyType $element, bool $isNullable): ?PropertyType
    {
        $key = new PropertyType(PropertyType::BUILTIN_TYPE_INT);
        return $element === null
            ? null
            : new PropertyType(PropertyType::BUILTIN_TYPE_ARRAY, $isNullable, null, true, $key, $element);
    }
}
