<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

use ValueError;

/** The tokens of a document, as `xml_parse_into_struct` gives them, and the place of one that begins an element. */
final class XmlTokens
{
    /** How a document in UTF-8 begins. */
    private const HEAD = '/^(?:\xef\xbb\xbf)?\s*<(?!\?xml[^>]*encoding\s*=\s*["\'](?!utf-8["\']))[^\0]/i';

    private int $at = 0;

    /** @param list<array{tag: string, type: string, value?: string}> $tokens */
    private function __construct(private readonly array $tokens)
    {
    }

    /** Begins with the document's element. */
    public static function parse(string $bytes): self
    {
        self::refuseDoctype($bytes);
        $parser = xml_parser_create('UTF-8');
        xml_parser_set_option($parser, XML_OPTION_CASE_FOLDING, 0);
        if (xml_parse_into_struct($parser, $bytes, $tokens) !== 1) {
            $line = xml_get_current_line_number($parser);
            throw new ValueError('line ' . $line . ': ' . xml_error_string(xml_get_error_code($parser)));
        }
        return new self($tokens);
    }

    /**
     * Unlike the other parsers, this one does not tell of a document type, and replaces entities. In UTF-8, the words
     * of one are easy to find; a reader tells it from a text with these words.
     */
    private static function refuseDoctype(string $bytes): void
    {
        if (preg_match(self::HEAD, $bytes) !== 1) {
            throw new ValueError('a document is read in UTF-8 only');
        }
        if (str_contains($bytes, '<!DOCTYPE')) {
            XmlPull::root($bytes);
        }
    }

    /** Goes to the first element within; false if there is none. */
    public function first(): bool
    {
        return $this->tokens[$this->at]['type'] === 'open' && $this->next();
    }

    /** Goes to the element that follows within the same one; false at the end of that. */
    public function next(): bool
    {
        do {
            $type = $this->tokens[++$this->at]['type'];
        } while ($type === 'cdata');
        return $type !== 'close';
    }

    public function name(): string
    {
        return $this->tokens[$this->at]['tag'];
    }

    /** The text of an element that has no other within. */
    public function text(): string
    {
        return $this->tokens[$this->at]['value'] ?? '';
    }

    /** Leaves out an element. */
    public function skip(): void
    {
        for ($more = $this->first(); $more; $more = $this->next()) {
            $this->skip();
        }
    }
}
