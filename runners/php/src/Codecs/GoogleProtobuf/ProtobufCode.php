<?php

declare(strict_types=1);

namespace Wirecost\Codecs\GoogleProtobuf;

use Wirecost\ClassPath;
use Wirecost\Forms\Messages\MessageForm;
use Wirecost\Generator;
use Wirecost\Opened;
use Wirecost\Place;

/** The messages that the compiler makes, which are the same for the library in PHP and for the extension. */
final class ProtobufCode
{
    /** Messages keep what their version of the schema does not know, unless they are told to forget it. */
    public const SWITCHES = [['setting' => self::DROPPED, 'words' => 'Message::discardUnknownFields() after reading']];

    private const DROPPED = 'unknown-fields-dropped';

    public static function generate(Place $place): void
    {
        $options = ["--proto_path=$place->derived", "--php_out=$place->generated"];
        Generator::run(['protoc', ...$options, "$place->derived/schema.proto"], 'protobuf-compiler');
    }

    /** Opens a codec in a process that has the library, or finds its classes. */
    public static function open(Place $place): Opened
    {
        ClassPath::add($place->generated);
        $form = MessageForm::of($place, new ProtobufDialect());
        [$root, $write, $read] = [$form->root, $form->write, $form->read];
        $drops = $place->versionSetting === self::DROPPED;
        $parse = static function (string $bytes) use ($root, $drops): object {
            $message = new $root();
            $message->mergeFromString($bytes);
            if ($drops) {
                $message->discardUnknownFields();
            }
            return $message;
        };
        return new Opened(
            static fn (object $record): string => $write($record)->serializeToString(),
            static fn (string $bytes): object => $read($parse($bytes)),
            static fn (string $bytes): string => $parse($bytes)->serializeToString(),
        );
    }
}
