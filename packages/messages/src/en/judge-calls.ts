import type { judgeCalls as french } from '../fr/judge-calls.ts'
import type { Translation } from '../translation.ts'

export const judgeCalls: Translation<typeof french> = {
  own: {
    call: 'Call a judge',
    waiting: 'A judge was called to your table',
    coming: 'A judge is on the way',
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
    taken: '{who} · called by {name}',
    appealed: 'For the head judge · called by {name}',
  },
  goer: {
    you: 'You are on the way',
    named: '{name} is on the way',
    organizer: 'The organizer is on the way',
    somebody: 'Somebody is on the way',
  },
  none: 'No call',
  noneHelp: 'Tables that call a judge show here.',
  phone: {
    title: 'Tell me of calls',
    help: 'On this device, also while the app is closed.',
    denied:
      'This browser blocks notifications of Tablée. To be told of calls, allow them in the settings of the site, next to the address.',
    'home-screen': 'Add Tablée to the home screen: on iPhone and iPad, only the installed app can tell you of calls.',
    unsupported: 'This browser cannot tell you while the page is closed.',
    failed: 'The setting has not changed. Try again in a moment.',
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
