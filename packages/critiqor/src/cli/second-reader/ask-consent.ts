import { homedir } from 'node:os';
import { CONSENT_VARIABLE, grantConsent, hasConsent } from '../../reader/endpoint/consent.ts';
import type { RunRequests } from '../../reader/requests.ts';
import { CritiqorError } from '../../system/errors.ts';
import { toPrintableLines } from '../format.ts';
import { askUser } from '../settings/ask-user.ts';
import { describeTokens } from '../settings/reader-options.ts';
import type { ChosenReader } from './choose-reader.ts';

/** Makes sure that the user has agreed to this endpoint, before anything is sent to it. Asks once, and shows exactly what would be sent. */
export async function assertConsent(
  { endpoint, options }: ChosenReader,
  { requests, estimatedTokens }: RunRequests,
  isGiven: boolean,
): Promise<void> {
  if (hasConsent(endpoint, homedir(), process.env)) return;
  if (isGiven) {
    grantConsent(endpoint, homedir(), new Date());
    return;
  }
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new CritiqorError(
      'usage',
      `Nothing was sent: you have not agreed to send recorded text to ${endpoint.place}.`,
      {
        remedy: `See what would be sent with --dry-run. Agree in a terminal, with --consent, or with ${CONSENT_VARIABLE}=${endpoint.place}.`,
      },
    );
  }
  const total = estimatedTokens.reduce((sum, tokens) => sum + tokens, 0);
  process.stderr.write(`${describeRequests(requests)}\n\n`);
  const text = [
    `The text above would be sent to ${endpoint.place} (model ${options.model}, ${endpoint.keySource}).`,
    `${describeTokens([total], requests.length, options)}. Secrets were redacted when the run was recorded.`,
    'Critiqor asks only once: runs that you read later are sent to this endpoint without asking.',
  ];
  process.stderr.write(`${toPrintableLines(text.join('\n'))}\n`);
  if (!(await askUser('Send it?', ''))) throw new CritiqorError('usage', `Nothing was sent to ${endpoint.place}.`);
  grantConsent(endpoint, homedir(), new Date());
}

/** Requests as text, with the words exactly as they are sent; what a terminal could interpret is made visible. */
export const describeRequests = (requests: RunRequests['requests']): string =>
  requests
    .map(({ custom_id, body: { messages, ...parameters } }) =>
      [
        `── ${custom_id} ${JSON.stringify({ ...parameters, response_format: undefined })}`,
        ...messages.map(({ role, content }) => `── ${role}\n${toPrintableLines(content)}`),
      ].join('\n'),
    )
    .join('\n');
