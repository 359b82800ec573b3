<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

use Closure;
use Wirecost\Place;

/**
 * Domain objects as elements of XML, in the layout that all runtimes share:
 * - an array that is always there is an element for each of its values
 * - an array that may be absent is one element with a `value` for each value
 * - a map is one element with an `entry` for each pair, which has a `key` and a `value`
 * - what cannot stand for itself as an element (absent values, arrays and maps) has an element `value` inside
 */
final class XmlForm
{
    /** @return Closure(object, mixed): void writes a domain object into an element */
    public static function writer(Place $place, XmlWriting $writing): Closure
    {
        return (new XmlWriteSource($place->schema, $place->domain(), $writing))->compile();
    }

    /** @return Closure(mixed): object reads a new domain object from an element */
    public static function reader(Place $place, XmlReading $reading): Closure
    {
        return (new XmlReadSource($place->schema, $place->domain(), $reading))->compile();
    }

    /** The name of the document's element: the root record's, without what stands before its last dot. */
    public static function root(Place $place): string
    {
        return substr(strrchr(".{$place->schema->root}", '.'), 1);
    }
}
