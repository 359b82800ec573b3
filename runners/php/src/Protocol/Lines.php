<?php

declare(strict_types=1);

namespace Wirecost\Protocol;

/** Lines of JSON between wirecost and this process. */
final class Lines
{
    private const PART = 65_536;

    /**
     * @param resource $input
     * @param string $received what was read of the input already
     */
    public function __construct(
        private $input,
        private readonly StandardOutput $output,
        private string $received,
    ) {
        stream_set_blocking($input, false);
        stream_set_read_buffer($input, 0);
    }

    /** What was read of the input and is not answered yet. */
    public function received(): string
    {
        return $this->received;
    }

    /** Leaves the streams as they were, for a program that takes the place of this one. */
    public function stop(): void
    {
        stream_set_blocking($this->input, true);
        $this->output->restore();
    }

    /** Waits for a line; null as soon as the input is closed. */
    public function next(): ?string
    {
        while (($end = strpos($this->received, "\n")) === false) {
            if (!$this->receive(null)) {
                return null;
            }
        }
        $line = substr($this->received, 0, $end);
        $this->received = substr($this->received, $end + 1);
        return $line;
    }

    /** Ends the process if the input was closed. */
    public function endIfClosed(): void
    {
        if (!$this->receive(0)) {
            exit(0);
        }
    }

    /**
     * Writes a line at once, so that it is there even if the process dies next.
     *
     * @param array<string, mixed> $answer
     */
    public function say(array $answer): void
    {
        $flags = JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;
        $rest = json_encode($answer, $flags) . "\n";
        while ($rest !== '') {
            $written = @fwrite($this->output->answers, $rest);
            if ($written === false) {
                exit(1); // nobody listens any more
            }
            $rest = substr($rest, $written);
        }
    }

    /**
     * Takes what is there.
     *
     * @param ?int $seconds to wait for it; null for as long as it takes
     * @return bool whether the input is open
     */
    private function receive(?int $seconds): bool
    {
        $ready = [$this->input];
        $none = null;
        if (stream_select($ready, $none, $none, $seconds) === 0) {
            return true;
        }
        $part = fread($this->input, self::PART);
        $this->received .= $part;
        return $part !== '' && $part !== false || !feof($this->input);
    }
}
