import type { ToolCall } from '../model/execution.ts';
import { toCommandKind } from './commands/command-kinds.ts';
import { type SimpleCommand, toShellCommands } from './commands/shell-line.ts';
import { describeTool } from './describe-tool.ts';
import { PATH_ARGUMENTS, toArgumentNames, toArguments, toTextArgument } from './tool-arguments.ts';

/** Enough of a command to see which program it is about. */
const COMMAND_CHARS = 600;

/**
 * What a call is about, coarser than its arguments: the file or address, or the program and what it is given first. Two calls with one
 * target are two attempts at the same thing.
 */
export function toTarget(call: Pick<ToolCall, 'tool' | 'args'>): string {
  const program = toProgram(call);
  if (program !== null) return `${call.tool} ${program}`;
  const place = toTextArgument(toArguments(call.args), PLACES);
  return place === null ? call.tool : `${call.tool} ${place}`;
}

/** Coarser still: the tool, and for a command the program. */
export function toMeans(call: Pick<ToolCall, 'tool' | 'args'>): string {
  const program = toProgram(call);
  return program === null ? call.tool : `${call.tool} ${program.split(' ', 1)[0]}`;
}

/** Programs whose non-zero exit is an answer: not found, differs, not installed. */
export function isProbe(target: string): boolean {
  return PROBES.has(target.split(' ')[1] ?? '');
}

const PLACES = toArgumentNames([...PATH_ARGUMENTS.keys(), 'url', 'uri']);
const PROBES = new Set(
  'grep egrep fgrep rg ag ack diff cmp test [ [[ which command type pgrep lsof whereis'.split(' '),
);
const INTERPRETERS = /^(?:python[\d.]*|node|bash|sh|perl|ruby|deno|bun)$/;

/** `python train.py`, `pip install`, `make`: the program and its first word, or `python` alone for code that is handed over inline. */
function toProgram(call: Pick<ToolCall, 'tool' | 'args'>): string | null {
  const { command, domain } = describeTool(call);
  if (command === null) return null;
  if (domain === 'code') return domain;
  const steps = toShellCommands(command.slice(0, COMMAND_CHARS));
  const step = steps.find(isWork) ?? steps[0];
  if (!step) return '';
  const { program, args } = step;
  if (INTERPRETERS.test(program)) {
    if (args[0] === '-m') return `${program} ${args[1] ?? ''}`;
    if (args[0]?.startsWith('-') || args[0] === undefined) return program;
  }
  const first = args.slice(0, 4).find((word) => !word.startsWith('-'));
  return first === undefined || /["'`$<>|&\n]/.test(first) ? program : `${program} ${first}`;
}

/** A step that counts: what prepares it or only waits does not. */
function isWork(step: SimpleCommand): boolean {
  const { deed } = toCommandKind(step);
  return deed !== 'nothing' && deed !== 'wait' && step.program !== 'pwd';
}

/** Programs whose exit code 1 is an answer: no match, they differ, it is not there. */
export const isProbing = (program: string): boolean => PROBES.has(program);
