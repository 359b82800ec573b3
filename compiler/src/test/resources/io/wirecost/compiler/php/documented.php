<?php

declare(strict_types=1);

namespace Acme\List_\Shop;

/**
 * An order.
 *
 * It ends here: * / system('id'); ? > <b>
 */
final class Order
{
    public function __construct(
        /** Counts up ** / from 1 */
        public int $id,
        /**
         * All of them
         * in the order of the page   {
         *
         * @var list<Item>
         */
        public array $items,
        /** @var array<string, float|null>|null */
        public ?array $tags,
        public State $state,
    ) {}

    public static function __set_state(array $properties): self
    {
        return new self(...$properties);
    }
}

final class Item
{
    public function __construct(
        public string $this_,
    ) {}

    public static function __set_state(array $properties): self
    {
        return new self(...$properties);
    }
}

/** / @var ? > */
enum State: string
{
    case OPEN = 'OPEN';
    case class_ = 'class';
}
