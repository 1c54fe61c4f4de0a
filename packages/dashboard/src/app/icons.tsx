import type { PageName } from '@critiqor/api/pages';
import type { ReactNode } from 'react';

/** One line icon for each page. */
export function Icon({ name }: { name: PageName }) {
  return (
    <svg
      className="icon"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {PATHS[name]}
    </svg>
  );
}

const PATHS: Readonly<Record<PageName, ReactNode>> = {
  overview: <path d="M2.5 10.5a5.5 5.5 0 1 1 11 0M8 10.5l2.6-3.4M2.5 13h11" />,
  conversation: <path d="M2.5 3h8v5.500h-4.500l-2 2v-2h-1.500zM12.500 6.500h1v5h-1v2l-2-2h-3.500" />,
  diagnosis: <path d="M5.5 2.5h5l3 3v8h-11v-11zM5.5 7.5h5M5.5 10.5h3.5" />,
  timeline: <path d="M2.5 4h6M5 8h7M8 12h5.5" strokeWidth="2" />,
  why: (
    <>
      <circle cx="4" cy="4" r="1.8" />
      <circle cx="12" cy="8" r="1.8" />
      <circle cx="4" cy="12" r="1.8" />
      <path d="M5.7 4.8l4.5 2.3M5.7 11.2l4.5-2.3" />
    </>
  ),
  cost: <path d="M2.5 13.5v-5M6.2 13.5v-9M9.8 13.5V7M13.5 13.5v-11" />,
  evidence: <path d="M2.5 4h11M2.5 8h11M2.5 12h7" />,
  home: <path d="M2.5 7.5L8 2.5l5.5 5M4 6.500v7h8v-7" />,
  runs: <path d="M2.5 3.5h11v4h-11zM2.5 10h11v3h-11z" />,
  compare: <path d="M6.5 2.5h-4v11h4M9.5 2.5h4v11h-4M8 1v14" />,
  live: (
    <>
      <circle cx="8" cy="8" r="1.6" fill="currentColor" />
      <path d="M4.6 11.4a4.8 4.8 0 0 1 0-6.8M11.4 4.6a4.8 4.8 0 0 1 0 6.8M2.5 13.5a7.8 7.8 0 0 1 0-11M13.5 2.5a7.8 7.8 0 0 1 0 11" />
    </>
  ),
  failures: <path d="M8 2.2l6.300 11.300H1.700zM8 6.500v3M8 11.500v.1" />,
  trends: <path d="M2.5 12.500l3.500-4 3 2.500 4.500-6M10.500 5h3v3" />,
  alerts: <path d="M3.500 11.500h9l-1.200-1.800V7a3.300 3.300 0 0 0-6.600 0v2.700zM6.800 13.500h2.400" />,
  privacy: <path d="M8 1.8l5 2v4c0 3.2-2 5.3-5 6.4-3-1.100-5-3.200-5-6.400v-4zM6 8l1.500 1.500L10.300 6.500" />,
};
