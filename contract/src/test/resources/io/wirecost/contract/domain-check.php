<?php

// Holds the classes of a Domain.php against its domain.json, and makes an object of each. A folder has both files, and the
// name of the classes' namespace below Wirecost. Usage: domain-check.php FOLDER…

declare(strict_types=1);

error_reporting(E_ALL);
set_error_handler(static fn (int $level, string $message) => throw new ErrorException($message));

function same(mixed $expected, mixed $actual, string $what): void
{
    if ($expected !== $actual) {
        throw new LogicException("$what: expected " . json_encode($expected) . ', got ' . json_encode($actual));
    }
}

/** A value of a type: absent where it may be, so that an object is no deeper than it has to be. */
function value(ReflectionNamedType $type): mixed
{
    if ($type->allowsNull()) {
        return null;
    }
    return match ($type->getName()) {
        'bool' => true,
        'int' => PHP_INT_MIN,
        'float' => -0.0,
        'string' => "\x00'\\\xff",
        'array' => [],
        default => enum_exists($type->getName()) ? $type->getName()::cases()[0] : instance($type->getName()),
    };
}

function instance(string $class): object
{
    $parameters = (new ReflectionMethod($class, '__construct'))->getParameters();
    return new $class(...array_map(static fn ($parameter) => value($parameter->getType()), $parameters));
}

function checkRecord(string $prefix, array $record): void
{
    $class = new ReflectionClass($prefix . $record['class']);
    same(true, $class->isFinal(), "$class->name is final");
    same($record['class'], $class->getShortName(), "$class->name is spelled as in domain.json");
    $parameters = $class->getConstructor()->getParameters();
    same(array_column($record['fields'], 'property'), array_column($parameters, 'name'), "parameters of $class->name");
    same(count($parameters), count($class->getProperties()), "properties of $class->name");
    foreach ($parameters as $parameter) {
        $property = $class->getProperty($parameter->name);
        same(true, $parameter->isPromoted() && $property->isPublic(), "$class->name::$parameter->name is public");
        same(false, $parameter->isDefaultValueAvailable(), "$class->name::$parameter->name has a default");
        same(
            $parameter->getType()->getName() === 'array',
            str_contains((string) $property->getDocComment(), '@var '),
            "$class->name::$parameter->name has documentation of its elements",
        );
        $named = $parameter->getType()->getName();
        same(true, $parameter->getType()->isBuiltin() || class_exists($named), "$named is there");
    }
    $object = instance($class->name);
    same(serialize($object), serialize(eval('return ' . var_export($object, true) . ';')), "$class->name by its state");
}

function checkEnum(string $prefix, array $enum): void
{
    $class = new ReflectionEnum($prefix . $enum['class']);
    same('string', (string) $class->getBackingType(), "what backs $class->name");
    same(
        array_column($enum['cases'], 'symbol', 'case'),
        array_column($class->name::cases(), 'value', 'name'),
        "cases of $class->name",
    );
}

function check(string $folder): int
{
    require $folder . '/Domain.php';
    $names = json_decode(file_get_contents($folder . '/domain.json'), true, 512, JSON_THROW_ON_ERROR);
    $prefix = 'Wirecost\\' . $folder . '\\';
    $emitted = array_filter(get_declared_classes(), static fn (string $class) => str_starts_with($class, $prefix));
    $named = array_map(static fn (array $of) => $prefix . $of['class'], [...$names['records'], ...$names['enums']]);
    sort($emitted);
    sort($named);
    same($named, $emitted, "classes of $folder");
    foreach ($names['records'] as $record) {
        checkRecord($prefix, $record);
    }
    foreach ($names['enums'] as $enum) {
        checkEnum($prefix, $enum);
    }
    return count($emitted);
}

foreach (array_slice($argv, 1) as $folder) {
    echo check($folder), "\n";
}
