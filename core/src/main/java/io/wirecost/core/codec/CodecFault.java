package io.wirecost.core.codec;

/** A library threw, or gave something else than it claims; the message says what and where. It costs the codec its cell. */
public class CodecFault extends Exception {
    private static final long serialVersionUID = 1;

    public CodecFault(String message) {
        super(message);
    }

    /** @param cause what the library has thrown */
    public CodecFault(Throwable cause) {
        super("threw " + cause, cause);
    }
}
