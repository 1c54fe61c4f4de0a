import { type ReactNode, useEffect, useState } from 'react';
import { hasSession, openSession, RequestError } from '../api/client.ts';
import { Bones, Empty } from '../parts/states.tsx';
import { readAddress } from './address.ts';

/** Exchanges the token in the address for a cookie before anything else, and removes it from the address. */
export function Session({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'opening' | 'open' | { readonly refused: string }>('opening');
  useEffect(() => {
    const refuse = () =>
      setState({ refused: 'This browser has no session with the dashboard, or the session has ended.' });
    addEventListener('critiqor-unauthorized', refuse);
    const { token, hash } = readAddress(location.pathname, location.hash);
    // A relative address without path or fragment would leave the token in the address bar.
    if (hash !== location.hash || location.pathname !== '/') history.replaceState(null, '', `/${hash}`);
    if (token === null) setState('open');
    else {
      openSession(token).then(
        () => setState('open'),
        // An address works once: whoever opens it again in the same browser still has the session.
        (error: unknown) =>
          hasSession().then((isOpen) =>
            setState(isOpen ? 'open' : { refused: error instanceof RequestError ? error.message : String(error) }),
          ),
      );
    }
    return () => removeEventListener('critiqor-unauthorized', refuse);
  }, []);
  if (state === 'open') return children;
  if (state === 'opening') {
    return (
      <div className="page">
        <Bones heights={[52, 220, 160]} />
      </div>
    );
  }
  return (
    <main className="page">
      <Empty title="Open the dashboard from the terminal">
        <p>{state.refused}</p>
        <p>
          Run <code>critiqor dashboard</code> and open the address that it prints. Each address works once, and only for
          two minutes.
        </p>
      </Empty>
    </main>
  );
}
