<?php

declare(strict_types=1);

namespace Wirecost\Domain;

final class List_
{
    public function __construct(
        /** @var list<list<float>> */
        public array $list,
        /** @var list<int>|null */
        public ?array $fooBar,
        /** @var list<int|null> */
        public array $foo_bar,
        public ?bool $setFooBar,
        public int $foo_bar_size,
        /** @var array<string, string|null> */
        public array $value,
        /** @var array<string, State> */
        public array $map,
        public ?List_ $next,
        public string $price,
        public ?string $id,
        public int $day,
        public String_ $text,
    ) {}

    public static function __set_state(array $properties): self
    {
        return new self(...$properties);
    }
}

final class String_
{
    public function __construct() {}

    public static function __set_state(array $properties): self
    {
        return new self(...$properties);
    }
}

enum State: string
{
    case open = 'open';
    case default = 'default';
    case value = 'value';
}
