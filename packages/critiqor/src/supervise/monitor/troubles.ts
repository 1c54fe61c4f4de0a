/** Problems with our own files must never affect the agent: they are reported at the end. The evidence is in the journal anyway. */
export interface Troubles {
  readonly list: ReadonlySet<string>;
  add(trouble: string): void;
  /** Does something; if it fails, that is one trouble more. */
  attempt(work: () => void): void;
}

export function createTroubles(): Troubles {
  const list = new Set<string>();
  return {
    list,
    add: (trouble) => void list.add(trouble),
    attempt(work) {
      try {
        work();
      } catch (cause) {
        list.add((cause as Error).message);
      }
    },
  };
}
