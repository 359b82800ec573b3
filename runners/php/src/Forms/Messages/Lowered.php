<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use RuntimeException;
use Wirecost\Data\Schema;

/** The messages that stand for the records of a schema in a format with a schema language of its own. */
final class Lowered
{
    /** Names that wirecost gives, which become names in code. */
    private const NAME = '/^[A-Za-z][A-Za-z0-9]*$/D';

    /** @param array<string, Message> $messages by name */
    private function __construct(public readonly string $root, private readonly array $messages)
    {
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
            $messages[$name] = new Message($name, $message['record'] ?? null, $slots);
        }
        return new self($lowered['root'], $messages);
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
