<?php

declare(strict_types=1);

namespace Wirecost\Forms\Symfony;

use Symfony\Component\Serializer\Mapping\Factory\ClassMetadataFactory;
use Symfony\Component\Serializer\Mapping\Loader\AnnotationLoader;
use Symfony\Component\Serializer\Normalizer\AbstractNormalizer;
use Symfony\Component\Serializer\Normalizer\AbstractObjectNormalizer;
use Symfony\Component\Serializer\Normalizer\ArrayDenormalizer;
use Symfony\Component\Serializer\Normalizer\BackedEnumNormalizer;
use Symfony\Component\Serializer\Normalizer\ObjectNormalizer;
use Wirecost\Forms\Dialect;
use Wirecost\Place;

/** Tells Symfony's ObjectNormalizer of the domain's classes: names on the wire, types, and conversions of values. */
final class ObjectMapping
{
    /**
     * @param bool $takesMore whether an object may have properties on the wire that its class lacks
     * @return list<object> the normalizers of a serializer
     */
    public static function normalizers(Place $place, Dialect $dialect, bool $takesMore): array
    {
        [$schema, $domain] = [$place->schema, $place->domain()];
        $names = [];
        $types = [];
        $conversions = new Conversions($schema, $domain, $dialect);
        foreach ($schema->records as $record => $fields) {
            $class = $domain->class($record);
            foreach ($fields as $field) {
                if ($field->type->kind !== 'null') {
                    $property = $domain->property($record, $field);
                    $names[$class][$property] = $field->wireName;
                    $types[$class][$property] = $conversions->add($class, $property, $field->type)
                        ? null
                        : SchemaTypes::of($field->type, $domain);
                }
            }
        }
        $context = [
            AbstractNormalizer::CALLBACKS => $conversions->callbacks(),
            AbstractObjectNormalizer::SKIP_NULL_VALUES => true,
            AbstractNormalizer::ALLOW_EXTRA_ATTRIBUTES => $takesMore,
        ];
        $objects = new ObjectNormalizer(
            classMetadataFactory: $takesMore ? null : new ClassMetadataFactory(new AnnotationLoader()),
            nameConverter: new WireNames($names),
            propertyTypeExtractor: new SchemaTypes($types),
            defaultContext: $context,
        );
        return [new Finished(), new BackedEnumNormalizer(), new ArrayDenormalizer(), $objects];
    }
}
