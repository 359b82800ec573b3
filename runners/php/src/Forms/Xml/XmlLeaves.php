<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Carriers;

/** The texts of all leaf types in XML, where numbers are text too. */
final class XmlLeaves
{
    public static function of(Type $leaf): Carrier
    {
        return match ($leaf->kind) {
            'boolean' => new Carrier("({v} ? 'true' : 'false')", 'Xml\XmlText::toBool({v})'),
            'int', 'long' => new Carrier('(string) {v}', '(int) {v}'),
            'float' => new Carrier('Xml\XmlText::ofFloat({v})', 'Floats::toSingle(Xml\XmlText::toFloat({v}))'),
            'double' => new Carrier('Xml\XmlText::ofFloat({v})', 'Xml\XmlText::toFloat({v})'),
            'enum' => Carrier::symbol(),
            default => Carriers::text()[$leaf->kind] ?? new Carrier(),
        };
    }
}
