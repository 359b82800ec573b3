<?php

declare(strict_types=1);

namespace Wirecost\Protocol;

/** Keeps the standard output for answers: what libraries print goes to the standard error. */
final class StandardOutput
{
    private const FIRST_FREE = 3;

    /** @var resource takes the answers */
    public readonly mixed $answers;

    /** @var resource has the number of the standard output, and leads to the standard error */
    private mixed $printed;

    /** Number of the descriptor that takes the answers. */
    private readonly int $descriptor;

    public function __construct()
    {
        $this->descriptor = self::firstFree();
        $this->answers = fopen('php://fd/1', 'wb');
        fclose(STDOUT);
        $this->printed = fopen('php://fd/2', 'wb');
    }

    /** Makes it the standard output again, for a program that takes the place of this one. */
    public function restore(): void
    {
        fclose($this->printed);
        $this->printed = fopen("php://fd/$this->descriptor", 'wb');
    }

    /** The number that the next descriptor gets. */
    private static function firstFree(): int
    {
        $number = self::FIRST_FREE;
        while (($used = @fopen("php://fd/$number", 'rb')) !== false) {
            fclose($used);
            $number++;
        }
        return $number;
    }
}
