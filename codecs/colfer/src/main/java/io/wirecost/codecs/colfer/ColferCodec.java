package io.wirecost.codecs.colfer;

import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.BufferOverflowException;
import java.util.Arrays;

/** Generated beans, which share no type: their methods are found once. The buffer is kept, as Colfer's own users do. */
final class ColferCodec<T> extends MappedCodec<T, Object, Object> {
    private static final int FIRST_SIZE_BYTES = 2_048;
    private static final MethodType ON_BYTES = MethodType.methodType(int.class, byte[].class, int.class);

    private final MethodHandle create;
    private final MethodHandle marshal;
    private final MethodHandle unmarshal;
    private byte[] buffer = new byte[FIRST_SIZE_BYTES];

    ColferCodec(NativeMapper<T, Object, Object> mapper, boolean liftsLimits) throws ReflectiveOperationException {
        super(mapper);
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        Class<?> bean = mapper.nativeClass();
        StaticLimits.set(bean, liftsLimits);
        this.create = lookup.findConstructor(bean, MethodType.methodType(void.class))
                .asType(MethodType.methodType(Object.class));
        MethodType onBean = ON_BYTES.insertParameterTypes(0, Object.class);
        this.marshal = lookup.findVirtual(bean, "marshal", ON_BYTES).asType(onBean);
        this.unmarshal = lookup.findVirtual(bean, "unmarshal", ON_BYTES).asType(onBean);
    }

    @Override
    public byte[] write(Object bean) throws Exception {
        while (true) {
            try {
                return Arrays.copyOf(buffer, end(marshal, bean, buffer));
            } catch (BufferOverflowException e) {
                buffer = new byte[buffer.length * 4];
            }
        }
    }

    @Override
    public Object read(byte[] bytes) throws Exception {
        Object bean = create();
        int end = end(unmarshal, bean, bytes);
        if (end != bytes.length) {
            throw new IOException("the struct ends after %d of %d bytes".formatted(end, bytes.length));
        }
        return bean;
    }

    private Object create() throws Exception {
        try {
            return (Object) create.invokeExact();
        } catch (Exception | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("neither an exception nor an error", e);
        }
    }

    private static int end(MethodHandle method, Object bean, byte[] bytes) throws Exception {
        try {
            return (int) method.invokeExact(bean, bytes, 0);
        } catch (Exception | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("neither an exception nor an error", e);
        }
    }
}
