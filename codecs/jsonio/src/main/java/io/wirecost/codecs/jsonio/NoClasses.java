package io.wirecost.codecs.jsonio;

/** Finds no class that a message names. json-io would make an object of it, and blocks only classes that are known to be dangerous. */
final class NoClasses extends ClassLoader {
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        throw new ClassNotFoundException(name + ": a message may not name a class");
    }
}
