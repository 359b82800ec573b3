package io.wirecost.compiler.domain;

import io.wirecost.compiler.emit.SourceWriter;

/** Emits the methods that compare collections of byte arrays by content. */
final class DeepEquality {
    private DeepEquality() {}

    static void emit(SourceWriter out) {
        String source = """

                private static boolean deepEquals(java.lang.Object a, java.lang.Object b) {
                if (a instanceof java.util.List<?> && b instanceof java.util.List<?>) {
                java.util.Iterator<?> left = ((java.util.List<?>) a).iterator();
                java.util.Iterator<?> right = ((java.util.List<?>) b).iterator();
                while (left.hasNext() && right.hasNext()) {
                if (!deepEquals(left.next(), right.next())) {
                return false;
                }
                }
                return !left.hasNext() && !right.hasNext();
                }
                if (a instanceof java.util.Map<?, ?> && b instanceof java.util.Map<?, ?>) {
                java.util.Map<?, ?> left = (java.util.Map<?, ?>) a;
                java.util.Map<?, ?> right = (java.util.Map<?, ?>) b;
                return left.keySet().equals(right.keySet())
                && left.keySet().stream().allMatch(key -> deepEquals(left.get(key), right.get(key)));
                }
                return java.util.Objects.deepEquals(a, b);
                }

                private static int deepHash(java.lang.Object value) {
                if (value instanceof java.util.List<?>) {
                return ((java.util.List<?>) value).stream().mapToInt(v -> deepHash(v)).reduce(1, (a, b) -> 31 * a + b);
                }
                if (value instanceof java.util.Map<?, ?>) {
                return ((java.util.Map<?, ?>) value).entrySet().stream()
                .mapToInt(e -> e.getKey().hashCode() ^ deepHash(e.getValue())).sum();
                }
                return value instanceof byte[] ? java.util.Arrays.hashCode((byte[]) value) : java.util.Objects.hashCode(value);
                }
                """;
        source.lines().forEach(out::line);
    }
}
