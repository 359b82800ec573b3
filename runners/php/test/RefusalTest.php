<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Refusal;
use Wirecost\Test\Support\TestCase;

final class RefusalTest extends TestCase
{
    private const SCHEMA = <<<'TEXT'
        root R
        record R
          plain int
          gone null "\u0000"
          odd optional(array(map(boolean))) "a\u0000"
          inner record(S)
        record S
          gone null
          note optional(string)

        TEXT;

    private readonly Schema $schema;

    public function __construct()
    {
        $this->schema = Schema::parse(self::SCHEMA);
    }

    public function a_key_is_refused_where_a_field_has_values(): void
    {
        $hasZero = static fn (string $key): bool => str_contains($key, "\0");

        $this->same('field odd of R: has U+0000', Refusal::ofKeys($this->schema, $hasZero, 'has U+0000'));
        $this->same(null, Refusal::ofKeys($this->schema, static fn (string $key): bool => $key === 'odd', 'is odd'));
    }

    public function a_type_is_refused_wherever_it_stands(): void
    {
        $is = fn (string $kind): ?string
            => Refusal::ofTypes($this->schema, static fn (Type $type): bool => $type->kind === $kind, 'no');

        $this->same('field odd of R: no', $is('boolean'));
        $this->same('field odd of R: no', $is('map'));
        $this->same('field note of S: no', $is('string'));
        $this->same(null, $is('uuid'));
    }

    public function a_record_is_refused_if_all_its_fields_may_be_absent(): void
    {
        $this->same('record S: may be empty', Refusal::ofEmptyRecords($this->schema, 'may be empty'));
        $this->same(null, Refusal::ofEmptyRecords(Schema::parse("root R\nrecord R\n  a int\n"), 'may be empty'));
    }
}
