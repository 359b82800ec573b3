<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Forms\Decimals;
use Wirecost\Forms\Durations;
use Wirecost\Forms\Floats;
use Wirecost\Forms\Octets;
use Wirecost\Forms\Times;
use Wirecost\Forms\Unsigned;
use Wirecost\Test\Support\TestCase;

final class CarriersTest extends TestCase
{
    public function an_integer_without_a_sign_has_the_bits_of_one_with(): void
    {
        $cases = [
            ['0', 0],
            ['9223372036854775806', PHP_INT_MAX - 1],
            ['9223372036854775807', PHP_INT_MAX],
            ['9223372036854775808', PHP_INT_MIN],
            ['9223372036854775809', PHP_INT_MIN + 1],
            ['18446744073709551615', -1],
        ];
        foreach ($cases as [$text, $bits]) {
            $this->same($bits, Unsigned::fromText($text), $text);
            $this->same($text, Unsigned::toText($bits), $text);
        }
    }

    public function times_are_seconds_and_nanoseconds_that_count_forward(): void
    {
        $cases = [
            [0, 1_000_000, 0, 0],
            [1_500_000, 1_000_000, 1, 500_000_000],
            [-500_000, 1_000_000, -1, 500_000_000],
            [-1, 1_000_000_000, -1, 999_999_999],
            [PHP_INT_MAX, 1_000_000_000, 9_223_372_036, 854_775_807],
            [PHP_INT_MIN, 1_000_000_000, -9_223_372_037, 145_224_192],
        ];
        foreach ($cases as [$time, $units, $seconds, $nanos]) {
            $this->same([$seconds, $nanos], [Times::seconds($time, $units), Times::nanos($time, $units)], "$time");
            $this->same($time, Times::fromParts($seconds, $nanos, $units), "$time");
        }
    }

    public function durations_are_seconds_and_nanoseconds_of_one_sign(): void
    {
        $cases = [
            ['0.000000000', 0, 0],
            ['1.500000000', 1, 500_000_000],
            ['-3.000000001', -3, -1],
            ['-0.500000000', 0, -500_000_000],
        ];
        foreach ($cases as [$text, $seconds, $nanos]) {
            $this->same([$seconds, $nanos], [Durations::seconds($text), Durations::nanos($text)], $text);
            $this->same($text, Durations::fromParts($seconds, $nanos), $text);
        }
    }

    public function a_decimal_is_its_unscaled_integer_in_as_few_bytes_as_it_needs(): void
    {
        $cases = [
            ['0', 0, '00'],
            ['0.00', 2, '00'],
            ['1.27', 2, '7f'],
            ['1.28', 2, '0080'],
            ['-1.28', 2, '80'],
            ['-1.29', 2, 'ff7f'],
            ['-1', 0, 'ff'],
            ['-256', 0, 'ff00'],
            ['65535', 0, '00ffff'],
            ['999999999999999999', 0, '0de0b6b3a763ffff'],
            ['-1000000000000000000', 0, 'f21f494c589c0000'],
            ['9223372036854775807', 0, '7fffffffffffffff'],
            ['9223372036854775808', 0, '008000000000000000'],
            ['-9223372036854775808', 0, '8000000000000000'],
            ['-9223372036854775809', 0, 'ff7fffffffffffffff'],
            ['18446744073709551616', 0, '010000000000000000'],
            ['-18446744073709551616', 0, 'ff0000000000000000'],
            ['-18446744073709551617', 0, 'feffffffffffffffff'],
            ['1000000000000000000000000000.000000000', 9, '00c097ce7bc90715b34b9f1000000000'],
            ['-99999999999999999999999999999999999999', 0, 'b4c4b357a5793b85f675ddc000000001'],
        ];
        foreach ($cases as [$text, $scale, $hex]) {
            $this->same($hex, bin2hex(Decimals::toUnscaled($text)), $text);
            $this->same($text, Decimals::toText(hex2bin($hex), $scale));
        }
    }

    public function a_decimal_may_take_more_bytes_than_it_needs(): void
    {
        foreach ([['1.50', '00000096'], ['-1.50', 'ffffff6a'], ['0.00', '00000000']] as [$text, $hex]) {
            $this->same($hex, bin2hex(Decimals::toUnscaled($text, 4)), $text);
            $this->same($text, Decimals::toText(hex2bin($hex), 2));
        }
        $this->same('00ffff', bin2hex(Decimals::toUnscaled('65535', 2)));
    }

    public function a_decimal_that_is_padded_with_its_sign_is_the_same(): void
    {
        $this->same('-1.50', Decimals::toText(hex2bin('ffffffffffffffffffff6a'), 2));
        $this->same('1.50', Decimals::toText(hex2bin('0000000000000000000096'), 2));
        $this->same('0', Decimals::toText(str_repeat("\0", 20), 0));
    }

    public function decimals_of_every_length_come_back(): void
    {
        for ($digits = '9'; strlen($digits) < 60; $digits .= strlen($digits) % 10) {
            foreach ([$digits, "-$digits", '1' . str_repeat('0', strlen($digits))] as $text) {
                $this->same($text, Decimals::toText(Decimals::toUnscaled($text), 0));
            }
        }
    }

    public function a_uuid_travels_with_its_most_significant_byte_first(): void
    {
        $bytes = hex2bin('00112233445566778899aabbccddeeff');

        $this->same($bytes, Octets::fromUuid('00112233-4455-6677-8899-aabbccddeeff'));
        $this->same('00112233-4455-6677-8899-aabbccddeeff', Octets::toUuid($bytes));
        $this->throws('/16 bytes, not 15/', fn () => Octets::toUuid(substr($bytes, 1)));
    }

    public function text_that_is_no_base64_is_refused(): void
    {
        $this->same("\0\xff", Octets::fromBase64('AP8='));
        $this->throws('/no base64/', fn () => Octets::fromBase64('A$=='));
    }

    public function text_has_words_for_NaN_and_infinities_only(): void
    {
        $this->same([1.5, 'NaN', 'Infinity', '-Infinity'], array_map(Floats::toPlain(...), [1.5, NAN, INF, -INF]));
        $this->same([1.5, 2.0, INF, -INF], array_map(Floats::fromPlain(...), [1.5, 2, 'Infinity', '-Infinity']));
        $this->true(is_nan(Floats::fromPlain('NaN')));
        $this->throws('/no number: 1/', fn () => Floats::fromPlain('1'));
    }

    public function a_float_of_32_bits_is_read_from_its_shortest_text(): void
    {
        $this->same(Floats::toSingle(0.1), Floats::singleFromPlain(0.1));
        $this->same(0.10000000149011612, Floats::singleFromPlain(0.1));
        $this->same(3.0, Floats::singleFromPlain(3));
    }
}
