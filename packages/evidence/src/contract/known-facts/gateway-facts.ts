import { type Fact, gatewayOnly, isType } from './fact.ts';

/** What only a gateway shows. */
export const GATEWAY_FACTS = {
  subagents: {
    is: 'subagents, with parentage and outcome',
    seams: ['hook.subagent_spawned', 'hook.subagent_ended'],
    where: gatewayOnly,
    // An end that was derived, because the process ended first, was not shown.
    seenIn: {
      types: ['subagent_spawned', 'subagent_ended'],
      when: ({ payload }) => payload.concluded_from === undefined,
    },
  },
  cron: { is: 'scheduled jobs', seams: ['hook.cron_changed'], where: gatewayOnly, seenIn: isType('cron') },
  conversation_lifecycle: {
    is: 'conversations begin, end and are reset',
    seams: ['hook.session_start', 'hook.session_end', 'hook.before_reset'],
    where: gatewayOnly,
    seenIn: isType('session_start', 'session_end', 'reset'),
  },
  channel_messages: {
    is: 'channel messages and their delivery',
    seams: ['hook.message_received', 'hook.message_sent'],
    where: gatewayOnly,
    seenIn: isType('message_received', 'message_sent'),
  },
  gateway_lifecycle: {
    is: 'the gateway starts and stops',
    seams: ['hook.gateway_start', 'hook.gateway_stop'],
    where: gatewayOnly,
    seenIn: isType('gateway_start', 'gateway_stop'),
  },
} as const satisfies Record<string, Fact>;
