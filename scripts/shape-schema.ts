import type { Shape } from '@critiqor/diagnosis/model/shape';

/** The JSON Schema of a shape. Written files have exactly the members that the shape names. */
export function toShapeSchema(shape: Shape): Record<string, unknown> {
  const schema = toPlainSchema(shape);
  return shape.about === undefined ? schema : { ...schema, description: shape.about };
}

function toPlainSchema(shape: Shape): Record<string, unknown> {
  switch (shape.kind) {
    case 'text':
    case 'word':
      return { type: 'string' };
    case 'flag':
      return { type: 'boolean' };
    case 'number':
      return {
        type: shape.integer ? 'integer' : 'number',
        ...(shape.min === undefined ? {} : { minimum: shape.min }),
        ...(shape.max === undefined ? {} : { maximum: shape.max }),
        ...(shape.integer ? { maximum: Number.MAX_SAFE_INTEGER } : {}),
      };
    case 'one_of':
      return shape.values.length === 1
        ? { type: 'string', const: shape.values[0] }
        : { type: 'string', enum: shape.values };
    case 'list':
      return {
        ...(shape.min === undefined ? {} : { minItems: shape.min }),
        type: 'array',
        items: toShapeSchema(shape.item),
      };
    case 'map':
      return {
        type: 'object',
        propertyNames: { type: 'string', ...(shape.keys ? { enum: shape.keys } : {}) },
        additionalProperties: toShapeSchema(shape.value),
      };
    case 'object': {
      const members = Object.entries(shape.members);
      return {
        type: 'object',
        properties: Object.fromEntries(members.map(([name, member]) => [name, toShapeSchema(member)])),
        required: members.filter(([, { kind }]) => kind !== 'optional').map(([name]) => name),
        additionalProperties: false,
      };
    }
    case 'nullable': {
      const { type, ...rest } = toShapeSchema(shape.inner);
      const isBare = Object.keys(rest).length === 0;
      return isBare ? { type: [type, 'null'] } : { anyOf: [{ type, ...rest }, { type: 'null' }] };
    }
    case 'optional':
      return toShapeSchema(shape.inner);
  }
}
