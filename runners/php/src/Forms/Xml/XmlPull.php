<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

use ValueError;
use XMLReader;

/** Steps of a reader that goes from node to node. An element is read when the reader has come to its end. */
final class XmlPull
{
    private const TEXTS = [XMLReader::TEXT, XMLReader::CDATA, XMLReader::WHITESPACE, XMLReader::SIGNIFICANT_WHITESPACE];

    /** A reader at the document's element. */
    public static function root(string $bytes, int $options = XmlDocument::OPTIONS): XMLReader
    {
        $reader = XMLReader::XML($bytes, null, $options);
        while ($reader->read() && $reader->nodeType !== XMLReader::ELEMENT) {
            if ($reader->nodeType === XMLReader::DOC_TYPE) {
                throw XmlDocument::doctype();
            }
        }
        return $reader;
    }

    /** Goes to the first element in the one where the reader is; false if there is none. */
    public static function first(XMLReader $reader): bool
    {
        return !$reader->isEmptyElement && self::next($reader);
    }

    /** Goes to the element that follows within the same one; false at the end of that. */
    public static function next(XMLReader $reader): bool
    {
        while ($reader->read()) {
            if ($reader->nodeType === XMLReader::ELEMENT || $reader->nodeType === XMLReader::END_ELEMENT) {
                return $reader->nodeType === XMLReader::ELEMENT;
            }
        }
        throw new ValueError('the document ends within an element');
    }

    /** Reads an element that has no other within. */
    public static function text(XMLReader $reader): string
    {
        $text = '';
        if (!$reader->isEmptyElement) {
            while ($reader->read() && in_array($reader->nodeType, self::TEXTS, true)) {
                $text .= $reader->value;
            }
        }
        return $text;
    }

    /** Leaves out an element. */
    public static function skip(XMLReader $reader): void
    {
        if (!$reader->isEmptyElement) {
            $depth = $reader->depth;
            while ($reader->read() && $reader->depth > $depth) {
                continue;
            }
        }
    }
}
