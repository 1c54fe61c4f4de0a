/** Whether a file is a program, whose change wants a check: not prose, not data. */
export const isProgramFile = (path: string): boolean => PROGRAM.test(path);

const PROGRAM =
  /\.(?:[cm]?[jt]sx?|py|go|rs|rb|php|java|kt|scala|swift|c|cc|cpp|h|hpp|cs|sh|bash|pl|lua|ex|exs|vue|svelte|sql|tf)$/;
