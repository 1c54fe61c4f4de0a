/** Alerts of the hub: rules over the stored runs, and what they found. Null is unknown or none. */

/** A rule of a project. Its secret is shown once, when it is created. */
export interface AlertRule {
  readonly rule_id: string;
  readonly name: string;
  /** When to alert, such as `trust below 60`; `ALERT_RULE_FORMS` has every form. */
  readonly rule: string;
  /** Which runs are meant, as the filters of the fleet pages in an address: `agent=mail&model=x`; '' means all. */
  readonly filter: string;
  /** Without its path for a token that has not the scope `admin`. */
  readonly webhook: string | null;
  readonly enabled: boolean;
  /** Runs that arrived before are not looked at. */
  readonly since: string;
}

/** `GET /api/v1/alerts/rules`. */
export interface AlertRules {
  readonly rules: readonly AlertRule[];
}

/** Body of `POST /api/v1/alerts/rules`; `PUT /api/v1/alerts/rules/<id>` takes any of it and `enabled`. */
export interface NewAlertRule {
  /** Shown in alerts; the rule itself if it is left out. */
  readonly name?: string;
  readonly rule: string;
  readonly filter?: string;
  /** Null: alerts are in the history only. */
  readonly webhook?: string | null;
}

/** Answer of `POST /api/v1/alerts/rules`. */
export interface CreatedAlertRule extends AlertRule {
  /** Signs what the webhook gets. It is not shown again. */
  readonly secret: string;
}

/** Every form of a rule, as examples that can be used as they are. */
export const ALERT_RULE_FORMS = [
  'readiness unsafe',
  'trust below 60',
  'cost above 2',
  'tool_error_cascade',
  'tool_error_cascade 5 times in 6 hours',
  'failures worse in a day',
  'tool_error_cascade worse in 6 hours',
  'nothing recorded for 6 hours',
] as const;

/** `noted`: the rule has no webhook. `pending`: it will be tried again. `failed`: it was given up. */
export type AlertState = 'noted' | 'pending' | 'delivered' | 'failed';

export interface Alert {
  readonly alert_id: string;
  readonly rule_id: string;
  readonly name: string;
  readonly rule: string;
  readonly message: string;
  readonly at: string;
  /** The run that it is about, or an example of them. */
  readonly run: AlertedRun | null;
  readonly state: AlertState;
  readonly attempts: number;
  /** Why the last attempt did not arrive. */
  readonly problem: string | null;
}

export interface AlertedRun {
  readonly seal: string;
  readonly run_id: string;
  readonly agent: string;
  readonly machine: string;
}

/** `GET /api/v1/alerts?rule=<id>&limit=100`: the newest first. */
export interface AlertHistory {
  readonly alerts: readonly Alert[];
}

/** `POST /api/v1/alerts/rules/<id>/test`: a signed call with a message that says it is a test. */
export interface AlertTest {
  readonly delivered: boolean;
  readonly problem: string | null;
}

/** What a webhook gets. It contains no recorded text. */
export interface AlertCall {
  readonly schema_version: 'critiqor.alert.v1';
  /** The same at every attempt, so that a receiver can recognise what it got twice. */
  readonly id: string;
  readonly project: string;
  readonly rule_id: string;
  readonly name: string;
  readonly rule: string;
  readonly message: string;
  readonly at: string;
  readonly run: AlertedRun | null;
}
