<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Data\Field;
use Wirecost\Data\Schema;
use Wirecost\Test\Support\TestCase;

final class SchemaTest extends TestCase
{
    public function the_text_of_a_schema_becomes_records_and_enums(): void
    {
        $schema = Schema::parse("root a.R\nrecord a.R\n  id long\n  e enum(a.E)\nrecord a.S\nenum a.E\n  A\n  B\n");

        $this->same('a.R', $schema->root);
        $this->same(['a.R', 'a.S'], array_keys($schema->records));
        $this->same(['id', 'e'], array_map(fn (Field $field): string => $field->name, $schema->fields('a.R')));
        $this->same(['a.E' => ['A', 'B']], $schema->enums);
    }

    public function the_type_of_an_enum_has_its_symbols_although_the_enum_is_defined_behind_it(): void
    {
        $schema = Schema::parse("root R\nrecord R\n  e optional(enum(E))\nenum E\n  A\n");

        $this->same(['A'], $schema->fields('R')[0]->type->innermost()->symbols);
    }

    public function a_key_is_the_wire_name_of_the_field_whatever_characters_it_has(): void
    {
        $text = "root R\nrecord R\n  a int \"a b  c\"\n  b int \"\\ud83d\\ude80\\u0022\"\n  c int \"\"\n  d int\n";
        $wireNames = array_map(fn (Field $field): string => $field->wireName, Schema::parse($text)->fields('R'));

        $this->same(['a b  c', '🚀"', '', 'd'], $wireNames);
    }

    public function the_fixed_of_a_decimal_or_a_uuid_is_its_size_only(): void
    {
        $text = "root R\nrecord R\n  a decimal(9,2,fixed(F,4))\n  b uuid(fixed(G,16))\n  c fixed(H,3)\n  d uuid\n";
        [$decimal, $uuid, $fixed, $plain] = array_map(fn (Field $f) => $f->type, Schema::parse($text)->fields('R'));

        $this->same([9, 2, 4, ''], [$decimal->precision, $decimal->scale, $decimal->size, $decimal->name]);
        $this->same([16, ''], [$uuid->size, $uuid->name]);
        $this->same([3, 'H'], [$fixed->size, $fixed->name]);
        $this->same(null, $plain->size);
    }

    public function types_lie_in_each_other(): void
    {
        $type = Schema::parse("root R\nrecord R\n  a map(array(optional(record(R))))\n")->fields('R')[0]->type;

        $this->same(['map', 'array', 'optional', 'record'], [
            $type->kind,
            $type->of->kind,
            $type->of->of->kind,
            $type->of->of->of->kind,
        ]);
    }

    public function a_text_that_is_no_schema_is_refused(): void
    {
        $wrong = [
            '' => '/begins with its root/',
            "root R\nrecord R" => '/ends with a line feed/',
            "root R\n" => '/no record R/',
            "root R\n  a int\n" => '/before the first definition/',
            "root R\nchoice R\n" => '/neither record, union nor enum/',
            "root R\nrecord R\n  a record(S)\n" => '/no record S/',
            "root R\nrecord R\n  a enum(E)\n" => '/no enum E/',
            "root R\nrecord R\n  a quad\n" => '/an unknown type: quad/',
            "root R\nrecord R\n  a array(int\n" => '/expected \), got the end/',
            "root R\nrecord R\n  a fixed(F,x)\n" => '/expected a number, got x/',
            "root R\nrecord R\n  a int)\n" => '/expected its end/',
            "root R\nrecord R\n  a int key\n" => '/expected a key in double quotes/',
            "root R\nrecord R\n  a int \"\\n\"\n" => '/expected a key in double quotes/',
        ];
        foreach ($wrong as $text => $message) {
            $this->throws($message, fn () => Schema::parse($text));
        }
    }
}
