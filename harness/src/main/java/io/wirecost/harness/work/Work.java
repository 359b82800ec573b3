package io.wirecost.harness.work;

import java.util.List;

/**
 * One operation on prepared inputs, taken in rotation. Every operation has a class of its own, loaded when its first
 * slot begins. So the call site of a fork that measures one operation has one receiver.
 *
 * @param <I> what the operation is given
 */
public abstract class Work<I> {
    private final Object[][] inputs;
    private final int[] positions;
    private Object[] current;
    private int group;
    private int position;

    /** @param inputs one list per group of the dataset, none empty */
    protected Work(List<List<I>> inputs) {
        this.inputs = inputs.stream().map(List::toArray).toArray(Object[][]::new);
        this.positions = new int[inputs.size()];
        this.current = this.inputs[0];
    }

    /** Returns how many groups there are. */
    public final int groups() {
        return inputs.length;
    }

    /** Runs the operation on the next record of the selected group. */
    public abstract Object next() throws Exception;

    /** Uses the records of this group from now on, going on behind the record where it stopped the last time. */
    public final void select(int newGroup) {
        positions[group] = position;
        group = newGroup;
        current = inputs[newGroup];
        position = positions[newGroup];
    }

    @SuppressWarnings("unchecked") // the constructor took nothing else
    protected final I take() {
        int i = position;
        position = i + 1 == current.length ? 0 : i + 1;
        return (I) current[i];
    }
}
