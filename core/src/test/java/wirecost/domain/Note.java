package wirecost.domain;

/** The domain class of a schema of one field, as the compiler would emit it. */
public class Note {
    private String text;

    public String getText() {
        return text;
    }

    public void setText(String text) {
        this.text = text;
    }
}
