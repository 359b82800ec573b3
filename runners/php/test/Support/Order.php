<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

/** A schema with all that derived schemas do in a way of their own, its derived schemas, and records of it. */
final class Order
{
    public const SCHEMA = <<<'TEXT'
        root Order
        record Order
          id long
          nothing null
          price decimal(9,2)
          paid decimal(9,2,fixed(Money,8))
          key uuid
          token uuid(fixed(Token,16))
          state enum(State)
          tags optional(array(string))
          counts map(int)
          gone array(null)
          flags array(boolean)
          total optional(double)
        enum State
          OPEN
          CLOSED

        TEXT;

    public const RECORDS = [
        [7, null, '-1.50', '-1.50', self::UUID, self::UUID, 'CLOSED', [], ['a' => 1], [null], [true, false], 0.0],
        [-1, null, '0.00', '9999999.99', self::UUID, self::UUID, 'OPEN', null, ['7' => 0], [], [], null],
    ];

    private const UUID = '00112233-4455-6677-8899-aabbccddeeff';

    private const SLOTS = [
        ['id', 'long', ['leaf' => 'long']],
        ['nothing', 'null', ['leaf' => 'null']],
        ['price', 'decimal(9,2)', ['leaf' => 'decimal(9,2)']],
        ['paid', 'decimal(9,2,fixed(Money,8))', ['leaf' => 'decimal(9,2,fixed(Money,8))']],
        ['key', 'uuid', ['leaf' => 'uuid']],
        ['token', 'uuid(fixed(Token,16))', ['leaf' => 'uuid(fixed(Token,16))']],
        ['state', 'enum(State)', ['leaf' => 'enum(State)']],
        ['tags', 'optional(array(string))', ['message' => 'M2']],
        ['counts', 'map(int)', ['map' => ['leaf' => 'int']]],
        ['gone', 'array(null)', ['list' => ['message' => 'M3']]],
        ['flags', 'array(boolean)', ['list' => ['leaf' => 'boolean']]],
        ['total', 'optional(double)', ['leaf' => 'double']],
    ];

    private const PROTOBUF = <<<'TEXT'
        syntax = "proto3";
        enum E1 { E1S0 = 0; E1S1 = 1; }
        message M1 {
          int64 f1 = 1; optional bool f2 = 2; bytes f3 = 3; bytes f4 = 4; bytes f5 = 5; bytes f6 = 6; E1 f7 = 7;
          M2 f8 = 8; map<string, int32> f9 = 9; repeated M3 f10 = 10; repeated bool f11 = 11; optional double f12 = 12;
        }
        message M2 { repeated string f1 = 1; }
        message M3 { optional bool f1 = 1; }
        TEXT;

    private const THRIFT = <<<'TEXT'
        enum E1 { E1S0 = 0, E1S1 = 1 }
        struct M2 { 1: required list<string> f1 }
        struct M3 { 1: optional bool f1 }
        struct M1 {
          1: required i64 f1, 2: optional bool f2, 3: required binary f3, 4: required binary f4, 5: required binary f5,
          6: required binary f6, 7: required E1 f7, 8: optional M2 f8, 9: required map<string, i32> f9,
          10: required list<M3> f10, 11: required list<bool> f11, 12: optional double f12
        }
        TEXT;

    private const AVRO = <<<'TEXT'
        {"type": "record", "name": "Order", "fields": [
          {"name": "id", "type": "long"},
          {"name": "nothing", "type": "null"},
          {"name": "price", "type": "bytes"},
          {"name": "paid", "type": {"type": "fixed", "name": "Money", "size": 8}},
          {"name": "key", "type": "string"},
          {"name": "token", "type": {"type": "fixed", "name": "Token", "size": 16}},
          {"name": "state", "type": {"type": "enum", "name": "State", "symbols": ["OPEN", "CLOSED"]}},
          {"name": "tags", "type": ["null", {"type": "array", "items": "string"}]},
          {"name": "counts", "type": {"type": "map", "values": "int"}},
          {"name": "gone", "type": {"type": "array", "items": "null"}},
          {"name": "flags", "type": {"type": "array", "items": "boolean"}},
          {"name": "total", "type": ["null", "double"]}
        ]}
        TEXT;

    /** Writes the derived schemas into a folder, each into a folder of its own. */
    public static function derive(string $folder): void
    {
        $files = [
            'avro/schema.avsc' => self::AVRO,
            'protobuf/schema.proto' => self::PROTOBUF,
            'protobuf/lowered.json' => self::lowered(),
            'thrift/schema.thrift' => self::THRIFT,
            'thrift/lowered.json' => self::lowered(),
        ];
        foreach ($files as $path => $text) {
            @mkdir(dirname("$folder/$path"), recursive: true);
            file_put_contents("$folder/$path", $text);
        }
    }

    private static function lowered(): string
    {
        $slots = [];
        foreach (self::SLOTS as $place => $slot) {
            $slots[] = self::slot($place + 1, ...$slot);
        }
        $messages = [
            ['name' => 'M1', 'record' => 'Order', 'slots' => $slots],
            ['name' => 'M2', 'box' => 'array(string)', 'slots' => [
                self::slot(1, 'value', 'array(string)', ['list' => ['leaf' => 'string']]),
            ]],
            ['name' => 'M3', 'box' => 'null', 'slots' => [self::slot(1, 'value', 'null', ['leaf' => 'null'])]],
        ];
        return json_encode(['root' => 'M1', 'messages' => $messages, 'enums' => []], JSON_THROW_ON_ERROR);
    }

    /** @return array<string, mixed> */
    private static function slot(int $number, string $field, string $type, array $shape): array
    {
        $isOptional = $type === 'null' || str_starts_with($type, 'optional');
        return ['name' => "f$number", 'field' => $field, 'type' => $type, 'optional' => $isOptional, 'shape' => $shape];
    }
}
