<?php

declare(strict_types=1);

namespace Wirecost;

/** The codecs of one library, which is loaded when a codec is opened. Each file directly in Codecs/ is one. */
interface CodecFile
{
    public static function library(): Library;

    /** @return list<Codec> */
    public static function codecs(): array;
}
