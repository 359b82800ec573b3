package io.wirecost.compiler.asn1;

import io.wirecost.compiler.lower.CamelCase;
import io.wirecost.compiler.lower.Naming;
import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Names of ASN.1, which have no underscores. ASN1bean's Java classes of them do not hide what these classes use themselves. All
 * modules have the same names, whether they become classes or not.
 */
final class Asn1Naming implements Naming {
    private static final Set<String> TYPES = ReservedWords.ignoringCase(
            "ABSENT ABSTRACT-SYNTAX ALL ANY APPLICATION AUTOMATIC BASEDNUM BEGIN BIT BMPString BOOLEAN BY",
            "CHARACTER CHOICE CLASS COMPONENT COMPONENTS CONSTRAINED CONTAINING DATE DATE-TIME DEFAULT DEFINED",
            "DEFINITIONS DURATION EMBEDDED ENCODED END ENUMERATED EXCEPT EXPLICIT EXPORTS EXTENSIBILITY EXTERNAL",
            "FALSE FROM GeneralizedTime GeneralString GraphicString IA5String IDENTIFIER IMPLICIT IMPLIED IMPORTS",
            "INCLUDES INSTANCE INTEGER INTERSECTION ISO646String LINKED MAX MIN MINUSINFINITY NULL NumericString",
            "OBJECT ObjectDescriptor OCTET OF OID OID-IRI OPTIONAL PARAMETER PATTERN PDV PLUSINFINITY PRESENT",
            "PrintableString PRIVATE REAL RELATIVE RELATIVE-OID RESULT SEQUENCE SET SETTINGS SIZE STRING SYNTAX",
            "T61String TAGS TIME TIME-OF-DAY TeletexString TRUE TYPE-IDENTIFIER UNION UNIQUE UNIVERSAL",
            "UniversalString UTCTime UTF8String VideotexString VisibleString WITH Mapper ArrayList Iterator",
            "IOException EOFException InputStream OutputStream ByteArrayOutputStream ReverseByteArrayOutputStream",
            "UnsupportedEncodingException BigInteger Serializable StringBuilder Override");

    /** Members and local variables of the generated classes, in which fields stand unqualified. */
    private static final Set<String> FIELDS = ReservedWords.ignoringCase(
            String.join(" ", JavaNames.RESERVED),
            "code tag serialVersionUID berTag length lengthVal tlByteCount vByteCount is reverseOS withTag codeLength",
            "sublength sb indentLevel i os numDecodedBytes encodingSizeGuess");

    @Override
    public NameTable types(List<String> fullNames) {
        return new NameTable(fullNames, Asn1Naming::type, TYPES, name -> name.toLowerCase(Locale.ROOT), "");
    }

    private static String type(String fullName) {
        String name = JavaNames.capitalize(CamelCase.of(Definition.simpleName(fullName)));
        boolean taken = name.endsWith(Asn1Types.LIST_SUFFIX)
                || name.startsWith("Ber")
                || TYPES.contains(name + Asn1Types.LIST_SUFFIX);
        return taken ? name + "Type" : name;
    }

    @Override
    public NameTable fields(List<String> names) {
        return new NameTable(names, CamelCase::of, FIELDS, name -> name.toLowerCase(Locale.ROOT), "");
    }

    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        return fields(symbols);
    }
}
