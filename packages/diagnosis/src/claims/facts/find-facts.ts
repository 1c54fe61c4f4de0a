import type { AnswerInRecord } from '../answer-in-record.ts';
import type { Judgement } from '../judgement.ts';
import { findAffected } from './find-affected.ts';
import { findBusy } from './find-busy.ts';
import { findDenied } from './find-denied.ts';
import { findDoneTwice } from './find-done-twice.ts';
import { findFailedObject } from './find-failed-object.ts';
import { findHours } from './find-hours.ts';
import { findKeptSide } from './find-kept-side.ts';
import { findLeftOut } from './find-left-out.ts';
import { findMistyped } from './find-mistyped.ts';
import { findNewerFigure } from './find-newer-figure.ts';
import { findOneSide } from './find-one-side.ts';
import { findOtherAddress } from './find-other-address.ts';
import { findOtherItem } from './find-other-item.ts';
import { findOtherRow } from './find-other-row.ts';
import { findOtherSchedule } from './find-other-schedule.ts';
import { findOtherZone } from './find-other-zone.ts';
import { findOldValue } from './find-previous.ts';
import { findRecipients } from './find-recipients.ts';
import { findStillOld } from './find-still-old.ts';
import { findSuperlatives } from './find-superlatives.ts';
import { type Output, toOutputs } from './outputs.ts';

/** What the answer tells as a fact, against what the outputs show. */
export function findFacts(answer: AnswerInRecord): Judgement[] {
  // What is said on the way is seldom the last word, and there is much of it.
  if (!answer.isLast || answer.isKnownRight || answer.statements.length === 0 || answer.effects.length === 0) return [];
  const outputs = toOutputs(answer.effects);
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
  findDenied,
  findKeptSide,
  findAffected,
  findNewerFigure,
  findMistyped,
  findOtherItem,
  findFailedObject,
  findOtherAddress,
];
