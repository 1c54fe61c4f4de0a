/** `<password>@host`, `{password}@host`: a placeholder in an address, and what follows is where it leads. */
const IN_ADDRESS = /^(?:>|&gt;|[}\])%*]{1,3})@/;
/** `$DB_PASSWORD`, `${PW}`, `$env:PW`, `$(cat pw`, and `-p <password>` of a command. */
const VARIABLE = /\$(?:\{|env:)?[\w.]{0,64}$|(?:^|\s)-{1,2}[\w-]{1,24}[ =]["']?<[\w -]{0,40}$/;
const COMMAND = /\$\([^()\n]{0,80}$/;
/** What follows a variable that is used: the next argument. One that is set has a sign after it. */
const USED = /^[})>]?\\?["']?[ \t]{1,4}[\w@./-]/;
/** `refs/heads/feature/token-refresh`, `origin/rotate-password`: names of branches, next to which are hashes. */
const BRANCH =
  /(?:^|[\s("'>])(?:refs|origin|upstream|heads|remotes|tags|feat|feature|fix|bugfix|hotfix|chore|release)\/(?:[\w.-]{1,60}\/){0,4}[\w.-]{0,60}$/;
const MAX_BEFORE = 160;

/** Whether a name is only mentioned, so that what follows is not its value: a variable in a command, a placeholder in an address, a branch. */
export function isMention(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 12);
  if (IN_ADDRESS.test(after)) return true;
  const before = text.slice(Math.max(0, start - MAX_BEFORE), start);
  if (USED.test(after) && (after.startsWith(')') ? COMMAND : VARIABLE).test(before)) return true;
  return /^[\s)"',]|^$/.test(after) && BRANCH.test(before);
}
