import type { Privacy, StoredFile } from '@critiqor/api/privacy';
import { formatBytes } from '@critiqor/diagnosis/model/format';
import { useResource } from '../../api/use-resource.ts';
import type { RunPageProps } from '../../app/page-props.ts';
import { runHref } from '../../app/route.ts';
import { IS_HUB } from '../../app/server-kind.ts';
import { Tag } from '../../parts/badges.tsx';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty } from '../../parts/states.tsx';
import { plural } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';
import { IntegrityCard } from '../overview/integrity-card.tsx';

const POLICIES: Readonly<Record<string, string>> = {
  standard: 'Keeps up to 16 KB of each text, head and tail. Secrets are redacted.',
  full: 'Keeps every text in full. Secrets are redacted.',
  metadata: 'Keeps no prompts, arguments or outputs, only keyed digests of them.',
};

/** What is stored of this run, where, and who may see it. */
export function PrivacyPage({ detail }: RunPageProps) {
  const run = detail.run.run_id;
  const privacy = useResource<Privacy>(detail.sealed ? `/api/runs/${run}/privacy` : null);
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Trust & privacy</h1>
          <p>
            {IS_HUB
              ? 'What the machine sent to this hub. Secrets were redacted when the run was recorded.'
              : 'Everything stays on this machine. Nothing is sent anywhere.'}
          </p>
        </div>
      </div>
      {detail.sealed ? (
        <ResourceView of={privacy} bones={[140, 180, 220]}>
          {(data) => (
            <>
              <div className="columns stretch">
                <VisibilityCard privacy={data} />
                <CaptureCard privacy={data} />
              </div>
              <div className="columns stretch">
                <RedactionCard privacy={data} run={run} />
                <IntegrityCard run={run} sealed={detail.sealed} />
              </div>
              {IS_HUB ? null : <StoredCard privacy={data} />}
            </>
          )}
        </ResourceView>
      ) : (
        <Empty title="This run is still active" heading="h2">
          <p>Stored data is counted when the run is sealed.</p>
        </Empty>
      )}
    </>
  );
}

function VisibilityCard({ privacy }: { privacy: Privacy }) {
  return (
    <section className="card stack" aria-labelledby="visibility-title">
      <h2 id="visibility-title">Visibility</h2>
      <p>
        <Tag>{privacy.visibility}</Tag>
      </p>
      <p className="said">{privacy.meaning}</p>
    </section>
  );
}

function CaptureCard({ privacy: { capture, conversation_access } }: { privacy: Privacy }) {
  return (
    <section className="card stack" aria-labelledby="capture-title">
      <h2 id="capture-title">What was captured</h2>
      {capture.map((policy) => (
        <p key={policy}>
          <Tag>{policy}</Tag> {POLICIES[policy] ?? ''}
        </p>
      ))}
      {capture.length === 0 ? <p className="muted">No recorder reported its capture policy.</p> : null}
      <p>
        {conversation_access === null
          ? 'It is unknown whether the recorder had access to conversations.'
          : conversation_access
            ? 'The recorder had access to conversations.'
            : 'The recorder had no access to conversations.'}
      </p>
    </section>
  );
}

function RedactionCard({ privacy, run }: { privacy: Privacy; run: string }) {
  const { redactions, redacted_events, redactions_by_kind, truncations, truncated_events } = privacy;
  return (
    <section className="card stack" aria-labelledby="redaction-title">
      <h2 id="redaction-title">Redacted before storage</h2>
      <p>
        {redactions === 0 ? (
          'No secrets were detected.'
        ) : (
          <a href={runHref(run, 'evidence', { marked: 'redacted' })}>
            {plural(redactions, 'secret')} redacted in {plural(redacted_events, 'event')}
          </a>
        )}
      </p>
      {redactions_by_kind.length > 0 ? (
        <ul className="dashes">
          {redactions_by_kind.map(({ kind, count, distinct }) => (
            <li key={kind}>
              {sayName(kind)}: {plural(count, 'time')}, {plural(distinct, 'secret')}
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        {truncations === 0 ? (
          'No texts were shortened.'
        ) : (
          <a href={runHref(run, 'evidence', { marked: 'truncated' })}>
            {plural(truncations, 'text')} shortened in {plural(truncated_events, 'event')}
          </a>
        )}
      </p>
    </section>
  );
}

function StoredCard({ privacy: { stored, directory } }: { privacy: Privacy }) {
  return (
    <section className="card stack" aria-labelledby="stored-title">
      <div className="card-head">
        <h2 id="stored-title">Files on disk</h2>
        <span className="mono muted small said">{directory ?? 'path hidden'}</span>
      </div>
      <div className="table-wrap">
        <table className="data stored">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">File</th>
              <th scope="col">Permissions</th>
              <th scope="col" className="right">
                Size
              </th>
            </tr>
          </thead>
          <tbody>
            {stored.map((file) => (
              <StoredRow key={file.name} file={file} directory={directory} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function StoredRow({ file, directory }: { file: StoredFile; directory: string | null }) {
  const { name, path, is, mode, size_bytes } = file;
  const shown = path === null ? 'hidden' : toRelative(path, directory);
  return (
    <tr>
      <td>
        {sayName(name)}
        <span className="run-about said">{is}</span>
        <span className="run-about mono said file-below">{shown}</span>
      </td>
      <td className="mono said" title={path ?? undefined}>
        {shown}
      </td>
      <td className="mono">{mode}</td>
      <td className="right">{formatBytes(size_bytes)}</td>
    </tr>
  );
}

/** As seen from the folder of the run, which is said above: whole paths leave no room for the rest on a phone. */
function toRelative(path: string, directory: string | null): string {
  if (directory === null) return path;
  if (path.startsWith(`${directory}/`)) return path.slice(directory.length + 1);
  const parent = directory.slice(0, directory.lastIndexOf('/') + 1);
  return path.startsWith(parent) ? `../${path.slice(parent.length)}` : path;
}
