<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Forms\Iso;
use Wirecost\Forms\IsoText;
use Wirecost\Test\Support\TestCase;

final class IsoTest extends TestCase
{
    private const MILLIS = 1_000;
    private const MICROS = 1_000_000;
    private const NANOS = 1_000_000_000;

    /** Counts and the texts that Java writes for them. */
    private const JAVA = __DIR__ . '/../../node/test/data/java-time.tsv';

    public function everything_that_Java_has_written_is_written_alike_and_read_back(): void
    {
        foreach (file(self::JAVA, FILE_IGNORE_NEW_LINES) as $line) {
            [$kind, $count, $text] = explode("\t", $line);
            $this->same($text, $this->write($kind, (int) $count), $line);
            $this->same((int) $count, $this->read($kind, $text), $line);
        }
    }

    public function a_time_without_seconds_is_read(): void
    {
        $this->same(45_000_000, IsoText::toTime('12:30', self::MILLIS));
        $this->same(0, IsoText::toTimestamp('1970-01-01T00:00Z', self::MICROS));
    }

    public function a_fraction_may_have_more_digits_than_it_needs_but_no_more_exact_value(): void
    {
        $this->same(100, IsoText::toTime('00:00:00.1000', self::MILLIS));
        $this->throws('/more exact/', fn () => IsoText::toTime('00:00:00.1001', self::MILLIS));
    }

    public function text_that_is_no_date_or_time_is_refused(): void
    {
        foreach (['', '2024-13-01', '2024-00-01', '2024-01-32', '24-01-01', '2024-01-01 ', "2024-01-01\n"] as $text) {
            $this->throws('/no date/', fn () => IsoText::toDate($text));
        }
        foreach (['24:00', '12:60', '12:30:60', '12', '12:30:', '12:30:00.'] as $text) {
            $this->throws('/no .*time/', fn () => IsoText::toTime($text, self::MILLIS));
        }
        $this->throws('/no date/', fn () => IsoText::toTimestamp('2024-01-01T00:00:00', self::MILLIS));
        $this->throws('/no date/', fn () => IsoText::toLocalTimestamp('2024-01-01T00:00:00Z', self::MILLIS));
    }

    private function write(string $kind, int $count): string
    {
        return match ($kind) {
            'date' => Iso::dateToText($count),
            'time-millis' => Iso::timeToText($count, self::MILLIS),
            'time-micros' => Iso::timeToText($count, self::MICROS),
            'timestamp-millis' => Iso::timestampToText($count, self::MILLIS),
            'timestamp-micros' => Iso::timestampToText($count, self::MICROS),
            'timestamp-nanos' => Iso::timestampToText($count, self::NANOS),
            'local-timestamp-millis' => Iso::localTimestampToText($count, self::MILLIS),
            'local-timestamp-micros' => Iso::localTimestampToText($count, self::MICROS),
            'local-timestamp-nanos' => Iso::localTimestampToText($count, self::NANOS),
        };
    }

    private function read(string $kind, string $text): int
    {
        return match ($kind) {
            'date' => IsoText::toDate($text),
            'time-millis' => IsoText::toTime($text, self::MILLIS),
            'time-micros' => IsoText::toTime($text, self::MICROS),
            'timestamp-millis' => IsoText::toTimestamp($text, self::MILLIS),
            'timestamp-micros' => IsoText::toTimestamp($text, self::MICROS),
            'timestamp-nanos' => IsoText::toTimestamp($text, self::NANOS),
            'local-timestamp-millis' => IsoText::toLocalTimestamp($text, self::MILLIS),
            'local-timestamp-micros' => IsoText::toLocalTimestamp($text, self::MICROS),
            'local-timestamp-nanos' => IsoText::toLocalTimestamp($text, self::NANOS),
        };
    }
}
