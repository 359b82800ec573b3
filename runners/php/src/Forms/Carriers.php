<?php

declare(strict_types=1);

namespace Wirecost\Forms;

/** How logical types travel in formats that have no such type: docs/carriers.md. */
final class Carriers
{
    private const MILLIS = 1_000;
    private const MICROS = 1_000_000;
    private const NANOS = 1_000_000_000;
    private const FLOAT_TO_PLAIN = '(\is_finite({v}) ? {v} : Floats::toWord({v}))';

    /**
     * Leaves of text formats whose libraries have numbers: JSON and YAML.
     *
     * @return array<string, Carrier> by kind of type
     */
    public static function text(): array
    {
        $base64 = new Carrier('\base64_encode({v})', 'Octets::fromBase64({v})');
        return [
            'bytes' => $base64,
            'fixed' => $base64,
            'float' => new Carrier(self::FLOAT_TO_PLAIN, 'Floats::singleFromPlain({v})'),
            'double' => new Carrier(self::FLOAT_TO_PLAIN, '(\is_float({v}) ? {v} : Floats::fromPlain({v}))'),
            ...self::isoTexts(),
        ];
    }

    /**
     * Dates and times as ISO 8601.
     *
     * @return array<string, Carrier> by kind of type
     */
    public static function isoTexts(): array
    {
        return [
            'date' => new Carrier('Iso::dateToText({v})', 'IsoText::toDate({v})'),
            'time-millis' => self::iso('Iso::timeToText', 'IsoText::toTime', self::MILLIS),
            'time-micros' => self::iso('Iso::timeToText', 'IsoText::toTime', self::MICROS),
            'timestamp-millis' => self::iso('Iso::timestampToText', 'IsoText::toTimestamp', self::MILLIS),
            'timestamp-micros' => self::iso('Iso::timestampToText', 'IsoText::toTimestamp', self::MICROS),
            'timestamp-nanos' => self::iso('Iso::timestampToText', 'IsoText::toTimestamp', self::NANOS),
            'local-timestamp-millis' =>
                self::iso('Iso::localTimestampToText', 'IsoText::toLocalTimestamp', self::MILLIS),
            'local-timestamp-micros' =>
                self::iso('Iso::localTimestampToText', 'IsoText::toLocalTimestamp', self::MICROS),
            'local-timestamp-nanos' =>
                self::iso('Iso::localTimestampToText', 'IsoText::toLocalTimestamp', self::NANOS),
        ];
    }

    /**
     * Leaves of binary formats without logical types: a UUID is 16 bytes, and the others are their text or count.
     *
     * @return array<string, Carrier> by kind of type
     */
    public static function binary(): array
    {
        return ['uuid' => new Carrier('Octets::fromUuid({v})', 'Octets::toUuid({v})')];
    }

    /**
     * Leaves of schema-driven formats: a decimal is its unscaled bytes, too.
     *
     * @return array<string, Carrier> by kind of type
     */
    public static function unscaled(): array
    {
        return [
            ...self::binary(),
            'decimal' => new Carrier('Decimals::toUnscaled({v})', 'Decimals::toText({v}, {scale})'),
        ];
    }

    private static function iso(string $write, string $read, int $perSecond): Carrier
    {
        return new Carrier("$write({v}, $perSecond)", "$read({v}, $perSecond)");
    }
}
