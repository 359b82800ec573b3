<?php

declare(strict_types=1);

namespace Wirecost\Test;

use ArrayObject;
use Wirecost\Catalog;
use Wirecost\Data\Schema;
use Wirecost\Place;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class ObjectMappingTest extends TestCase
{
    private const SCHEMA = <<<'TEXT'
        root Order
        record Order
          id long "order-id"
          state optional(enum(State))
          nothing null
          day date
          items array(record(Item))
          states array(enum(State))
          gift optional(record(Item))
          counts map(int)
          stock map(optional(record(Item)))
          gaps array(optional(record(Item)))
          rows array(array(record(Item)))
        record Item
          sku optional(bytes)
          parts array(record(Item)) "part list"
        enum State
          OPEN

        TEXT;

    private const ITEM = ["\xff", []];
    private const ORDER = [
        7,
        'OPEN',
        null,
        -1,
        [self::ITEM, [null, [self::ITEM]]],
        ['OPEN'],
        [null, []],
        ['0' => 1, '@type' => 2],
        ['a' => self::ITEM, 'b' => null],
        [null, self::ITEM],
        [[self::ITEM], []],
    ];

    private const JSON = '{"order-id":7,"state":"OPEN","day":"1969-12-31","items":[{"sku":"/w==","part list":[]},'
        . '{"part list":[{"sku":"/w==","part list":[]}]}],"states":["OPEN"],"gift":{"part list":[]},'
        . '"counts":{"0":1,"@type":2},"stock":{"a":{"sku":"/w==","part list":[]},"b":null},'
        . '"gaps":[null,{"sku":"/w==","part list":[]}],"rows":[[{"sku":"/w==","part list":[]}],[]]}';

    private readonly TestDomain $test;
    private readonly Place $place;

    public function __construct()
    {
        $this->test = new TestDomain(self::SCHEMA);
        $this->place = new Place($this->test->schema, $this->test->folder->path);
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function symfony_writes_and_reads_the_json_of_other_codecs(): void
    {
        $this->same(self::JSON, $this->written('json', self::ORDER));
        $this->same(self::JSON, $this->written('symfony-serializer', self::ORDER));
        $this->equal(self::ORDER, $this->read('symfony-serializer', self::JSON));
    }

    public function symfony_refuses_what_a_class_lacks_where_it_is_told_to(): void
    {
        $more = '{"more":1,' . substr(self::JSON, 1);
        $strict = new Place($this->test->schema, $this->test->folder->path, versionSetting: 'unknown-fields-refused');
        $deserialize = Catalog::load()->find('symfony-serializer')->codec->open($strict)->deserializer();

        $this->equal(self::ORDER, $this->read('symfony-serializer', $more));
        $this->equal(self::ORDER, $this->test->values($deserialize(self::JSON)));
        $this->throws('/more/', fn () => $deserialize($more));
    }

    public function symfony_refuses_a_key_that_may_make_a_list_of_an_object(): void
    {
        $refusal = Catalog::load()->find('symfony-serializer')->codec->refusal(...);
        $schema = static fn (string $key): Schema => Schema::parse("root A\nrecord A\n  a int $key\n");

        $this->same('field a: the library may write the object with its key as a list', $refusal($schema('"0"')));
        $this->same(null, $refusal($schema('"1"')));
    }

    public function zumba_names_classes_and_tells_keys_of_maps_from_its_own(): void
    {
        $json = $this->written('zumba', self::ORDER);

        $this->matches('~^\{"@type":"Wirecost\\\\\\\\Domain\\\\\\\\Type0",~', $json);
        $this->matches('~\{"0":1,"@@type":2\}~', $json);
        $this->equal(self::ORDER, $this->read('zumba', $json));
    }

    public function zumba_makes_objects_of_the_domain_only(): void
    {
        $deserialize = Catalog::load()->find('zumba')->codec->open($this->place)->deserializer();
        foreach ([ArrayObject::class, 'DateTime', 'SplStack', 7] as $class) {
            $bytes = json_encode(['@type' => $class, 'value' => 'x:i:0;']);
            $this->throws('/a class that is none of the domain/', fn () => $deserialize($bytes));
        }
    }

    public function php_source_of_one_codec_is_read_by_the_other(): void
    {
        $sources = ['var-export', 'brick-varexporter'];
        foreach ($sources as $i => $codec) {
            $this->equal(self::ORDER, $this->read($sources[1 - $i], $this->written($codec, self::ORDER)), $codec);
        }
    }

    private function written(string $codec, array $values): string
    {
        $serialize = Catalog::load()->find($codec)->codec->open($this->place)->serializer();
        return $serialize($this->test->object($values));
    }

    /** @return list<mixed> */
    private function read(string $codec, string $bytes): array
    {
        $deserialize = Catalog::load()->find($codec)->codec->open($this->place)->deserializer();
        return $this->test->values($deserialize($bytes));
    }
}
