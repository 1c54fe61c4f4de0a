import type { ShownAnnotation } from '@critiqor/api/annotations';
import type { RunDetail } from '@critiqor/api/overview';
import { type FormEvent, useState } from 'react';
import { annotate } from '../../parts/annotate.ts';
import { Tag } from '../../parts/badges.tsx';
import { formatDate } from '../../words/format.ts';

/** Tags and notes that were added after the run. The sealed evidence stays as it is. */
export function NotesCard({ detail, mayWrite }: { detail: RunDetail; mayWrite: boolean }) {
  const [list, setList] = useState(detail.annotations);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = list.findLast((annotation) => annotation.labels !== undefined)?.labels;
  const labels = newest ?? detail.run.labels;
  const add = (said: Parameters<typeof annotate>[1], done: () => void) =>
    annotate(detail.run.run_id, said).then(
      ({ annotations }) => {
        setList(annotations);
        setProblem(null);
        done();
      },
      (error: Error) => setProblem(error.message),
    );
  return (
    <section className="card stack" aria-labelledby="notes-title">
      <h2 id="notes-title">Tags and notes</h2>
      <div className="tags">
        {Object.entries(labels).map(([name, value]) => (
          <Tag key={name}>{value === '' ? name : `${name}=${value}`}</Tag>
        ))}
        {Object.keys(labels).length === 0 ? <span className="muted">No tags.</span> : null}
      </div>
      <Notes list={list} />
      {mayWrite ? (
        <>
          <Entry
            label="Add a tag"
            hint="reviewed or branch=main"
            onAdd={(text, done) => add({ labels: { ...labels, ...toLabel(text) } }, done)}
          />
          <Entry label="Add a note" hint="The build server was down" onAdd={(note, done) => add({ note }, done)} />
        </>
      ) : null}
      <p role="status" className="small">
        {problem}
      </p>
    </section>
  );
}

const toLabel = (text: string): Record<string, string> => {
  const [name = '', ...value] = text.split('=');
  return { [name.trim()]: value.join('=').trim() };
};

function Notes({ list }: { list: readonly ShownAnnotation[] }) {
  const notes = list.filter(({ note, feedback }) => note !== undefined || feedback !== undefined);
  if (notes.length === 0) return null;
  return (
    <ul className="notes">
      {notes.map(({ at, note, feedback }) => (
        <li key={at}>
          <span className="said">{note ?? feedback}</span> <time className="small muted">{formatDate(at)}</time>
        </li>
      ))}
    </ul>
  );
}

function Entry(props: { label: string; hint: string; onAdd: (text: string, done: () => void) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') props.onAdd(text.trim(), () => setText(''));
  };
  return (
    <form className="row entry" onSubmit={submit}>
      <label className="field grow">
        {props.label}
        <input
          value={text}
          placeholder={props.hint}
          maxLength={2_000}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={text.trim() === ''}>
        Add
      </button>
    </form>
  );
}
