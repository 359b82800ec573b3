package reports;

import io.wirecost.core.codec.Family;
import java.io.ByteArrayInputStream;
import org.eclipse.parsson.JsonProviderImpl;

/** JSON by Parsson. */
public final class Parsson extends ContentCodecs {
    public Parsson() {
        super("JSON", "", Family.TEXT, "org.eclipse.parsson:parsson", JsonProviderImpl.class);
    }

    @Override
    byte[] write(byte[] content) {
        return json(content);
    }

    @Override
    byte[] read(byte[] message) {
        return content(new JsonProviderImpl()
                .createReader(new ByteArrayInputStream(message))
                .readObject()
                .getString("content"));
    }
}
