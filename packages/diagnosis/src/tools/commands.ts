/** Whether a command only looks: its result says nothing about whether what was made works, and its failure breaks nothing. */
export function onlyLooks(command: string): boolean {
  return toSteps(command).every((step) => LOOKS.test(step));
}

/** Whether a command runs nothing of what was made: it looks, or moves files about. */
export function runsNothing(command: string): boolean {
  return toSteps(command).every((step) => LOOKS.test(step) || HANDLES_FILES.test(step));
}

/** Whether a command runs tests or checks. */
export function runsTests(command: string): boolean {
  const steps = toSteps(command).join('; ');
  return TESTS.test(steps) && !INSTALLS.test(steps) && !onlyLooks(command);
}

/** Whether a command was given a time limit of its own: ending at it is no failure. */
export function limitsItsTime(command: string): boolean {
  return /(?:^|[;&|]\s*)timeout\s/.test(command);
}

/** The commands of a line, up to the first that brings its own input along; what is quoted holds none. */
function toSteps(command: string): string[] {
  const [head = ''] = command.split('<<');
  return head
    .replace(/"[^"]*"|'[^']*'/g, '""')
    .split(/&&|\|\||[;|\n]/)
    .map((step) => step.trim())
    .filter((step) => step !== '' && !step.startsWith('#'));
}

const LOOKS =
  /^(?:sudo )?(?:cd|ls|ll|cat|wc|pwd|head|tail|e?grep|rg|find|tree|du|df|stat|md5sum|sha\d+sum|which|whereis|file|echo|printf|true|false|test|\[|date|whoami|id|env|ps|jq|sort|uniq|cut|less|more|diff|cmp|type|man|xxd|od|strings|awk|sed -n|(?:git|gh)(?: -\S+ \S+)? (?:status|log|diff|show|branch|remote|reflog|rev-parse|blame|pr view|issue view))(?:\s|$)/;
const HANDLES_FILES =
  /^(?:sudo )?(?:rm|mkdir|rmdir|chmod|chown|cp|mv|touch|ln|tar|zip|unzip|git(?: -\S+ \S+)? (?:add|commit|stash|restore))(?:\s|$)/;
const TESTS =
  /\b(?:pytest|unittest|jest|vitest|mocha|rspec|phpunit|ctest|tox|nox|playwright|cypress)\b|\b(?:npm|pnpm|yarn|bun|cargo|go|make|mvn|gradle|gradlew|dotnet|mix|deno|swift|node)(?: run| -\S+)? (?:--)?(?:test|check|verify)\b|\btest[_-]?\w*\.(?:py|sh|js|ts|rb)\b|\brun[_-]?tests?\b|\S tests?(?:\s|$)|\b(?:python3?|bash|sh|node) \S*tests?\S*/i;
const INSTALLS = /\b(?:pip3?|npm|pnpm|yarn|apt|apt-get|brew|uv|conda)\b[^;&|\n]{0,40}\b(?:install|add)\b/;
