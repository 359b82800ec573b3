<?php

declare(strict_types=1);

namespace Wirecost\Forms\Symfony;

use DOMText;

/**
 * Elements as Symfony's XmlEncoder takes and gives them: arrays that have, by name, the list of the elements of that
 * name. An element without others is its text.
 */
final class EncoderTree
{
    /**
     * The library may write a text without escapes, and then a parser reads a carriage return as a line feed. It writes
     * a node with escapes.
     */
    public static function text(string $text): string|DOMText
    {
        return str_contains($text, "\r") ? new DOMText($text) : $text;
    }

    /**
     * @param array<string, list<mixed>>|string $element
     * @return iterable<string, mixed> the elements within, by name
     */
    public static function elements(array|string $element): iterable
    {
        foreach (is_array($element) ? $element : [] as $name => $elements) {
            foreach ($elements as $one) {
                yield $name => $one;
            }
        }
    }
}
