import type { AnswerInRecord } from '../answer-in-record.ts';
import type { Judgement } from '../judgement.ts';
import { findAffected } from './done/find-affected.ts';
import { findAnsweredOtherwise } from './done/find-answered-otherwise.ts';
import { findCredited } from './done/find-credited.ts';
import { findDoneTwice } from './done/find-done-twice.ts';
import { findFailedObject } from './done/find-failed-object.ts';
import { findKeptSide } from './done/find-kept-side.ts';
import { findLeftAlone } from './done/find-left-alone.ts';
import { findMistyped } from './done/find-mistyped.ts';
import { findOneSide } from './done/find-one-side.ts';
import { findOtherItem } from './done/find-other-item.ts';
import { findOtherPlace } from './done/find-other-place.ts';
import { findOtherSchedule } from './done/find-other-schedule.ts';
import { findOwnFigures } from './done/find-own-figures.ts';
import { findRecipients } from './done/find-recipients.ts';
import { findStillOld } from './done/find-still-old.ts';
import { findUnsuitable } from './done/find-unsuitable.ts';
import { findWrittenForm } from './done/find-written-form.ts';
import { findOpposite } from './opposites/find-opposite.ts';
import { type Output, toOutputs } from './outputs.ts';
import { findBadItems } from './shown/find-bad-items.ts';
import { findBusy } from './shown/find-busy.ts';
import { findDenied } from './shown/find-denied.ts';
import { findHours } from './shown/find-hours.ts';
import { findLeftOut } from './shown/find-left-out.ts';
import { findMismatch } from './shown/find-mismatch.ts';
import { findNewerFigure } from './shown/find-newer-figure.ts';
import { findOtherAddress } from './shown/find-other-address.ts';
import { findOtherRow } from './shown/find-other-row.ts';
import { findOtherState } from './shown/find-other-state.ts';
import { findOtherZone } from './shown/find-other-zone.ts';
import { findOldValue } from './shown/find-previous.ts';
import { findReversed } from './shown/find-reversed.ts';
import { findShortfall } from './shown/find-shortfall.ts';
import { findSuperlatives } from './shown/find-superlatives.ts';
import { findUnlisted } from './shown/find-unlisted.ts';

/** What the answer tells as a fact, against what the outputs show. */
export function findFacts(answer: AnswerInRecord): Judgement[] {
  // What is said on the way is seldom the last word, and there is much of it.
  if (!answer.isLast || answer.isKnownRight || answer.statements.length === 0 || answer.shown.length === 0) return [];
  const outputs = toOutputs(answer.shown);
  return RULES.flatMap((rule) => rule(answer, outputs));
}

type FactRule = (answer: AnswerInRecord, outputs: readonly Output[]) => readonly Judgement[];

const RULES: readonly FactRule[] = [
  findRecipients,
  findDoneTwice,
  findOneSide,
  findStillOld,
  findOldValue,
  findBusy,
  findHours,
  findOtherZone,
  findOtherSchedule,
  findOtherRow,
  findSuperlatives,
  findLeftOut,
  findShortfall,
  findDenied,
  findKeptSide,
  findAffected,
  findAnsweredOtherwise,
  findNewerFigure,
  findMistyped,
  findOtherItem,
  findFailedObject,
  findLeftAlone,
  findOtherPlace,
  findUnlisted,
  findCredited,
  findOtherAddress,
  findOtherState,
  findBadItems,
  findOpposite,
  findReversed,
  findMismatch,
  findOwnFigures,
  findWrittenForm,
  findUnsuitable,
];
