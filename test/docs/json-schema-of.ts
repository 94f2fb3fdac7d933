import type * as v from 'valibot';

type Node = Readonly<Record<string, unknown>>;
type JsonSchema = Record<string, unknown>;

/** The JSON Schema of what a valibot schema takes. Checks of its own making have no words in JSON Schema: they are left out. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return converted(schema as unknown as Node);
}

function converted(node: Node): JsonSchema {
  const pipe = node.pipe as readonly Node[] | undefined;
  if (pipe !== undefined) {
    const [first, ...checks] = pipe;
    const base = converted(first as Node);
    const isList = base.type === 'array';
    return Object.assign({}, base, ...checks.map((check) => checked(check, isList))) as JsonSchema;
  }
  return plain(node);
}

function checked({ type, requirement }: Node, isList: boolean): JsonSchema {
  switch (type) {
    case 'integer':
      return { type: 'integer' };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'min_length':
      return isList ? { minItems: requirement } : { minLength: requirement };
    case 'max_length':
      return isList ? { maxItems: requirement } : { maxLength: requirement };
    case 'regex':
      return { pattern: (requirement as RegExp).source };
    case 'finite':
    case 'check':
    // What is made of it changes nothing about what is taken.
    case 'transform':
      return {};
    default:
      throw new Error(`no JSON Schema for the check ${String(type)}`);
  }
}

function plain(node: Node): JsonSchema {
  switch (node.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: node.type };
    case 'literal':
      return { const: node.literal };
    case 'picklist':
      return { enum: node.options };
    case 'array':
      return { type: 'array', items: converted(node.item as Node) };
    case 'tuple':
    case 'strict_tuple': {
      const items = (node.items as readonly Node[]).map(converted);
      return { type: 'array', prefixItems: items, items: false, minItems: items.length };
    }
    case 'nullable':
      return { anyOf: [converted(node.wrapped as Node), { type: 'null' }] };
    case 'union':
    case 'variant':
      return { oneOf: (node.options as readonly Node[]).map(converted) };
    case 'record': {
      const names = converted(node.key as Node);
      return {
        type: 'object',
        ...(names.type !== 'string' && { propertyNames: names }),
        additionalProperties: converted(node.value as Node),
      };
    }
    case 'strict_object':
    case 'loose_object':
    case 'object':
      return objectSchema(node);
    default:
      throw new Error(`no JSON Schema for ${String(node.type)}`);
  }
}

function objectSchema({ type, entries }: Node): JsonSchema {
  const fields = Object.entries(entries as Readonly<Record<string, Node>>);
  const isOptional = (field: Node) => field.type === 'exact_optional';
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, converted(isOptional(field) ? (field.wrapped as Node) : field)]),
    ),
    required: fields.filter(([, field]) => !isOptional(field)).map(([name]) => name),
    ...(type === 'strict_object' && { additionalProperties: false }),
  };
}
