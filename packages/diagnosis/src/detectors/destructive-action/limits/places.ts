import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import { namesOtherEnvironment, namesProduction } from '../../../language/requests/request-objects.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { toCommandKind } from '../../../tools/commands/command-kinds.ts';
import { toShellCommands } from '../../../tools/commands/shell-line.ts';
import { isChange } from '../../../tools/deeds.ts';
import { describeTool, toCommand } from '../../../tools/describe-tool.ts';
import { type Past, toEarlierCalls } from '../../past.ts';
import { type Harm, toHarm } from '../harm.ts';
import { acts } from './touched.ts';

/** Something was changed in production, although the person wanted production left alone for now. */
export function findBarredPlace(call: ToolCall, effects: readonly Effect[], request: Request, past: Past): Harm | null {
  if (request.production !== 'barred') return null;
  const effect = effects.find((one) => acts(one) && !FILE_PROGRAMS.has(one.means));
  if (!effect) return null;
  const { command, domain } = describeTool(call);
  if (domain === 'file' || domain === 'memory' || domain === 'agent') return null;
  const isThere = command === null ? isGivenProduction(call) : runsInProduction(command, call, past);
  if (!isThere) return null;
  return toHarm({
    kind: 'change',
    call,
    effect,
    what: `changed something in production with ${command === null ? call.tool : effect.means}`,
    objects: [],
    place: 'service',
  });
}

const FILE_PROGRAMS = new Set(
  'mv cp ln sed perl awk tee touch mkdir chmod chown git echo cat printf npm pnpm yarn tar zip'.split(' '),
);

const isGivenProduction = ({ args }: ToolCall): boolean => {
  const text = JSON.stringify(args) ?? '';
  return text.length < MOST_CHARS && PLACES.test(text) && namesProduction(text) && !namesOtherEnvironment(text);
};
/** An argument that says where. */
const PLACES =
  /"(?:env|environment|target|stage|cluster|context|namespace|database|db|project|workspace|server|host|site)"\s?:/i;

/** A command that may change something and names production, runs against it by its address, or in its context. */
function runsInProduction(line: string, { result }: ToolCall, past: Past): boolean {
  const acting = toShellCommands(line).filter((command) => {
    const { deed, isDryRun } = toCommandKind(command);
    const isFile = FILE_PROGRAMS.has(command.program);
    return (
      !isDryRun &&
      !isFile &&
      !CHOICE.test(command.text) &&
      deed !== 'nothing' &&
      (isChange(deed) || deed === 'run' || deed === 'other')
    );
  });
  if (acting.length === 0) return false;
  const given = line.slice(0, MOST_CHARS).replace(MODES, ' ');
  if (namesOtherEnvironment(given)) return false;
  if (namesProduction(given)) return true;
  if (CONNECTED.test(result?.text.slice(0, MOST_CHARS) ?? '')) return true;
  return (
    acting.some(({ program, text }) => IN_CONTEXT.has(program) && !CHOOSES.test(text)) && isProductionContext(past)
  );
}

const MOST_CHARS = 4_000;
/** A mode of the program, wherever it runs. */
const MODES = /\b\w{1,20}_ENV=\w+|--mode[= ]\w+/g;
const CONNECTED =
  /\b(?:connect(?:ed|ing) to|using context|deploying to|target(?:ing)?:?|database:?)\s+"?[\w.@:/-]*\bprod(?:uction)?\b/i;
const IN_CONTEXT = new Set(['kubectl', 'helm', 'oc', 'terraform', 'tofu', 'pulumi', 'gcloud', 'kustomize', 'skaffold']);
const CHOOSES = /--(?:kube-)?context[= ]|--kubeconfig|--project[= ]|--namespace[= ]\S*(?:stag|test|dev|qa)/;

/** The newest look at the current context, or choice of one. */
function isProductionContext(past: Past): boolean {
  for (const earlier of toEarlierCalls(past)) {
    const command = toCommand(earlier) ?? '';
    const chosen = CHOICE.exec(command)?.[1];
    if (chosen !== undefined) return namesProduction(chosen);
    const shown = earlier.result?.text.slice(0, MOST_CHARS) ?? '';
    if (SHOWS.test(command)) return namesProduction(shown);
    const current = LISTS.test(command) ? /^\*\s+(\S+)/m.exec(shown)?.[1] : undefined;
    if (current !== undefined) return namesProduction(current);
  }
  return false;
}

const CHOICE = /(?:use-context|workspace select|stack select|set project)\s+(\S+)/;
const LISTS = /get-contexts|workspace list|stack ls/;
const SHOWS = /current-context|workspace show|get-value project|stack --show-name/;
