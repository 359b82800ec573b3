<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use RuntimeException;
use Wirecost\Data\Type;
use Wirecost\Data\TypeText;

/** How a format holds a value that is present: exactly one member is there. */
final class Shape
{
    /**
     * @param ?string $message its name
     * @param ?self $list of the elements
     * @param ?self $map of the values
     * @param string $by what the keys of a map are in Protocol Buffers, if not texts
     */
    private function __construct(
        public readonly ?Type $leaf = null,
        public readonly ?string $message = null,
        public readonly ?self $list = null,
        public readonly ?self $map = null,
        public readonly string $by = '',
    ) {
    }

    /**
     * @param array<string, mixed> $shape as lowered.json has it
     * @param array<string, list<string>> $enums symbols by the enum's name
     */
    public static function parse(array $shape, array $enums): self
    {
        return match (array_key_first($shape)) {
            'leaf' => new self(leaf: self::leaf($shape['leaf'], $shape['as'] ?? '', $enums)),
            'message' => new self(message: $shape['message']),
            'list' => new self(list: self::parse($shape['list'], $enums)),
            'map' => new self(map: self::parse($shape['map'], $enums), by: $shape['by'] ?? ''),
            default => throw new RuntimeException('a slot of the lowered schema has no shape'),
        };
    }

    /**
     * @param string $as what it is in Protocol Buffers
     * @param array<string, list<string>> $enums symbols by the enum's name
     */
    private static function leaf(string $text, string $as, array $enums): Type
    {
        return match ($as) {
            'uint32', 'fixed32' => new Type('uint32'),
            'uint64', 'fixed64' => new Type('uint64'),
            default => TypeText::parse($text, $enums),
        };
    }

    /** A text that two shapes share only if the same code does for both. */
    public function key(): string
    {
        return match (true) {
            $this->leaf !== null => $this->leaf->key(),
            $this->message !== null => "message $this->message",
            $this->list !== null => "list of {$this->list->key()}",
            default => "map by $this->by of {$this->map->key()}",
        };
    }
}
