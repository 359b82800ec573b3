<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Forms\Xml\XmlForm;
use Wirecost\Forms\Xml\XmlReading;
use Wirecost\Forms\Xml\XmlTokens;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/** The SAX parser, asked for all tokens of a document at once. It only reads. */
final class XmlParser implements CodecFile
{
    private const EACH = 'for ($more = $r->first(); $more; $more = $r->next()) {';

    public static function library(): Library
    {
        return Library::extension('xml', 'php-xml');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'xml-parser',
            format: 'XML',
            family: 'text',
            backEnd: 'ext-xml',
            open: self::open(...),
            limits: ['xml-characters'],
            direction: 'deserialize',
            partner: 'xmlwriter-xmlreader',
        )];
    }

    private static function open(Place $place): Opened
    {
        $read = XmlForm::reader($place, new XmlReading(self::EACH, '$r->name()', '$r', '{r}->text()', '$r->skip();'));
        return new Opened(deserialize: static fn (string $bytes): object => $read(XmlTokens::parse($bytes)));
    }
}
