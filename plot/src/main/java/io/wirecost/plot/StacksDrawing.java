package io.wirecost.plot;

import io.wirecost.plot.RowFrame.Entry;
import io.wirecost.plot.Stacks.Stack;
import io.wirecost.plot.paper.AxisScale;
import io.wirecost.plot.paper.Paper;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Bars to the right that are divided into parts, with a key of the parts above them. */
final class StacksDrawing {
    private static final double BAR = 7;
    private static final double TICK = 9;

    private final Stacks stacks;
    private final Paper paper;
    private final Colours colours;

    StacksDrawing(Stacks stacks, Paper paper) {
        this.stacks = stacks;
        this.paper = paper;
        this.colours = Colours.ofGroups(paper.keys(), List.of());
    }

    double draw() {
        RowFrame frame =
                new RowFrame(paper, stacks.stacks().stream().map(this::entry).toList(), paper.width());
        DoubleStream figures = stacks.stacks().stream()
                .flatMapToDouble(stack -> DoubleStream.of(
                        sum(stack, stack.values().size()), stack.whole().orElse(0.0)));
        AxisScale scale = frame.placed(AxisScale.of(figures, false, true));
        List<Head.Key> keys = IntStream.range(0, stacks.parts().size())
                .mapToObj(part -> new Head.Key(colour(part), 2, stacks.parts().get(part)))
                .toList();
        double top = Head.draw(paper, stacks.title(), keys);
        return frame.draw(
                top,
                stacks.axis(),
                scale,
                Optional.empty(),
                (i, y) -> marks(stacks.stacks().get(i), scale, y));
    }

    private String colour(int part) {
        return Colours.ofPart(stacks.parts().get(part), part);
    }

    private static double sum(Stack stack, int parts) {
        return stack.values().stream()
                .limit(parts)
                .mapToDouble(Double::doubleValue)
                .sum();
    }

    private Entry entry(Stack stack) {
        String figure =
                words(stack.whole().orElseGet(() -> sum(stack, stack.values().size())));
        return new Entry(stack.subject(), colours.classes(stack.subject(), "stack"), figure, figure);
    }

    private String words(double figure) {
        return stacks.axis().words().apply(figure);
    }

    private void marks(Stack stack, AxisScale scale, double y) {
        for (int part = 0; part < stack.values().size(); part++) {
            double value = stack.values().get(part);
            if (value != 0) {
                String tip = stacks.parts().get(part) + ": " + words(value);
                paper.rectangle(
                        "part " + colour(part),
                        tip,
                        scale.at(sum(stack, part)),
                        y - BAR,
                        scale.at(sum(stack, part + 1)),
                        y + BAR);
            }
        }
        stack.whole().map(scale::at).ifPresent(x -> paper.line("whole", x, y - TICK, x, y + TICK));
    }
}
