package io.wirecost.core.codec;

/**
 * A staged codec that converts by the target's emitted mapper. What is left to it is the library's own part: native
 * objects to bytes and back.
 *
 * @param <T> the domain class of the root record
 * @param <W> the native object as it is written
 * @param <R> the native object as it is read
 */
public abstract class MappedCodec<T, W, R> implements Staged<T, W, R> {
    private final NativeMapper<T, W, R> mapper;

    protected MappedCodec(NativeMapper<T, W, R> mapper) {
        this.mapper = mapper;
    }

    @Override
    public final W toNative(T value) {
        return mapper.toNative(value);
    }

    @Override
    public final T fromNative(R nativeObject) {
        return mapper.fromNative(nativeObject);
    }
}
