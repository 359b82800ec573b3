<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Forms\Xml\XmlDocument;
use Wirecost\Forms\Xml\XmlForm;
use Wirecost\Forms\Xml\XmlPull;
use Wirecost\Forms\Xml\XmlReading;
use Wirecost\Forms\Xml\XmlWriting;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;
use XMLReader;
use XMLWriter;

/** XMLWriter and XMLReader: one element after the other, without a tree. */
final class XmlStream implements CodecFile
{
    private const LEAF = '{p}->writeElement({name}, {text});';
    private const OPEN = '{p}->startElement({name}); $c = {p};';
    private const CLOSE = '{p}->endElement();';
    private const EACH = 'for ($more = Xml\XmlPull::first($r); $more; $more = Xml\XmlPull::next($r)) {';
    private const TEXT = 'Xml\XmlPull::text({r})';

    public static function library(): Library
    {
        return Library::extension('xmlreader', 'php-xml');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'xmlwriter-xmlreader',
            format: 'XML',
            family: 'text',
            backEnd: 'ext-xmlwriter, ext-xmlreader',
            open: self::open(...),
            limits: ['xml-characters'],
        )];
    }

    private static function open(Place $place): Opened
    {
        $reading = new XmlReading(self::EACH, '$r->localName', '$r', self::TEXT, 'Xml\XmlPull::skip($r);');
        $write = XmlForm::writer($place, new XmlWriting(self::LEAF, self::OPEN, self::CLOSE));
        $read = XmlForm::reader($place, $reading);
        $root = XmlForm::root($place);
        $options = XmlDocument::options($place);
        return new Opened(
            static function (object $record) use ($write, $root): string {
                $writer = new XMLWriter();
                $writer->openMemory();
                $writer->startDocument('1.0', 'UTF-8');
                $writer->startElement($root);
                $write($record, $writer);
                $writer->endElement();
                $writer->endDocument();
                return $writer->outputMemory();
            },
            static fn (string $bytes): object => $read(XmlPull::root($bytes, $options)),
        );
    }
}
