import type { EventDetail, ShortenedText, TextSlice } from '@critiqor/api/evidence';
import { useState } from 'react';
import { getJson } from '../../api/client.ts';
import { formatCount } from '../../words/format.ts';

/** What people and tools wrote, by its name in the payload. */
const PARTS: readonly { readonly path: readonly string[]; readonly title: string }[] = [
  { path: ['error'], title: 'Error' },
  { path: ['payload', 'input'], title: 'Arguments' },
  { path: ['payload', 'executed_input'], title: 'Arguments as executed' },
  { path: ['payload', 'result'], title: 'Result' },
  { path: ['payload', 'text'], title: 'Text' },
  { path: ['payload', 'query'], title: 'Query' },
  { path: ['payload', 'usage'], title: 'Tokens' },
  { path: ['payload', 'message'], title: 'Message' },
  { path: ['payload', 'command'], title: 'Command' },
];

export function EventContents({ data, run }: { data: EventDetail; run: string }) {
  const shown = PARTS.map(({ path, title }) => ({ path, title, value: read(data.event, path) })).filter(
    ({ value }) => value !== undefined && value !== null && value !== '',
  );
  return (
    <>
      {shown.map(({ path, title, value }) => (
        <section key={title} className="stack tight">
          <h3>{title}</h3>
          <pre className="block">{toText(value)}</pre>
          {data.shortened
            .filter(({ pointer }) => pointer.startsWith(`/${path.join('/')}`))
            .map((part) => (
              <Whole key={part.pointer} part={part} path={`/api/runs/${run}/events/${data.row.event_id}/text`} />
            ))}
        </section>
      ))}
    </>
  );
}

/** The rest of a text that is too long to send at once. */
function Whole({ part, path }: { part: ShortenedText; path: string }) {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const isWhole = text.length >= part.chars;
  const more = async () => {
    try {
      const query = new URLSearchParams({ pointer: part.pointer, offset: String(text.length), limit: '65536' });
      const slice = await getJson<TextSlice>(`${path}?${query}`);
      setText((before) => before + slice.text);
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="stack tight">
      <p className="small muted">
        <span className="mono">{part.pointer}</span> has {formatCount(part.chars)} characters; showing{' '}
        {formatCount(Math.max(part.shown_chars, text.length))}.
      </p>
      {text ? <pre className="block">{text}</pre> : null}
      {failed ? <p className="said">{failed}</p> : null}
      {isWhole ? null : (
        <button type="button" className="button" onClick={more}>
          {text ? 'Show more' : 'Show from the beginning'}
        </button>
      )}
    </div>
  );
}

/** The text of a result is nested deeply; the raw event below has all of it. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  const content = (value as { content?: unknown }).content;
  if (Array.isArray(content)) {
    const texts = content.map((part: unknown) => (part as { text?: unknown } | null)?.text);
    if (texts.length > 0 && texts.every((text) => typeof text === 'string')) return texts.join('\n');
  }
  return JSON.stringify(value, null, 2);
}

function read(event: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], event);
}
