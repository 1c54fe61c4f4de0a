import type { ToolCall } from '../model/execution.ts';
import { toCommandKind } from '../tools/commands/command-kinds.ts';
import { toProgramDeed, toProgramObjects } from '../tools/commands/inline-programs.ts';
import { type SimpleCommand, toShellCommands } from '../tools/commands/shell-line.ts';
import { toSqlStatements } from '../tools/commands/sql-statements.ts';
import type { Deed } from '../tools/deeds.ts';
import { describeTool, type ToolDescription } from '../tools/describe-tool.ts';
import { type EffectObject, toArgumentObjects, toCommandObjects } from '../tools/targets.ts';
import { toArguments } from '../tools/tool-arguments.ts';
import type { PlannedCommand } from './command-endings.ts';
import { toKeys } from './subjects.ts';

/** What a call intends to do, according to its tool and arguments alone. */
export interface Plan {
  readonly description: ToolDescription;
  /** All commands of a shell line, those that do nothing included; empty for other tools. */
  readonly commands: readonly PlannedCommand[];
  /** What is done, one by one. `command` is the index among the commands, -1 for other tools. */
  readonly actions: readonly Action[];
}

export interface Action {
  readonly kind: Deed;
  readonly means: string;
  readonly objects: readonly EffectObject[];
  /** What it is about, for comparing it with others of its kind. */
  readonly keys: readonly string[];
  readonly hidesExit: boolean;
  readonly isDryRun: boolean;
  readonly reverts: 'files' | 'commits' | null;
  readonly command: number;
}

/** Number of commands of one line that are treated separately; a script of hundreds is one run. */
const MOST_ACTIONS = 30;

export function toPlan(call: Pick<ToolCall, 'tool' | 'args'>): Plan {
  const { description, commands, actions } = toBarePlan(call);
  const keyed = actions.map((action) => ({
    ...action,
    keys: toKeys(action.kind, action.means, action.objects, call.tool),
  }));
  return { description, commands, actions: keyed };
}

type BareAction = Omit<Action, 'keys'>;
type BarePlan = Omit<Plan, 'actions'> & { readonly actions: readonly BareAction[] };

function toBarePlan(call: Pick<ToolCall, 'tool' | 'args'>): BarePlan {
  const description = describeTool(call);
  if (description.domain === 'code') return toCodePlan(description, description.command ?? '');
  if (description.command !== null) return toCommandPlan(description, description.command);
  const args = toArguments(call.args);
  const isDryRun = DRY_ARGUMENTS.some((name) => args[name] === true || args[name] === 'true');
  const objects = [...toTables(args), ...toArgumentObjects(call.args)];
  if (description.path !== null && !objects.some(({ text }) => text === description.path))
    objects.unshift({ kind: 'path', text: description.path, role: null });
  const action: BareAction = {
    kind: isDryRun ? 'check' : description.deed,
    means: description.verb,
    objects,
    hidesExit: false,
    isDryRun,
    reverts: null,
    command: -1,
  };
  return { description, commands: [], actions: [action] };
}

const DRY_ARGUMENTS = ['dry_run', 'dryRun', 'dryrun', 'simulate', 'preview', 'validate_only', 'validateOnly'];

function toTables(args: Readonly<Record<string, unknown>>): EffectObject[] {
  const sql = args.sql ?? args.query ?? args.statement ?? args.soql;
  if (typeof sql !== 'string') return [];
  return toSqlStatements(sql).flatMap(({ table }) =>
    table === null ? [] : [{ kind: 'table' as const, text: table, role: null }],
  );
}

/** Code of a language is one run; the calls in it show whether it deletes, writes or sends. */
function toCodePlan(description: ToolDescription, code: string): BarePlan {
  const objects = toProgramObjects(code).map(
    (text): EffectObject => ({ kind: text.startsWith('http') ? 'url' : 'path', text, role: null }),
  );
  const action = {
    kind: toProgramDeed(code),
    means: description.verb,
    objects,
    hidesExit: false,
    isDryRun: false,
    reverts: null,
  };
  return { description, commands: [], actions: [{ ...action, command: -1 }] };
}

/** `python -m pytest` is `pytest`. */
function toMeans({ program, args }: SimpleCommand): string {
  return args[0] === '-m' && program.startsWith('python') ? (args[1] ?? program) : program;
}

function toCommandPlan(description: ToolDescription, given: string): BarePlan {
  // Notebooks mark a shell line.
  const line = given.startsWith('!') ? given.replace(/^!/gm, '') : given.replace(/^%%bash\b/, '');
  const commands: PlannedCommand[] = [];
  const actions: BareAction[] = [];
  for (const command of toShellCommands(line)) {
    const { deed, isDryRun, reverts } = toCommandKind(command);
    commands.push({ command, deed });
    if (deed === 'nothing' || actions.length >= MOST_ACTIONS) continue;
    actions.push({
      kind: deed,
      means: toMeans(command),
      objects: toCommandObjects(command, deed),
      hidesExit: command.hidesExit,
      isDryRun,
      reverts,
      command: commands.length - 1,
    });
  }
  if (actions.length > 0) return { description, commands, actions };
  const means = commands[0]?.command.program ?? '';
  return {
    description,
    commands,
    actions: [{ kind: 'other', means, objects: [], hidesExit: false, isDryRun: false, reverts: null, command: -1 }],
  };
}
