<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Catalog;
use Wirecost\Forms\Xml\XmlText;
use Wirecost\Place;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class XmlTest extends TestCase
{
    private const SCHEMA = <<<'TEXT'
        root shop.Order
        record shop.Order
          id long "order-id"
          note optional(string)
          nothing null
          items array(record(shop.Item))
          tags optional(array(string))
          rows array(array(int))
          gaps array(optional(double))
          prices map(optional(decimal(4,2)))
          lists map(array(int))
          paid boolean
        record shop.Item
          sku string

        TEXT;

    private const ORDER = [
        7,
        "<&>\r",
        null,
        [['a'], ['']],
        [],
        [[1, 2], []],
        [-0.0, null, INF, NAN],
        ['x' => '1.50', '8' => null],
        ['l' => [3]],
        true,
    ];

    private const DOCUMENT = '<Order><id>7</id><note>&lt;&amp;&gt;&#13;</note>'
        . '<items><sku>a</sku></items><items><sku></sku></items><tags></tags>'
        . '<rows><value>1</value><value>2</value></rows><rows></rows>'
        . '<gaps><value>-0</value></gaps><gaps></gaps><gaps><value>INF</value></gaps><gaps><value>NaN</value></gaps>'
        . '<prices><entry><key>x</key><value>1.50</value></entry><entry><key>8</key></entry></prices>'
        . '<lists><entry><key>l</key><value>3</value></entry></lists><paid>true</paid></Order>';

    private const SMALLEST = [1, null, null, [], null, [], [], [], [], false];

    private const BOTH = ['simplexml', 'dom', 'xmlwriter-xmlreader', 'symfony-xml-encoder'];
    private const READERS = [...self::BOTH, 'xml-parser'];

    private readonly TestDomain $test;
    private readonly Place $place;

    public function __construct()
    {
        $this->test = new TestDomain(self::SCHEMA);
        $this->place = new Place($this->test->schema, $this->test->folder->path);
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function every_codec_writes_the_layout_that_all_runtimes_share(): void
    {
        foreach (self::BOTH as $codec) {
            $bytes = $this->written($codec, self::ORDER);
            $withoutHead = preg_replace(['/^<\?xml.*\?>\s*|\s*$/D', '~<(\w+)/>~'], ['', '<$1></$1>'], $bytes);
            $this->same(self::DOCUMENT, $withoutHead, $codec);
        }
    }

    public function every_codec_reads_the_layout(): void
    {
        foreach (self::READERS as $codec) {
            $this->equal(self::ORDER, $this->read($codec, self::DOCUMENT), $codec);
        }
    }

    public function every_codec_reads_a_document_as_others_may_write_it(): void
    {
        $document = "<?xml version='1.0'?>\n<!-- c --><Order>\n  <id>7</id><!-- c --><more><a>1</a><b/></more>\n"
            . "  <note><![CDATA[<&]]>&gt;&#13;</note><items><sku>a</sku></items><items><sku/></items>\n  <tags/>\n"
            . '<rows><value>1</value> <value>2</value></rows><rows/><gaps><value>-0</value></gaps><gaps/>'
            . '<gaps><value>INF</value></gaps><gaps><value>NaN</value></gaps><paid>1</paid><prices><other/>'
            . '<entry><value>1.50</value><key>x</key></entry><entry><key>8</key></entry></prices>'
            . "<lists>\n<entry> <key>l</key> <value>3</value></entry></lists>\n</Order>\n";
        foreach (self::READERS as $codec) {
            $this->equal(self::ORDER, $this->read($codec, $document), $codec);
        }
    }

    public function what_is_absent_has_no_element(): void
    {
        foreach (self::READERS as $codec) {
            $document = '<Order><id>1</id><prices/><lists/><paid>false</paid></Order>';
            $this->equal(self::SMALLEST, $this->read($codec, $document), $codec);
        }
    }

    public function no_codec_reads_entities(): void
    {
        $head = '<!DOCTYPE Order [<!ENTITY a "bbbb"><!ENTITY f SYSTEM "' . __FILE__ . '">]>';
        $document = $head . '<Order><id>1</id><note>&a;&f;</note><prices/><lists/><paid>false</paid></Order>';
        foreach (self::READERS as $codec) {
            $this->throws('/document type/i', fn () => $this->read($codec, $document));
        }
    }

    public function the_words_of_a_document_type_may_stand_in_a_text(): void
    {
        $document = '<Order><id>1</id><note><![CDATA[<!DOCTYPE html>]]></note><prices/><lists/><paid>0</paid></Order>';
        foreach (self::READERS as $codec) {
            $this->same('<!DOCTYPE html>', $this->read($codec, $document)[1], $codec);
        }
    }

    public function a_document_in_another_encoding_hides_no_document_type_from_the_parser(): void
    {
        $document = '<!DOCTYPE Order [<!ENTITY a "bbbb">]><Order><id>1</id></Order>';
        $hidden = [
            iconv('UTF-8', 'UTF-16LE', $document),
            "\xff\xfe" . iconv('UTF-8', 'UTF-16LE', $document),
            '<?xml version="1.0" encoding = "UTF-7"?>' . iconv('UTF-8', 'UTF-7', $document),
        ];
        foreach ($hidden as $bytes) {
            $this->throws('/UTF-8 only/', fn () => $this->read('xml-parser', $bytes));
        }
    }

    public function a_document_that_is_cut_off_is_refused(): void
    {
        foreach (self::READERS as $codec) {
            $this->throws('/./', fn () => $this->read($codec, substr(self::DOCUMENT, 0, 60)));
        }
    }

    public function elements_lie_as_deep_as_they_are_written(): void
    {
        $nested = str_repeat('<more>', 2_000) . str_repeat('</more>', 2_000);
        $document = "<Order><id>1</id>$nested<prices/><lists/><paid>false</paid></Order>";
        foreach (['simplexml', 'dom', 'xmlwriter-xmlreader'] as $codec) {
            $this->equal(self::SMALLEST, $this->read($codec, $document), $codec);
        }
    }

    public function numbers_and_booleans_have_the_words_of_xml_schema(): void
    {
        $this->same(['-0', '1.0E-7', 'INF', '-INF', 'NaN'], array_map(
            XmlText::ofFloat(...),
            [-0.0, 1e-7, INF, -INF, NAN],
        ));
        $this->same([-0.0, 1e-7, INF, -INF], array_map(XmlText::toFloat(...), ['-0.0', '1E-7', 'INF', '-INF']));
        $this->true(is_nan(XmlText::toFloat('NaN')));
        $this->throws('/no number: x/', fn () => XmlText::toFloat('x'));
        $this->throws('/neither true nor false: yes/', fn () => XmlText::toBool('yes'));
    }

    private function written(string $codec, array $values): string
    {
        $serialize = Catalog::load()->find($codec)->codec->open($this->place)->serializer();
        return $serialize($this->test->object($values));
    }

    /** @return list<mixed> */
    private function read(string $codec, string $bytes): array
    {
        $deserialize = Catalog::load()->find($codec)->codec->open($this->place)->deserializer();
        return $this->test->values($deserialize($bytes));
    }
}
