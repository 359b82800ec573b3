package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.DamageKind;
import java.util.List;

/** The lengths of ASN.1's basic encoding rules: a byte, or a byte that says how many bytes of the length follow. */
final class BerLengths implements LengthForm {
    private static final int LONG = 0x80;

    @Override
    public List<Replacement> replacements(byte[] message, ByteSpan span) {
        int first = message[span.stretch().offset()] & 0xff;
        if (span.kind() != ByteKind.LENGTH && span.kind() != ByteKind.FRAME || first >= LONG) {
            return List.of();
        }
        return List.of(
                LengthForm.replacement(
                        DamageKind.LARGEST_LENGTH, span, Bytes.of(0x84, 0x7f, 0xff, 0xff, 0xff), "2^31 - 1"),
                LengthForm.replacement(
                        DamageKind.LARGEST_LENGTH, span, Bytes.of(0x84, 0xff, 0xff, 0xff, 0xff), "2^32 - 1"),
                LengthForm.replacement(
                        DamageKind.LONGER_LENGTH, span, Bytes.of(0x82, 0, first + 1), String.valueOf(first + 1)));
    }
}
