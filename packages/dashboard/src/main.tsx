import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Session } from './app/session.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no root element for the app.');
createRoot(place).render(
  <StrictMode>
    <Session>
      <App />
    </Session>
  </StrictMode>,
);
