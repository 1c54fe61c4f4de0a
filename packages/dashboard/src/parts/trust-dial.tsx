import type { Tone } from '../words/verdicts.ts';

const RADIUS = 50;
const ROUND = 2 * Math.PI * RADIUS;
/** The dial is open at the bottom, where its caption is. */
const OPEN = 0.26;

/** Trust as a number and an arc; a dash when there is no score. */
export function TrustDial({ score, tone, size = 132 }: { score: number | null; tone: Tone; size?: number }) {
  const arc = ROUND * (1 - OPEN);
  const label = score === null ? 'Trust: no verdict' : `Trust: ${score} of 100`;
  return (
    <svg className={`dial tone-${tone}`} width={size} height={size} viewBox="0 0 120 120" role="img" aria-label={label}>
      <g fill="none" strokeWidth="9" strokeLinecap="round" transform={`rotate(${90 + (OPEN * 360) / 2} 60 60)`}>
        <circle cx="60" cy="60" r={RADIUS} stroke="var(--none-tint)" strokeDasharray={`${arc} ${ROUND}`} />
        {score === null || score === 0 ? null : (
          <circle cx="60" cy="60" r={RADIUS} stroke="var(--tone)" strokeDasharray={`${(arc * score) / 100} ${ROUND}`} />
        )}
      </g>
      <text x="60" y="70" textAnchor="middle" className="dial-number">
        {score ?? '–'}
      </text>
      <text x="60" y="106" textAnchor="middle" className="dial-caption">
        {score === null ? 'no verdict' : 'trust of 100'}
      </text>
    </svg>
  );
}
