<?php

declare(strict_types=1);

namespace Wirecost\Forms\Symfony;

use Symfony\Component\Serializer\Normalizer\CacheableSupportsMethodInterface;
use Symfony\Component\Serializer\Normalizer\NormalizerInterface;

/** Passes on what a callback has made as the encoder takes it, and wrapped into this class. */
final class Finished implements NormalizerInterface, CacheableSupportsMethodInterface
{
    public function __construct(private readonly mixed $value = null)
    {
    }

    public function normalize(mixed $object, ?string $format = null, array $context = []): mixed
    {
        return $object->value;
    }

    public function supportsNormalization(mixed $data, ?string $format = null): bool
    {
        return $data instanceof self;
    }

    public function hasCacheableSupportsMethod(): bool
    {
        return true;
    }
}
