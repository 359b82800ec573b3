package io.wirecost.codecs.scalachill;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.twitter.chill.ScalaKryoInstantiator;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;

/** Chill as it is made by default, without references, since messages are trees; Output and Input are reused. */
final class ChillCodec<T> implements Codec<T> {
    private final Kryo kryo = new ScalaKryoInstantiator().newKryo();
    private final Output output = new Output(4096, -1);
    private final Input input = new Input();
    private final Class<T> type;

    ChillCodec(Binding<T> binding) {
        type = binding.domainClass();
        kryo.setClassLoader(binding.loader());
        kryo.setReferences(false);
    }

    @Override
    public byte[] serialize(T value) {
        output.clear();
        kryo.writeObject(output, value);
        return output.toBytes();
    }

    @Override
    public T deserialize(byte[] bytes) {
        input.setBuffer(bytes);
        return kryo.readObject(input, type);
    }
}
