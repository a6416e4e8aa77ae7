import type { judgeCalls as french } from '../fr/judge-calls.ts'
import type { Translation } from '../translation.ts'

export const judgeCalls: Translation<typeof french> = {
  own: {
    call: 'Call a judge',
    waiting: 'A judge was called to your table',
    coming: 'Somebody is coming to your table',
    help: 'Stay at the table and leave the game as it is.',
    withdraw: 'Take the call back',
    failed: 'The call was not sent',
  },
  title_one: '{count} table calls a judge',
  title_other: '{count} tables call a judge',
  table: 'Table {table}',
  now: 'just now',
  waited: 'for {count} min',
  state: {
    open: 'Called by {name}',
    taken: 'Somebody is on the way · called by {name}',
    appealed: 'For the head judge · called by {name}',
  },
  take: 'I’ll go',
  close: 'Done',
  closeRuled: 'Done, with a ruling',
  appeal: 'To the head judge',
  giveBack: 'I can’t go',
  failed: 'The call has not changed',
  counted_one: '{count} call',
  counted_other: '{count} calls',
  underMinute: 'under a minute of waiting',
  average: '{count} min of waiting on average',
  ruled_one: '{count} ruling',
  ruled_other: '{count} rulings',
  appeals_one: '{count} appeal',
  appeals_other: '{count} appeals',
}
