package io.wirecost.core.codec;

/**
 * Writes and reads domain objects of one schema through a library of single values. Such a library has a writer and a
 * reader, but neither data binding nor objects of its own. The compiler emits one per schema and target, as the class
 * that {@link GeneratedCode#mapperClass} names. Stateless.
 *
 * @param <T> the domain class of the root record
 * @param <W> what the library writes values through
 * @param <R> what it reads them from
 */
public interface StreamMapper<T, W, R> {
    void write(T value, W to) throws Exception;

    /** @throws IllegalStateException if the message has a field that the schema does not have */
    T read(R from) throws Exception;
}
