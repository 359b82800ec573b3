<?php

declare(strict_types=1);

namespace Wirecost\Codecs\Zumba;

use BackedEnum;

/** Tells the library how to write an enum, which it cannot by itself. */
final class EnumForm
{
    /** @param class-string<BackedEnum> $enum */
    private function __construct(private readonly string $enum)
    {
    }

    /** @param class-string<BackedEnum> $enum */
    public static function of(string $enum): self
    {
        return new self($enum);
    }

    /** @return array{value: string} */
    public function serialize(BackedEnum $case): array
    {
        return ['value' => $case->value];
    }

    /** @param array{value: string} $written */
    public function unserialize(array $written): BackedEnum
    {
        return $this->enum::from($written['value']);
    }
}
