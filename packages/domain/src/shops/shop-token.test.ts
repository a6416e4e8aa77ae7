import { expect, test } from 'vitest'
import { type ActName, MAY, may } from '../tournaments/authority/may.ts'
import { mayToken, RUN_ACTS, RUN_ACTS_ONCE_STARTED } from './shop-token.ts'

const WAITING = { phase: { kind: 'waiting' } } as const
const RUNNING = { phase: { kind: 'running', round: 1 } } as const
const ACTS = Object.keys(MAY) as readonly ActName[]

test('TOKN-4 a program may do at most what a co-organizer may, and one that reads nothing', () => {
  for (const act of [...RUN_ACTS, ...RUN_ACTS_ONCE_STARTED])
    expect([act, may(act, 'co-organizer')]).toEqual([act, true])
  expect(ACTS.filter((act) => mayToken('read', act, RUNNING))).toEqual([])
  expect(ACTS.filter((act) => mayToken('run', act, WAITING))).toEqual(ACTS.filter((act) => isListed(RUN_ACTS, act)))
})

test('TOKN-4 a program announces, erases, judges and pays nothing, and writes to nobody', () => {
  const never: readonly ActName[] = [
    ...(['create-advanced-tournament', 'change-settings', 'publish-decklists', 'delete-tournament'] as const),
    ...(['invite-staff', 'revoke-staff', 'hide-player-name', 'get-hidden-names', 'get-whole-tournament'] as const),
    ...(['read-registrations', 'register', 'update-registration', 'delete-registration', 'submit-decklist'] as const),
    'erase-registration',
    ...(['accept-registration', 'accept-registrations', 'cancel-registration', 'cancel-registrations'] as const),
    ...(['drop-absent-players', 'undo-accept-registration', 'undo-cancel-registration'] as const),
    ...(['add-player-at-desk', 'add-players-at-desk', 'send-another-letter', 'message-registered'] as const),
    ...(['note-payment', 'note-payments', 'give-penalty', 'take-back-penalty', 'give-no-show', 'get-conduct'] as const),
    ...(['answer-judge-call', 'erase-result', 'cancel-tournament', 'offer-event', 'show-door-code'] as const),
  ]
  for (const act of never) expect([act, mayToken('run', act, RUNNING)]).toEqual([act, false])
})

test('TOKN-4 a player is dropped by a program once the event began, when nobody is written to who comes in', () => {
  expect(mayToken('run', 'drop-registration', WAITING)).toBe(false)
  expect(mayToken('run', 'drop-registration', RUNNING)).toBe(true)
})

function isListed(list: readonly ActName[], act: ActName): boolean {
  return list.includes(act)
}
