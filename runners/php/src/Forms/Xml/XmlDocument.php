<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

use DOMDocument;
use ValueError;
use Wirecost\Place;

/** How documents are parsed, which may come from anybody. */
final class XmlDocument
{
    /** Reaches for nothing outside the document, and reads elements in as many others as there are. */
    public const OPTIONS = LIBXML_NONET | LIBXML_PARSEHUGE;

    /** The same, unless the library's own limits of depth and length are to stay. */
    public static function options(Place $place): int
    {
        return $place->keepsLimits() ? LIBXML_NONET : self::OPTIONS;
    }

    /** A document type may define entities, which make a large text of a small one. */
    public static function refuseDoctype(DOMDocument $document): void
    {
        if ($document->doctype !== null) {
            throw self::doctype();
        }
    }

    public static function doctype(): ValueError
    {
        return new ValueError('a document with a document type is not read');
    }
}
