package io.wirecost.core.codec;

/**
 * Converts between the domain objects of one schema and a library's own objects. The compiler emits one per schema and
 * target, as the class that {@link GeneratedCode#mapperClass} names.
 *
 * @param <T> the domain class of the root record
 * @param <W> the native object as it is written
 * @param <R> the native object as it is read
 */
public interface NativeMapper<T, W, R> {
    W toNative(T value);

    T fromNative(R nativeObject);

    /** The library's class of the root record, for libraries that start from it. */
    Class<?> nativeClass();
}
