import type { ProgramRule } from './command-table.ts';

/** Programs whose first word alone is not enough. */
export function toFinerRule(program: string, word: string, args: readonly string[]): ProgramRule | null {
  if (program === 'gh' || program === 'glab') return toHostedRule(word, args);
  if (program === 'git') return toGitRule(word, args);
  if (program === 'kubectl' && word === 'rollout')
    return args.includes('status') ? 'check' : args.includes('restart') ? 'start' : null;
  // A build cache makes itself again.
  if (program === 'docker' && (args.includes('builder') || args.includes('buildx')) && args.includes('prune'))
    return 'other';
  if (program === 'docker' && args.includes('prune')) return 'delete';
  if (program === 'docker' && word !== 'exec' && args.includes('compose')) return 'script';
  if (
    program === 'docker' &&
    (word === 'volume' || word === 'network' || word === 'image' || word === 'container') &&
    args.includes('rm')
  )
    return 'delete';
  if ((program === 'mvn' || program === 'mvnw') && word === 'clean')
    return args.some((arg) => arg === 'test' || arg === 'verify') ? 'test' : args.length > 1 ? 'build' : null;
  if (program === 'exiftool' && args.some((arg) => /^-[^=<]{1,60}[<=]/.test(arg))) return 'change';
  if (program === 'npm' && word === 'audit' && args.includes('fix')) return 'install';
  if (program === 'prisma' && args.includes('status')) return 'look_up';
  if (program === 'btrfs' && word === 'subvolume') return args.includes('delete') ? 'delete' : null;
  if (program === 'uv' && word === 'pip' && args.includes('list')) return 'read';
  if (program === 'openclaw' && args.includes('list')) return 'look_up';
  return null;
}

function toHostedRule(word: string, args: readonly string[]): ProgramRule | null {
  const verb = args[args.indexOf(word) + 1] ?? '';
  if (word === 'api')
    return args.some((arg) => /^(?:POST|PUT|PATCH)$/.test(arg)) || args.includes('-f')
      ? 'send'
      : args.includes('DELETE')
        ? 'delete'
        : null;
  const made: ProgramRule = word === 'release' ? 'publish' : 'create';
  const rules: Readonly<Record<string, ProgramRule>> = {
    create: made,
    new: made,
    merge: 'merge',
    close: 'change',
    reopen: 'change',
    edit: 'change',
    update: 'change',
    ready: 'change',
    comment: 'send',
    note: 'send',
    review: 'send',
    approve: 'send',
    delete: 'delete',
    checks: 'check',
    watch: 'check',
    rerun: 'start',
    run: 'start',
    upload: 'publish',
    cancel: 'cancel',
    clone: 'create',
    fork: 'create',
    set: 'set',
    lock: 'set',
  };
  return Object.hasOwn(rules, verb) ? (rules[verb] ?? null) : null;
}

function toGitRule(word: string, args: readonly string[]): ProgramRule | null {
  const has = (...flags: string[]): boolean => flags.some((flag) => args.includes(flag));
  const rest = args.slice(args.indexOf(word) + 1);
  const names = rest.filter((arg) => !arg.startsWith('-'));
  if (word === 'branch')
    return has('-d', '-D', '--delete')
      ? 'delete'
      : names.length === 0 ||
          has('-a', '-r', '--list', '--show-current', '-v', '-vv') ||
          args.some((arg) => /^--(?:no-)?(?:merged|contains|sort|format|points-at)/.test(arg))
        ? 'read'
        : 'create';
  if (word === 'tag')
    return has('-d', '--delete') ? 'delete' : names.length === 0 || has('-l', '--list') ? 'read' : 'create';
  if (word === 'checkout' || word === 'switch')
    return has('-b', '-B', '-c', '-C') ? 'create' : has('--') || names[0] === '.' ? 'change' : 'other';
  if (word === 'stash') return has('list', 'show') ? 'read' : has('drop', 'clear') ? 'delete' : 'other';
  if (word === 'config') return has('--get', '-l', '--list') || names.length < 2 ? 'read' : 'set';
  if (word === 'remote') return has('add', 'set-url', 'remove') ? 'set' : 'read';
  if (word === 'push') return has('--delete', '-d') ? 'delete' : 'push';
  if (word === 'worktree' || word === 'submodule') return has('list', 'status') ? 'read' : null;
  return null;
}
