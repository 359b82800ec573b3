package io.wirecost.cli.explain;

import io.wirecost.core.run.ByteKind;

/** The colours of kinds in a terminal, where colours are allowed. */
record KindColours(boolean allowed) {
    private static final String RESET = "\u001b[0m";

    String on(ByteKind kind, String text) {
        return allowed ? "\u001b[" + code(kind) + "m" + text + RESET : text;
    }

    /** Values are plain, so that what they cost stands out. */
    private static String code(ByteKind kind) {
        return switch (kind) {
            case PAYLOAD -> "39";
            case TAG -> "33";
            case NAME -> "36";
            case LENGTH -> "35";
            case PRESENCE -> "34";
            case PADDING -> "90";
            case POINTER -> "31";
            case VTABLE -> "91";
            case FRAME -> "32";
        };
    }
}
