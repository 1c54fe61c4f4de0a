import { createPublicKey } from 'node:crypto';
import { HubError } from '../hub-error.ts';
import { type Database, fromStoredTime, toNextVersion, toStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';

/** A tenant: its runs, tokens and rules. Nothing of one project is visible in another. */
export interface Project {
  readonly project: string;
  readonly created_at: string;
  readonly retention_days: number;
  /** Evidence must be signed with one of `public_keys`. */
  readonly require_signature: boolean;
  readonly public_keys: readonly string[];
}

export type ProjectSettings = Partial<Pick<Project, 'retention_days' | 'require_signature' | 'public_keys'>>;

const DEFAULT_RETENTION_DAYS = 365;
const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
const MAX_RETENTION_DAYS = 36_500;

const COLUMNS = 'project, created_at, retention_days, require_signature, public_keys, version';

export async function listProjects(database: Database): Promise<Project[]> {
  const rows = await database.rows<StoredProject>(`SELECT ${COLUMNS} FROM ${DATABASE}.projects FINAL ORDER BY project`);
  return rows.map(toProject);
}

export async function findProject(database: Database, name: string): Promise<Project | undefined> {
  const stored = await findStored(database, name);
  return stored && toProject(stored);
}

/** Creates a project, or changes the settings of one that exists. */
export async function putProject(database: Database, name: string, settings: ProjectSettings): Promise<Project> {
  if (!NAME.test(name)) {
    throw new HubError('usage', `${JSON.stringify(name)} cannot be the name of a project.`, {
      remedy: 'Use up to 63 lower-case letters, digits and hyphens.',
    });
  }
  const stored = await findStored(database, name);
  const known = stored && toProject(stored);
  const project: Project = {
    project: name,
    created_at: known?.created_at ?? new Date().toISOString(),
    retention_days: settings.retention_days ?? known?.retention_days ?? DEFAULT_RETENTION_DAYS,
    require_signature: settings.require_signature ?? known?.require_signature ?? false,
    public_keys: settings.public_keys ?? known?.public_keys ?? [],
  };
  assertSettings(project);
  await database.insert('projects', [
    {
      ...project,
      created_at: toStoredTime(Date.parse(project.created_at)),
      require_signature: Number(project.require_signature),
      version: toNextVersion(stored?.version),
    },
  ]);
  return project;
}

function assertSettings({ retention_days, require_signature, public_keys }: Project): void {
  if (!Number.isInteger(retention_days) || retention_days < 1 || retention_days > MAX_RETENTION_DAYS) {
    throw new HubError('usage', `Runs can be kept for 1 to ${MAX_RETENTION_DAYS} days.`);
  }
  if (require_signature && public_keys.length === 0) {
    throw new HubError('usage', 'A project that demands signatures needs the public keys that may sign.', {
      remedy: 'Name them with --public-key.',
    });
  }
  for (const key of public_keys) {
    try {
      createPublicKey(key);
    } catch (cause) {
      throw new HubError('usage', 'A public key is not readable.', {
        remedy: 'Use the file that critiqor keys wrote.',
        cause,
      });
    }
  }
}

type StoredProject = Omit<Project, 'require_signature'> & {
  readonly require_signature: number;
  readonly version: number | string;
};

async function findStored(database: Database, name: string): Promise<StoredProject | undefined> {
  const [row] = await database.rows<StoredProject>(
    `SELECT ${COLUMNS} FROM ${DATABASE}.projects FINAL WHERE project = {name:String}`,
    { name },
  );
  return row;
}

const toProject = ({ version: _, ...row }: StoredProject): Project => ({
  ...row,
  created_at: fromStoredTime(row.created_at),
  require_signature: row.require_signature === 1,
});
