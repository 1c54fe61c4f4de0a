/** A word such as `agent` or `gateway`: the command of the program, not a text for it. */
const SUBCOMMAND = /^[a-z][a-z-]{1,23}$/;
const MAX_SUBCOMMANDS = 2;
const OPTION = /^(--?[A-Za-z][\w-]{0,40})(?:=(.*))?$/s;

/**
 * The command line without what people wrote, for the capture policy `metadata`: the program, its subcommands and the names of its options stay,
 * every other argument may be a prompt.
 */
export function withholdArguments(commandLine: readonly string[]): string[] {
  let subcommands = 0;
  return commandLine.map((argument, index) => {
    if (index === 0) return argument;
    const [, option, value] = OPTION.exec(argument) ?? [];
    if (option !== undefined) {
      subcommands = MAX_SUBCOMMANDS;
      return value === undefined ? option : `${option}=${withheld(value)}`;
    }
    if (subcommands < MAX_SUBCOMMANDS && (SUBCOMMAND.test(argument) || /\.[cm]?js$/.test(argument))) {
      if (SUBCOMMAND.test(argument)) subcommands++;
      return argument;
    }
    subcommands = MAX_SUBCOMMANDS;
    return withheld(argument);
  });
}

const withheld = (text: string): string => `[withheld ${text.length} characters]`;
