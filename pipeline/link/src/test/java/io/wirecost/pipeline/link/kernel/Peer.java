package io.wirecost.pipeline.link.kernel;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;

/** A process behind a link: sends and receives as it is told, and says when. */
final class Peer {
    static final int SEND = 1;
    static final int RECEIVE = 2;

    private Peer() {}

    /** @param args the address of the shaped end, that of the other end, and the port of both */
    public static void main(String[] args) throws IOException {
        int port = Integer.parseInt(args[2]);
        try (Socket control = new Socket(args[1], port);
                Socket data = new Socket(args[0], port)) {
            control.setTcpNoDelay(true);
            data.setTcpNoDelay(true);
            DataInputStream orders = new DataInputStream(control.getInputStream());
            DataOutputStream answers = new DataOutputStream(control.getOutputStream());
            for (int order = orders.read(); order >= 0; order = orders.read()) {
                byte[] bytes = new byte[orders.readInt()];
                long nanos = System.nanoTime();
                if (order == SEND) {
                    data.getOutputStream().write(bytes);
                } else {
                    data.getInputStream().readNBytes(bytes, 0, bytes.length);
                    nanos = System.nanoTime();
                }
                answers.writeLong(nanos);
            }
        }
    }
}
