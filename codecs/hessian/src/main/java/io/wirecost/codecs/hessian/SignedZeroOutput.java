package io.wirecost.codecs.hessian;

import com.caucho.hessian.io.Hessian2Output;
import java.io.IOException;

/** The library writes every zero in the one byte that means 0.0; Hessian's full form of a double holds -0.0 as well. */
final class SignedZeroOutput extends Hessian2Output {
    private static final byte[] NEGATIVE_ZERO = {'D', (byte) 0x80, 0, 0, 0, 0, 0, 0, 0};

    @Override
    public void writeDouble(double value) throws IOException {
        if (value == 0 && Double.doubleToRawLongBits(value) != 0) {
            flushBuffer();
            _os.write(NEGATIVE_ZERO);
        } else {
            super.writeDouble(value);
        }
    }
}
