<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

/**
 * How a library is told of elements, as statements of generated code. In them, `{p}` is the variable of the parent,
 * `{name}` the element's name, and `{text}` an expression for its text.
 */
final class XmlWriting
{
    /**
     * @param string $leaf writes an element with a text
     * @param string $open begins an element with children, and has its parent in the variable `$c` afterwards
     * @param string $close ends it
     */
    public function __construct(
        public readonly string $leaf,
        public readonly string $open,
        public readonly string $close = '',
        public readonly string $parameter = '$p',
    ) {
    }

    /** @return array{string, string} the statements before and after those that write the children */
    public function element(string $name): array
    {
        $names = ['{p}' => '$p', '{name}' => $name];
        return [strtr($this->open, $names), strtr($this->close, $names)];
    }

    /** @param string $text an expression */
    public function leaf(string $name, string $text): string
    {
        return strtr($this->leaf, ['{p}' => '$p', '{name}' => $name, '{text}' => $text]);
    }
}
