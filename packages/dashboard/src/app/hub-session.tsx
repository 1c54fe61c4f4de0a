import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { hasSession, openSession, RequestError } from '../api/client.ts';
import { Bones } from '../parts/states.tsx';

type State = 'looking' | 'open' | 'closed';

/** Asks for a token and exchanges it for a cookie. The token is in no address and is kept nowhere in the page. */
export function HubSession({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>('looking');
  useEffect(() => {
    const close = () => setState('closed');
    addEventListener('critiqor-unauthorized', close);
    hasSession().then((isOpen) => setState(isOpen ? 'open' : 'closed'));
    return () => removeEventListener('critiqor-unauthorized', close);
  }, []);
  if (state === 'open') return children;
  if (state === 'looking') {
    return (
      <div className="page">
        <Bones heights={[52, 220, 160]} />
      </div>
    );
  }
  return <SignIn onOpen={() => setState('open')} />;
}

function SignIn({ onOpen }: { onOpen: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    document.title = 'Sign in · Critiqor';
  }, []);
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token') ?? '').trim();
    setBusy(true);
    openSession(token)
      .then(onOpen, (error: unknown) => setProblem(error instanceof RequestError ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return (
    <main className="page sign-in">
      <form className="card stack" onSubmit={signIn}>
        <span className="brand">
          <img src="/assets/icon.svg" width="22" height="22" alt="" />
          Critiqor
        </span>
        <h1>Sign in to the hub</h1>
        <label className="field">
          Token
          <input
            name="token"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby="token-help"
            aria-invalid={problem !== null}
          />
        </label>
        {problem ? (
          <p role="alert" className="said">
            {problem}
          </p>
        ) : null}
        <button type="submit" className="button primary" disabled={isBusy}>
          Sign in
        </button>
        <p id="token-help" className="small muted">
          A token with the scope <code>read</code> shows a project; with <code>admin</code> too, it can be changed.
          Whoever runs the hub creates one with <code>critiqor hub token add</code>.
        </p>
      </form>
    </main>
  );
}
