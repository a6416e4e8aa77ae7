import type { CallDescriptions } from '../../serving/call-description.ts'

const OWN_CALLED =
  'The player of a quick tournament or an announced event, by the secret in `playerId` or the id of their account.'
const ofCalled = ['tournament_not_found', 'not_your_match', 'player_not_found'] as const

const WHO_JUDGES = 'Organizer, co-organizer, head judge, judge.'
const ofJudge = ['tournament_not_found', 'not_organizer', 'role_ended'] as const

/** Calling players to the table, and judges to one, while the app is closed. */
export const subscriptionCallDescriptions: CallDescriptions = {
  'subscribe-to-calls': {
    summary: 'Be called to one’s table on this browser',
    who: OWN_CALLED,
    about:
      'The browser’s push subscription, made with the `callKey` of `/v1/product`. It is called when a round is paired, when the player’s own table changes by hand, when a round is taken back and at the end with the place, in the language given (French where the app does not speak it), as a text that only that browser can read. The endpoint must be one of a push service that the operator trusts. Three browsers a player; another one takes the place of the oldest. The subscription goes with the player, when the seat moves to another device, when the push service says so, and some days after the finish.',
    refusals: [...ofCalled, 'call_endpoint_invalid', 'call_keys_invalid', 'tournament_cancelled'],
  },
  'unsubscribe-from-calls': {
    summary: 'Be called no more on this browser',
    who: OWN_CALLED,
    about: 'A browser that is not called changes nothing.',
    refusals: [...ofCalled, 'call_endpoint_invalid'],
  },
  'subscribe-to-judge-calls': {
    summary: 'Be told on this browser of tables that call a judge',
    who: WHO_JUDGES,
    about:
      'As `subscribe-to-calls`, for who judges: a call tells its table and no name, an appeal goes to the head judge, or to those who run the tournament if no head judge is told of calls. A newer one takes the place of an older one on the screen. Three browsers a person. Whether the role is in force is asked whenever a table calls.',
    refusals: [...ofJudge, 'call_endpoint_invalid', 'call_keys_invalid', 'tournament_cancelled'],
  },
  'unsubscribe-from-judge-calls': {
    summary: 'Be told of calls no more on this browser',
    who: WHO_JUDGES,
    about: 'A browser that is not told changes nothing.',
    refusals: [...ofJudge, 'call_endpoint_invalid'],
  },
}
