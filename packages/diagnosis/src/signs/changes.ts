import type { Effect } from '../effects/effect.ts';
import type { ToolCall } from '../model/execution.ts';
import { isChange } from '../tools/deeds.ts';
import { isAgreement } from './agreement.ts';
import { namesDeed } from './answers.ts';
import type { Theme } from './sign.ts';
import type { Story, StoryTurn } from './story.ts';

const MOST_CITED = 5;

/** A change of something that others see: an order, a booking, a setting. Files are the agent's own work. */
function isChangeOutside({ kind, objects }: Effect): boolean {
  return isChange(kind) && kind !== 'delegate' && !objects.some((object) => object.kind === 'path');
}

export const UNKNOWN_ARGUMENTS: Theme = {
  title: 'A change was made with values that appear in no output and no request',
  look({ effects, record }) {
    const isUnknown = ({ args, position }: ToolCall): boolean =>
      toNames(args).some((name) => !record.holds(name, position) && !record.holds(name.replaceAll('_', ' '), position));
    const calls = new Set(effects.filter(isChangeOutside).map(({ call }) => call));
    const unknown = [...calls].slice(-MOST_CHANGES).filter(isUnknown);
    return unknown.length > 0 ? unknown.slice(0, MOST_CITED).map(({ eventId }) => eventId) : null;
  },
};

/** Changes whose values are looked for. */
const MOST_CHANGES = 60;
/** Longer texts are the agent's own words. */
const MOST_NAME_CHARS = 60;
const MOST_NAMES = 40;

/** Short texts among the arguments that name something: no numbers, no dates, no words like "economy" that a tool offers to choose from. */
function toNames(args: unknown): string[] {
  const names: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (names.length >= MOST_NAMES) return;
    if (typeof value === 'string') {
      if (value.length > 2 && value.length < MOST_NAME_CHARS && !NO_NAME.test(value)) names.push(value);
    } else if (typeof value === 'object' && value !== null && depth < MOST_DEPTH)
      for (const member of Object.values(value)) visit(member, depth + 1);
  };
  visit(args, 0);
  return names;
}

const MOST_DEPTH = 6;
const NO_NAME = /^(?:[a-z_-]{1,14}|\d{4}-\d\d-\d\d.*|[\d\s:.,+-]+)$/;

export const UNCONFIRMED_CHANGE: Theme = {
  title: 'Something was changed in a turn in which the person neither requested it nor agreed',
  look({ effects, turns, read }) {
    if (turns.length < 2) return null;
    const changing = new Set(effects.filter(isChangeOutside).map(({ call }) => call));
    const found = turns.flatMap((turn) => {
      const changes = turn.calls.filter((call) => changing.has(call));
      return changes.length > 0 && !isWanted(turn, read) ? changes.map(({ eventId }) => eventId) : [];
    });
    return found.length > 0 ? found.slice(0, MOST_CITED) : null;
  },
};

const ASKED_CHARS = 800;

function isWanted({ asked }: StoryTurn, read: Story['read']): boolean {
  if (asked === null) return true;
  const text = asked.text.slice(0, ASKED_CHARS);
  return isAgreement(text) || namesDeed(read(text));
}
