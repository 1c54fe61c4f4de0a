/**
 * Describes JSON as plain data. A file's shape is written down once; its type, its guard, its JSON Schema and what an anonymous run shows
 * of it all come from that description.
 */
export type Shape =
  | TextShape
  | WordShape
  | NumberShape
  | FlagShape
  | OneOfShape<string>
  | ListShape<Shape>
  | MapShape<Shape, string>
  | ObjectShape<ShapeMembers>
  | NullableShape<Shape>
  | OptionalShape<Shape>;

interface Described {
  readonly about?: string;
  /** The value of the member in files that were written before it was added. */
  readonly absent?: unknown;
}

/** Written by people, agents or tools, or made from such text: hidden in an anonymous run. */
export interface TextShape extends Described {
  readonly kind: 'text';
}
/** An id, a name of ours, a version, a time: shown in an anonymous run. */
export interface WordShape extends Described {
  readonly kind: 'word';
}
export interface NumberShape extends Described {
  readonly kind: 'number';
  readonly integer?: boolean;
  readonly min?: number;
  readonly max?: number;
}
export interface FlagShape extends Described {
  readonly kind: 'flag';
}
export interface OneOfShape<Value extends string> extends Described {
  readonly kind: 'one_of';
  readonly values: readonly Value[];
}
export interface ListShape<Item extends Shape> extends Described {
  readonly kind: 'list';
  readonly item: Item;
  readonly min?: number;
}
/** An object whose names are data; with `keys` only those names. */
export interface MapShape<Value extends Shape, Key extends string> extends Described {
  readonly kind: 'map';
  readonly value: Value;
  readonly keys?: readonly Key[];
}
export interface ObjectShape<M extends ShapeMembers> extends Described {
  readonly kind: 'object';
  readonly members: M;
}
export interface NullableShape<Inner extends Shape> extends Described {
  readonly kind: 'nullable';
  readonly inner: Inner;
}
export interface OptionalShape<Inner extends Shape> extends Described {
  readonly kind: 'optional';
  readonly inner: Inner;
}
export type ShapeMembers = Readonly<Record<string, Shape>>;

/** The TypeScript type of what a shape describes. */
export type TypeOf<S> = S extends { readonly kind: 'text' | 'word' }
  ? string
  : S extends { readonly kind: 'number' }
    ? number
    : S extends { readonly kind: 'flag' }
      ? boolean
      : S extends OneOfShape<infer Value>
        ? Value
        : S extends ListShape<infer Item>
          ? readonly TypeOf<Item>[]
          : S extends MapShape<infer Value, infer Key>
            ? Readonly<string extends Key ? Record<string, TypeOf<Value>> : Partial<Record<Key, TypeOf<Value>>>>
            : S extends ObjectShape<infer M>
              ? ObjectOf<M>
              : S extends NullableShape<infer Inner>
                ? TypeOf<Inner> | null
                : never;

type ObjectOf<M extends ShapeMembers> = {
  readonly [Name in keyof M as M[Name] extends OptionalShape<Shape> ? never : Name]: TypeOf<M[Name]>;
} & {
  readonly [Name in keyof M as M[Name] extends OptionalShape<Shape> ? Name : never]?: M[Name] extends OptionalShape<
    infer Inner
  >
    ? TypeOf<Inner>
    : never;
};

export const text: TextShape = { kind: 'text' };
export const word: WordShape = { kind: 'word' };
export const flag: FlagShape = { kind: 'flag' };
export const number: NumberShape = { kind: 'number' };
export const count: NumberShape = { kind: 'number', integer: true, min: 0 };

export const between = (min: number, max?: number): NumberShape => ({
  kind: 'number',
  min,
  ...(max === undefined ? {} : { max }),
});

export const oneOf = <const Value extends string>(...values: readonly Value[]): OneOfShape<Value> => ({
  kind: 'one_of',
  values,
});

export const list = <Item extends Shape>(item: Item, min?: number): ListShape<Item> => ({
  kind: 'list',
  item,
  ...(min === undefined ? {} : { min }),
});

export const map = <Value extends Shape, const Key extends string = string>(
  value: Value,
  keys?: readonly Key[],
): MapShape<Value, Key> => ({ kind: 'map', value, ...(keys ? { keys } : {}) });

export const object = <const M extends ShapeMembers>(members: M): ObjectShape<M> => ({ kind: 'object', members });

export const nullable = <Inner extends Shape>(inner: Inner): NullableShape<Inner> => ({ kind: 'nullable', inner });

/** A member that may be left out. */
export const optional = <Inner extends Shape>(inner: Inner): OptionalShape<Inner> => ({ kind: 'optional', inner });

/** The same shape, explained in the JSON Schema. */
export const described = <S extends Shape>(about: string, shape: S): S => ({ ...shape, about });

/** A member that older files lack: readers fill in `absent`, writers always write it. */
export const addedLater = <S extends Shape>(absent: unknown, shape: S): S => ({ ...shape, absent });
