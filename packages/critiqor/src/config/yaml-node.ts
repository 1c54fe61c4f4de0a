/** Where something is in a file, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface YamlScalar extends TextPlace {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}

export interface YamlList extends TextPlace {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
}

export interface YamlMap extends TextPlace {
  readonly kind: 'map';
  readonly entries: readonly YamlEntry[];
}

export interface YamlEntry extends TextPlace {
  readonly key: string;
  readonly value: YamlNode;
}

/** A value with its place, so that whoever refuses it can say where it is. */
export type YamlNode = YamlScalar | YamlList | YamlMap;

/** Something in a configuration file is wrong, at this place. */
export class YamlFault extends Error {
  override readonly name = 'YamlFault';
  readonly place: TextPlace;

  constructor(place: TextPlace, message: string) {
    super(message);
    this.place = place;
  }
}
