type Makers<Members> = { readonly [Name in keyof Members]: () => Members[Name] };

/**
 * Gives a function that adds members to an object, each of which is made when it is asked for. The getters belong to a class: V8 keeps getters of a
 * single object, and all that they can reach, until it collects the whole heap. Who judges run after run would have every run copied meanwhile.
 */
export function defineLazyMembers<Members extends object>(names: readonly (keyof Members & string)[]) {
  class Lazy {
    readonly #makers: Makers<Members>;

    constructor(members: object, makers: Makers<Members>) {
      Object.assign(this, members);
      this.#makers = makers;
    }

    static {
      for (const name of names)
        Object.defineProperty(Lazy.prototype, name, {
          get(this: Lazy) {
            return this.#makers[name]();
          },
        });
    }
  }
  return <Rest extends object>(members: Rest, makers: Makers<Members>): Rest & Members =>
    new Lazy(members, makers) as unknown as Rest & Members;
}
