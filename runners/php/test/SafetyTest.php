<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Catalog;
use Wirecost\Opened;
use Wirecost\Place;
use Wirecost\SafetyAdvice;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class SafetyTest extends TestCase
{
    private readonly TestDomain $test;

    public function __construct()
    {
        $this->test = new TestDomain("root A\nrecord A\n  next optional(record(A))\n");
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function what_is_deeper_than_advised_is_read_as_shipped_and_not_as_advised(): void
    {
        $deep = null;
        for ($levels = 0; $levels <= SafetyAdvice::MOST_LEVELS; $levels++) {
            $deep = [$deep];
        }
        $shipped = $this->open('as-shipped');
        $bytes = ($shipped->serializer())($this->test->object($deep));

        $this->equal($deep, $this->test->values(($shipped->deserializer())($bytes)));
        $this->true($this->isRefused($this->open('advised'), $bytes), 'it is refused');
        $this->true(!$this->isRefused($this->open('advised'), ($shipped->serializer())($this->test->object([null]))));
    }

    private function open(string $safetyLimits): Opened
    {
        $place = new Place($this->test->schema, $this->test->folder->path, safetyLimits: $safetyLimits);
        return Catalog::load()->find('serialize')->codec->open($place);
    }

    private function isRefused(Opened $codec, string $bytes): bool
    {
        set_error_handler(static fn (): bool => true);
        try {
            return !is_object(($codec->deserializer())($bytes));
        } catch (\TypeError) {
            return true; // nothing where an object should be
        } finally {
            restore_error_handler();
        }
    }
}
