<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use RuntimeException;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Data\TypeText;

/** The messages that stand for the records of a schema in a format with a schema language of its own. */
final class Lowered
{
    /** Names that wirecost gives, which become names in code. */
    private const NAME = '/^[A-Za-z][A-Za-z0-9]*$/D';

    /**
     * @param array<string, Message> $messages by name
     * @param array<string, list<int>> $numbers of the symbols by the enum's name
     */
    private function __construct(
        public readonly string $root,
        private readonly array $messages,
        private readonly array $numbers,
    ) {
    }

    /**
     * Reads what stands beside a derived schema.
     *
     * @param string $derived folder of the derived schema
     */
    public static function read(string $derived, Schema $schema): self
    {
        $lowered = json_decode(file_get_contents("$derived/lowered.json"), true, flags: JSON_THROW_ON_ERROR);
        $messages = [];
        foreach ($lowered['messages'] as $message) {
            $slots = array_map(static fn (array $slot): Slot => self::slot($slot, $schema), $message['slots']);
            $name = self::name($message['name']);
            $parts = isset($message['parts']) ? TypeText::parse($message['parts'], []) : null;
            $isOneof = isset($message['oneof']);
            $messages[$name] = new Message($name, $message['record'] ?? null, $slots, $parts, $isOneof);
        }
        $numbers = [];
        foreach ($lowered['enums'] as $enum) {
            foreach ($enum['symbols'] as $place => $symbol) {
                $numbers[$enum['enum']][] = $symbol['number'] ?? $place;
            }
        }
        return new self($lowered['root'], $messages, $numbers);
    }

    /**
     * The numbers of an enum's symbols, in the order of the schema.
     *
     * @return list<int>
     */
    public function numbers(Type $enum): array
    {
        return $this->numbers[$enum->name] ?? array_keys($enum->symbols);
    }

    public function message(string $name): Message
    {
        return $this->messages[$name] ?? throw new RuntimeException("the lowered schema has no message $name");
    }

    /** @param array<string, mixed> $slot */
    private static function slot(array $slot, Schema $schema): Slot
    {
        $shape = Shape::parse($slot['shape'], $schema->enums);
        return new Slot(self::name($slot['name']), $slot['field'], $slot['optional'], $shape);
    }

    private static function name(string $name): string
    {
        return preg_match(self::NAME, $name) === 1 ? $name : throw new RuntimeException("no name of a message: $name");
    }
}
