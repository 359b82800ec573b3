<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use DOMDocument;
use DOMElement;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Forms\Xml\XmlDocument;
use Wirecost\Forms\Xml\XmlForm;
use Wirecost\Forms\Xml\XmlReading;
use Wirecost\Forms\Xml\XmlWriting;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/** The Document Object Model: a tree of nodes. */
final class XmlDom implements CodecFile
{
    private const LEAF = '{p}->appendChild(new \DOMElement({name}))->appendChild(new \DOMText({text}));';
    private const OPEN = '$c = {p}->appendChild(new \DOMElement({name}));';
    private const EACH = 'for ($x = $r->firstElementChild; $x !== null; $x = $x->nextElementSibling) {';

    public static function library(): Library
    {
        // The extension tells the year of the standard for its version. It is a part of PHP.
        return Library::ofDebian('php-xml', static fn (): ?string => extension_loaded('dom') ? PHP_VERSION : null);
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'dom',
            format: 'XML',
            family: 'text',
            backEnd: 'ext-dom',
            open: self::open(...),
            limits: ['xml-characters'],
        )];
    }

    private static function open(Place $place): Opened
    {
        $write = XmlForm::writer($place, new XmlWriting(self::LEAF, self::OPEN));
        $read = XmlForm::reader($place, new XmlReading(self::EACH, '$x->localName', '$x', '{r}->textContent'));
        $root = XmlForm::root($place);
        $options = XmlDocument::options($place);
        return new Opened(
            static function (object $record) use ($write, $root): string {
                $document = new DOMDocument('1.0', 'UTF-8');
                $write($record, $document->appendChild(new DOMElement($root)));
                return $document->saveXML();
            },
            static function (string $bytes) use ($read, $options): object {
                $document = new DOMDocument();
                $document->loadXML($bytes, $options);
                XmlDocument::refuseDoctype($document);
                return $read($document->documentElement);
            },
        );
    }
}
