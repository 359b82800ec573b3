<?php

declare(strict_types=1);

namespace Wirecost\Forms\Symfony;

use Symfony\Component\Serializer\NameConverter\AdvancedNameConverterInterface;

/** What stands for the properties of domain classes in formats that carry names. */
final class WireNames implements AdvancedNameConverterInterface
{
    /** @param array<class-string, array<string, string>> $names wire names by class and property */
    public function __construct(private readonly array $names)
    {
    }

    public function normalize(
        string $propertyName,
        ?string $class = null,
        ?string $format = null,
        array $context = [],
    ): string {
        return $this->names[$class][$propertyName];
    }

    public function denormalize(
        string $propertyName,
        ?string $class = null,
        ?string $format = null,
        array $context = [],
    ): string {
        $property = array_search($propertyName, $this->names[$class], true);
        return $property === false ? $propertyName : $property;
    }
}
