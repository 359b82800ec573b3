<?php

declare(strict_types=1);

namespace Wirecost\Codecs;

use SimpleXMLElement;
use Wirecost\Codec;
use Wirecost\CodecFile;
use Wirecost\Forms\Xml\XmlDocument;
use Wirecost\Forms\Xml\XmlForm;
use Wirecost\Forms\Xml\XmlReading;
use Wirecost\Forms\Xml\XmlWriting;
use Wirecost\Library;
use Wirecost\Opened;
use Wirecost\Place;

/** SimpleXML: elements as properties of their parents. */
final class XmlSimple implements CodecFile
{
    public static function library(): Library
    {
        return Library::extension('simplexml', 'php-xml');
    }

    public static function codecs(): array
    {
        return [new Codec(
            name: 'simplexml',
            format: 'XML',
            family: 'text',
            backEnd: 'ext-simplexml',
            open: self::open(...),
            limits: ['xml-characters'],
            default: true,
        )];
    }

    private static function open(Place $place): Opened
    {
        $writing = new XmlWriting('{p}->{{name}}[] = {text};', '$c = {p}->addChild({name});');
        $reading = new XmlReading('foreach ($r as $n => $x) {', '$n', '$x', '(string) {r}');
        [$write, $read] = [XmlForm::writer($place, $writing), XmlForm::reader($place, $reading)];
        $empty = '<?xml version="1.0" encoding="UTF-8"?><' . XmlForm::root($place) . '/>';
        $options = XmlDocument::options($place);
        return new Opened(
            static function (object $record) use ($write, $empty): string {
                $root = new SimpleXMLElement($empty);
                $write($record, $root);
                return $root->asXML();
            },
            static function (string $bytes) use ($read, $options): object {
                $root = new SimpleXMLElement($bytes, $options);
                XmlDocument::refuseDoctype(dom_import_simplexml($root)->ownerDocument);
                return $read($root);
            },
        );
    }
}
