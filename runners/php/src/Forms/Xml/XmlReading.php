<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

/** How a library tells of elements, as parts of generated code in which `$r` is an element. */
final class XmlReading
{
    /**
     * @param string $each the head of a loop over the elements within `$r`
     * @param string $name the expression for the name of the loop's element
     * @param string $element the expression for the element itself
     * @param string $text the expression for the text of the element `{r}`
     * @param string $unknown the statement that skips the loop's element
     */
    public function __construct(
        public readonly string $each,
        public readonly string $name,
        public readonly string $element,
        public readonly string $text,
        public readonly string $unknown = '',
    ) {
    }

    /** @param string $element an expression */
    public function textOf(string $element): string
    {
        return strtr($this->text, ['{r}' => $element]);
    }
}
