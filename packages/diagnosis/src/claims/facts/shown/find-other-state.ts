import { isChange, isLook } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { isClaim } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';
import { hasWordsOfTrouble } from '../../voice.ts';
import { type Output, toContradiction, toMembers } from '../outputs.ts';

/** A device was told to go into a state, the look afterwards shows the opposite one, and the answer sounds as if it had obeyed. */
export function findOtherState({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const at = outputs.findLastIndex(({ json }) => toMembers(json).some(({ object }) => toState(object).length > 0));
  const look = outputs[at];
  if (!look || !isLook(look.effect.kind) || statements.some(hasWordsOfTrouble)) return [];
  if (outputs.slice(at + 1).some(({ effect }) => isChange(effect.kind))) return [];
  const claim = statements.find(isClaim);
  const states = toMembers(look.json).flatMap(({ object }) => toState(object));
  for (const output of outputs.slice(0, at).toReversed()) {
    const wanted = toWanted(output.args);
    const shown = states.find(({ name }) => output.args.includes(`"${name}"`));
    if (!wanted || !shown || output.effect.ending === 'failed') continue;
    const isOpposite = OPPOSITES.some(
      (pair) => pair.includes(wanted) && pair.includes(shown.state) && wanted !== shown.state,
    );
    return claim && isOpposite ? [toContradiction(claim, look.effect, `${shown.name} is ${shown.state}`)] : [];
  }
  return [];
}

interface ShownDevice {
  readonly name: string;
  readonly state: string;
}

function toState({ entity_id, id, name, device, state, status }: Readonly<Record<string, unknown>>): ShownDevice[] {
  const called = entity_id ?? id ?? device ?? name;
  const is = state ?? status;
  return typeof called === 'string' && typeof is === 'string' ? [{ name: called, state: is.toLowerCase() }] : [];
}

/** The state that a command asks for: "lock.lock", "turn_off", `"state": "on"`. */
function toWanted(args: string): string | null {
  const verb = /"(?:service|action|command|method)"\s?:\s?"(?:\w{1,40}\.)?(\w{2,30})"/i.exec(args)?.[1]?.toLowerCase();
  return (
    (verb && WANTED.get(verb)) ??
    /"(?:state|target_state|power)"\s?:\s?"(\w{2,12})"/i.exec(args)?.[1]?.toLowerCase() ??
    null
  );
}

const WANTED: ReadonlyMap<string, string> = new Map([
  ['lock', 'locked'],
  ['unlock', 'unlocked'],
  ['turn_on', 'on'],
  ['turn_off', 'off'],
  ['open', 'open'],
  ['open_cover', 'open'],
  ['close', 'closed'],
  ['close_cover', 'closed'],
  ['arm', 'armed'],
  ['disarm', 'disarmed'],
  ['enable', 'enabled'],
  ['disable', 'disabled'],
  ['start', 'running'],
  ['stop', 'stopped'],
]);

const OPPOSITES: readonly (readonly string[])[] = [
  ['locked', 'unlocked'],
  ['on', 'off'],
  ['open', 'closed'],
  ['armed', 'disarmed'],
  ['enabled', 'disabled'],
  ['running', 'stopped'],
];
