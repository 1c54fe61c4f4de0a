import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { HubSession } from './app/hub-session.tsx';
import { IS_HUB } from './app/server-kind.ts';
import { Session } from './app/session.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no root element for the app.');
const Gate = IS_HUB ? HubSession : Session;
createRoot(place).render(
  <StrictMode>
    <Gate>
      <App />
    </Gate>
  </StrictMode>,
);
