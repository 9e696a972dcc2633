"""Checks values against the schemas of an OpenAPI document: the part of JSON Schema that ours uses,
and a complaint about any word it does not know."""
import re

KNOWN = {"$ref", "type", "description", "properties", "required", "additionalProperties", "enum", "const", "oneOf", "items",
         "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern", "default", "discriminator"}


def has_type(value, name):
    return {"object": isinstance(value, dict), "array": isinstance(value, list), "string": isinstance(value, str),
            "boolean": isinstance(value, bool), "null": value is None,
            "integer": isinstance(value, int) and not isinstance(value, bool),
            "number": isinstance(value, (int, float)) and not isinstance(value, bool)}[name]


class Schemas:
    def __init__(self, document):
        self.document = document

    def resolve(self, schema):
        while "$ref" in schema:
            found = self.document
            for part in schema["$ref"].lstrip("#/").split("/"):
                found = found[part]
            schema = found
        return schema

    def faults(self, value, schema, at="$"):
        schema = self.resolve(schema)
        if unknown := set(schema) - KNOWN:
            return [f"{at}: the checker does not know {unknown}"]
        found = []
        types = schema.get("type", [])
        if types and not any(has_type(value, t) for t in ([types] if isinstance(types, str) else types)):
            return [f"{at}: {value!r:.80} is no {types}"]
        if "const" in schema and value != schema["const"]:
            found.append(f"{at}: {value!r:.80} is not {schema['const']!r}")
        if "enum" in schema and value not in schema["enum"]:
            found.append(f"{at}: {value!r:.80} is none of {schema['enum']}")
        if "oneOf" in schema:
            fits = [s for s in schema["oneOf"] if not self.faults(value, s, at)]
            if len(fits) != 1:
                found.append(f"{at}: {value!r:.200} fits {len(fits)} of the choices")
        if isinstance(value, dict):
            found += self.object_faults(value, schema, at)
        if isinstance(value, list):
            if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 1 << 30):
                found.append(f"{at}: has {len(value)} items")
            for i, item in enumerate(value):
                found += self.faults(item, schema.get("items", {}), f"{at}[{i}]")
        if isinstance(value, str):
            if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", 1 << 30):
                found.append(f"{at}: has {len(value)} characters")
            if "pattern" in schema and not re.search(schema["pattern"], value):
                found.append(f"{at}: {value!r} does not match {schema['pattern']}")
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
                found.append(f"{at}: {value} is out of bounds")
        return found

    def object_faults(self, value, schema, at):
        found = [f"{at}.{key}: is missing" for key in schema.get("required", []) if key not in value]
        properties, rest = schema.get("properties", {}), schema.get("additionalProperties", {})
        for key, item in value.items():
            if key in properties:
                found += self.faults(item, properties[key], f"{at}.{key}")
            elif rest is False:
                found.append(f"{at}.{key}: is not described")
            elif isinstance(rest, dict):
                found += self.faults(item, rest, f"{at}.{key}")
        return found
