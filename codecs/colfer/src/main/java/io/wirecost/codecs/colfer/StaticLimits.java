package io.wirecost.codecs.colfer;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.Set;

/**
 * The limits of generated beans. Colfer has them in static fields of each class, so that they hold for all codecs of the same
 * classes, as the last of them was opened.
 */
final class StaticLimits {
    /** Lifted, since messages of more than 16 MB and lists of more than 65,536 elements may be honest data. */
    private static final int LIFTED = 1 << 30;

    private static final int SHIPPED_BYTES = 16 << 20;
    private static final int SHIPPED_ELEMENTS = 64 << 10;

    private final Set<Class<?>> done = new HashSet<>();
    private final boolean isLifted;

    private StaticLimits(boolean isLifted) {
        this.isLifted = isLifted;
    }

    /** Sets those of a bean and of all beans that it may hold. */
    static void set(Class<?> bean, boolean isLifted) throws IllegalAccessException {
        new StaticLimits(isLifted).set(bean);
    }

    private void set(Class<?> bean) throws IllegalAccessException {
        if (!done.add(bean)) {
            return;
        }
        for (Field field : bean.getFields()) {
            Class<?> type = field.getType().isArray() ? field.getType().getComponentType() : field.getType();
            if (field.getName().equals("colferSizeMax")) {
                field.setInt(null, isLifted ? LIFTED : SHIPPED_BYTES);
            } else if (field.getName().equals("colferListMax")) {
                field.setInt(null, isLifted ? LIFTED : SHIPPED_ELEMENTS);
            } else if (type.getPackage() == bean.getPackage()) {
                set(type);
            }
        }
    }
}
