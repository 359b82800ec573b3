package wirecost.capnproto;

public class OrderLine2 {
  public static final org.capnproto.StructSize STRUCT_SIZE = new org.capnproto.StructSize((short) 1, (short) 2);

  public static final class Factory extends org.capnproto.StructFactory<wirecost.capnproto.OrderLine2.Builder, wirecost.capnproto.OrderLine2.Reader> {
    public final wirecost.capnproto.OrderLine2.Reader constructReader(org.capnproto.SegmentReader segment, int data, int pointers, int dataSize, short pointerCount, int nestingLimit) {
      return new wirecost.capnproto.OrderLine2.Reader(segment, data, pointers, dataSize, pointerCount, nestingLimit);
    }

    public final wirecost.capnproto.OrderLine2.Builder constructBuilder(org.capnproto.SegmentBuilder segment, int data, int pointers, int dataSize, short pointerCount) {
      return new wirecost.capnproto.OrderLine2.Builder(segment, data, pointers, dataSize, pointerCount);
    }

    public final org.capnproto.StructSize structSize() {
      return wirecost.capnproto.OrderLine2.STRUCT_SIZE;
    }

    public final wirecost.capnproto.OrderLine2.Reader asReader(wirecost.capnproto.OrderLine2.Builder builder) {
      return builder.asReader();
    }
  }

  public static final wirecost.capnproto.OrderLine2.Factory factory = new wirecost.capnproto.OrderLine2.Factory();
  public static final org.capnproto.StructList.Factory<wirecost.capnproto.OrderLine2.Builder, wirecost.capnproto.OrderLine2.Reader> listFactory = new org.capnproto.StructList.Factory<wirecost.capnproto.OrderLine2.Builder, wirecost.capnproto.OrderLine2.Reader>(factory);

  public static final class Builder extends org.capnproto.StructBuilder {
    Builder(org.capnproto.SegmentBuilder segment, int data, int pointers, int dataSize, short pointerCount) {
      super(segment, data, pointers, dataSize, pointerCount);
    }

    public final wirecost.capnproto.OrderLine2.Reader asReader() {
      return new wirecost.capnproto.OrderLine2.Reader(segment, data, pointers, dataSize, pointerCount, 0x7fffffff);
    }

    public final int getDate() {
      return _getIntField(0);
    }

    public final void setDate(int value) {
      _setIntField(0, value);
    }

    public final boolean hasAmount() {
      return !_pointerFieldIsNull(0);
    }

    public final org.capnproto.Data.Builder getAmount() {
      return _getPointerField(org.capnproto.Data.factory, 0, null, 0, 0);
    }

    public final void setAmount(org.capnproto.Data.Reader value) {
      _setPointerField(org.capnproto.Data.factory, 0, value);
    }

    public final void setAmount(byte[] value) {
      _setPointerField(org.capnproto.Data.factory, 0, new org.capnproto.Data.Reader(value));
    }

    public final org.capnproto.Data.Builder initAmount(int size) {
      return _initPointerField(org.capnproto.Data.factory, 0, size);
    }

    public final boolean hasCode() {
      return !_pointerFieldIsNull(1);
    }

    public final org.capnproto.Data.Builder getCode() {
      return _getPointerField(org.capnproto.Data.factory, 1, null, 0, 0);
    }

    public final void setCode(org.capnproto.Data.Reader value) {
      _setPointerField(org.capnproto.Data.factory, 1, value);
    }

    public final void setCode(byte[] value) {
      _setPointerField(org.capnproto.Data.factory, 1, new org.capnproto.Data.Reader(value));
    }

    public final org.capnproto.Data.Builder initCode(int size) {
      return _initPointerField(org.capnproto.Data.factory, 1, size);
    }
  }

  public static final class Reader extends org.capnproto.StructReader {
    Reader(org.capnproto.SegmentReader segment, int data, int pointers, int dataSize, short pointerCount, int nestingLimit) {
      super(segment, data, pointers, dataSize, pointerCount, nestingLimit);
    }

    public final int getDate() {
      return _getIntField(0);
    }

    public final boolean hasAmount() {
      return !_pointerFieldIsNull(0);
    }

    public final org.capnproto.Data.Reader getAmount() {
      return _getPointerField(org.capnproto.Data.factory, 0, null, 0, 0);
    }

    public final boolean hasCode() {
      return !_pointerFieldIsNull(1);
    }

    public final org.capnproto.Data.Reader getCode() {
      return _getPointerField(org.capnproto.Data.factory, 1, null, 0, 0);
    }
  }
}
