<?php

declare(strict_types=1);

namespace Wirecost\Codecs\Zumba;

use RuntimeException;
use Zumba\JsonSerializer\JsonSerializer;

/**
 * The library with what it lacks: it trusts the classes of the domain only, tells the keys of maps from its own, and
 * has words for the floats that JSON does not have.
 */
final class DomainJson extends JsonSerializer
{
    /** Begins a key that has a meaning to the library. A key of a map that begins so has another one before it. */
    private const MARK = '@';
    private const FLOAT = '@float';
    private const FLOATS = ['NAN' => NAN, 'INF' => INF, '-INF' => -INF];

    /** @param list<class-string> $trusted */
    public function __construct(private readonly array $trusted)
    {
        $enums = array_filter($trusted, enum_exists(...));
        parent::__construct(null, array_combine($enums, array_map(EnumForm::of(...), $enums)));
        $this->setUnserializeUndeclaredPropertyMode(self::UNDECLARED_PROPERTY_MODE_EXCEPTION);
    }

    protected function serializeData($value)
    {
        return match (true) {
            is_array($value) => self::markKeys(parent::serializeData($value)),
            is_float($value) && !is_finite($value) => [self::FLOAT => (string) $value],
            default => parent::serializeData($value),
        };
    }

    protected function unserializeData($value)
    {
        return match (true) {
            !is_array($value) || isset($value[self::CLASS_IDENTIFIER_KEY]) => parent::unserializeData($value),
            isset($value[self::FLOAT]) => self::FLOATS[$value[self::FLOAT]],
            default => self::unmarkKeys(parent::unserializeData($value)),
        };
    }

    protected function unserializeObject($value)
    {
        $class = $value[self::CLASS_IDENTIFIER_KEY];
        $isReference = is_string($class) && str_starts_with($class, self::MARK);
        if (!$isReference && !in_array($class, $this->trusted, true)) {
            throw new RuntimeException('the bytes name a class that is none of the domain');
        }
        return parent::unserializeObject($value);
    }

    private static function markKeys(array $array): array
    {
        $marked = [];
        foreach ($array as $key => $value) {
            $marked[self::isMarked($key) ? self::MARK . $key : $key] = $value;
        }
        return $marked;
    }

    private static function unmarkKeys(array $array): array
    {
        $keys = [];
        foreach ($array as $key => $value) {
            $keys[self::isMarked($key) ? substr($key, strlen(self::MARK)) : $key] = $value;
        }
        return $keys;
    }

    private static function isMarked(int|string $key): bool
    {
        return is_string($key) && str_starts_with($key, self::MARK);
    }
}
