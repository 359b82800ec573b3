package io.wirecost.core.codec;

/**
 * A codec whose library has an object of its own between domain object and bytes, so that conversion and encoding can be
 * told apart. The stages together are the whole.
 *
 * @param <T> the domain class of the root record
 * @param <W> the native object as it is written
 * @param <R> the native object as it is read; often the same class as W, but builder and reader differ in some libraries
 */
public interface Staged<T, W, R> extends Codec<T> {
    W toNative(T value) throws Exception;

    byte[] write(W nativeObject) throws Exception;

    /** Bytes to native object. In a zero-copy format this is a view: nothing is decoded yet. */
    R read(byte[] bytes) throws Exception;

    T fromNative(R nativeObject) throws Exception;

    @Override
    default byte[] serialize(T value) throws Exception {
        return write(toNative(value));
    }

    @Override
    default T deserialize(byte[] bytes) throws Exception {
        return fromNative(read(bytes));
    }
}
