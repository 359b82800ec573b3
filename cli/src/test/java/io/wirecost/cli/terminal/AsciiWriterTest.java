package io.wirecost.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class AsciiWriterTest {
    @Test
    void signs_are_written_in_ascii_and_all_else_stays() {
        StringWriter written = new StringWriter();
        PrintWriter out = AsciiWriter.on(new PrintWriter(written));

        out.print("\r\u001b[K3 % · settling ±1");
        out.write('…');
        out.write(new char[] {'é', '→'}, 1, 1);
        out.flush();

        assertThat(written).hasToString("\r\u001b[K3 % * settling +/-1...->");
    }
}
