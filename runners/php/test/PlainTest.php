<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Data\Schema;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Dialect;
use Wirecost\Forms\PlainForm;
use Wirecost\Protocol\ThrownKind;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class PlainTest extends TestCase
{
    private const SHOP = <<<'TEXT'
        root Order
        record Order
          id long "order-id"
          note optional(string)
          nothing null
          total int
          items array(record(Item))
          gift optional(record(Item))
          prices map(optional(bytes))
          names map(string)
          state enum(State)
        record Item
          sku string
          bytes optional(bytes)
        record Bare
          first optional(int) "0"
          self optional(record(Bare)) "1"
        record Numbered
          zero int "0"
          text string
        enum State
          OPEN

        TEXT;

    private const ORDER = [
        1,
        'n',
        null,
        2,
        [['a', "\1"], ['b', null]],
        null,
        ['p' => null, 'q' => "\2"],
        [],
        'OPEN',
    ];

    private readonly TestDomain $test;

    public function __construct()
    {
        $this->test = new TestDomain(self::SHOP);
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function records_are_arrays_by_wire_name_without_absent_fields(): void
    {
        $this->equal([
            'order-id' => 1,
            'note' => 'n',
            'total' => 2,
            'items' => [['sku' => 'a', 'bytes' => "\1"], ['sku' => 'b']],
            'prices' => ['p' => null, 'q' => "\2"],
            'names' => (object) [],
            'state' => 'OPEN',
        ], $this->plainOf(new Dialect(), self::ORDER));
    }

    public function leaves_are_carried_wherever_they_stand(): void
    {
        $plain = $this->plainOf(new Dialect(['bytes' => new Carrier('\bin2hex({v})', '\hex2bin({v})')]), self::ORDER);

        $this->same([['sku' => 'a', 'bytes' => '01'], ['sku' => 'b']], $plain['items']);
        $this->same(['p' => null, 'q' => '02'], $plain['prices']);
    }

    public function what_is_missing_or_another_thing_than_the_schema_has_is_refused_by_no_error_of_the_language(): void
    {
        $plain = $this->plainOf(new Dialect(), self::ORDER);
        foreach ([null, [], ['total' => 'two'] + $plain, ['items' => [null]] + $plain] as $damaged) {
            $form = PlainForm::of($this->test->schema, $this->test->domain, new Dialect());
            $thrown = $this->throws('/^the message does not fit the schema: /', fn () => ($form->read)($damaged));
            $this->same([], ThrownKind::members($thrown));
        }
    }

    public function records_may_be_lists_in_the_order_of_the_fields(): void
    {
        $dialect = new Dialect(records: Dialect::PLACES, maps: Dialect::HASHES);

        $this->same(self::ORDER, $this->plainOf($dialect, self::ORDER));
    }

    public function absent_fields_may_be_null(): void
    {
        $plain = $this->plainOf(new Dialect(absent: Dialect::NULL), self::ORDER);

        $names = ['order-id', 'note', 'nothing', 'total', 'items', 'gift', 'prices', 'names', 'state'];
        $this->same($names, array_keys($plain));
        $this->same([null, null], [$plain['nothing'], $plain['gift']]);
        $this->same(['sku' => 'b', 'bytes' => null], $plain['items'][1]);
    }

    public function fields_may_stand_under_their_names(): void
    {
        $this->same(1, $this->plainOf(new Dialect(names: Dialect::FIELD), self::ORDER)['id']);
    }

    public function maps_may_be_lists_of_entries_where_an_absent_value_is_left_out_or_null(): void
    {
        $omitting = $this->plainOf(new Dialect(maps: Dialect::ENTRIES), self::ORDER);
        $keeping = $this->plainOf(new Dialect(maps: Dialect::ENTRIES, absent: Dialect::NULL), self::ORDER);

        $this->same([['key' => 'p'], ['key' => 'q', 'value' => "\2"]], $omitting['prices']);
        $this->same([['key' => 'p', 'value' => null], ['key' => 'q', 'value' => "\2"]], $keeping['prices']);
        $this->same([], $omitting['names']);
    }

    public function a_key_that_PHP_makes_an_int_of_is_a_text_again_in_an_entry(): void
    {
        $plain = $this->plainOf(new Dialect(maps: Dialect::ENTRIES), [7 => ['7' => 'seven']] + self::ORDER);

        $this->same([['key' => '7', 'value' => 'seven']], $plain['names']);
    }

    public function a_map_whose_array_would_be_a_list_is_an_object(): void
    {
        $namesOf = fn (array $names, string $maps): mixed =>
            $this->plainOf(new Dialect(maps: $maps), array_replace(self::ORDER, [7 => $names]))['names'];

        $this->equal((object) ['a', 'b'], $namesOf(['0' => 'a', '1' => 'b'], Dialect::ARRAYS));
        $this->equal((object) [], $namesOf([], Dialect::ARRAYS));
        $this->equal(['1' => 'b', '0' => 'a'], $namesOf(['1' => 'b', '0' => 'a'], Dialect::ARRAYS));
        $this->equal(["\0" => 'a'], $namesOf(["\0" => 'a'], Dialect::ARRAYS));
        $this->equal((object) ['7' => 'a'], $namesOf(['7' => 'a'], Dialect::OBJECTS));
        $this->equal(['0' => 'a'], $namesOf(['0' => 'a'], Dialect::HASHES));
    }

    public function a_record_whose_array_would_be_a_list_is_an_object(): void
    {
        $bare = [5, [null, null]];

        $this->equal((object) [5, (object) []], $this->plainOf(new Dialect(), $bare, 'Bare'));
        $this->equal([5, []], $this->plainOf(new Dialect(maps: Dialect::HASHES), $bare, 'Bare'));
        $this->equal([5, 'text' => 't'], $this->plainOf(new Dialect(), [5, 't'], 'Numbered'));
        $numbered = $this->plainOf(new Dialect(maps: Dialect::OBJECTS), [5, 't'], 'Numbered');
        $this->equal((object) [5, 'text' => 't'], $numbered);
    }

    public function a_list_may_be_given_in_another_form_such_as_one_element_alone(): void
    {
        $dialect = new Dialect(list: '(\array_is_list({v}) ? {v} : [{v}])');
        $form = PlainForm::of($this->test->schema, $this->test->domain, $dialect);
        $plain = ($form->write)($this->test->object(self::ORDER));
        $plain['items'] = $plain['items'][0];
        $plain['names'] = [];

        $this->same([['a', "\1"]], $this->test->values(($form->read)($plain))[4]);
    }

    public function a_field_that_is_missing_is_an_error(): void
    {
        $form = PlainForm::of($this->test->schema, $this->test->domain, new Dialect());

        $this->throws('/Undefined array key "order-id"/', fn () => ($form->read)([]));
    }

    public function a_null_stands_for_an_absent_field_too(): void
    {
        $form = PlainForm::of($this->test->schema, $this->test->domain, new Dialect());
        $plain = (array) self::asLibrariesRead(($form->write)($this->test->object(self::ORDER)));
        $plain = ['note' => null, 'gift' => null] + $plain;

        $this->same(null, $this->test->values(($form->read)($plain))[1]);
    }

    /** What a library gets, from which the same record comes back. */
    private function plainOf(Dialect $dialect, array $values, string $root = 'Order'): mixed
    {
        $schema = new Schema($root, $this->test->schema->records, $this->test->schema->enums);
        $places = PlainForm::of($schema, $this->test->domain, new Dialect(
            records: Dialect::PLACES,
            maps: Dialect::HASHES,
        ));
        $form = PlainForm::of($schema, $this->test->domain, $dialect);
        $record = ($places->read)($values);
        $plain = ($form->write)($record);
        $given = $dialect->maps === Dialect::ARRAYS ? self::asLibrariesRead($plain) : $plain;
        $this->equal($record, ($form->read)($given));
        return $plain;
    }

    /** Arrays for all objects, as most libraries give them if they are asked to. */
    private static function asLibrariesRead(mixed $plain): mixed
    {
        return is_array($plain) || is_object($plain) ? array_map(self::asLibrariesRead(...), (array) $plain) : $plain;
    }
}
