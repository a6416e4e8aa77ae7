import { describe, expect, test } from 'vitest'
import { refuse } from '../../outcome.ts'
import { REGISTRATION_DECIDERS } from '../../registrations/acts/registration-deciders.ts'
import { type ActName, MAY } from '../authority/may.ts'
import { finalStandings } from '../kinds/phase.ts'
import {
  anAnnouncement,
  anEmptyTournament,
  aTournamentOf,
  playerId,
  publicId,
  started,
} from '../testing/a-tournament.ts'
import { playEvening } from '../testing/play-evening.ts'
import type { WholeTournament } from '../tournament.ts'
import type { DecidedActName } from './act.ts'
import { admit } from './admission.ts'
import { decideAct } from './decide-act.ts'
import { DECIDERS } from './deciders.ts'

const given = { at: new Date('2030-01-31T18:00:00.000Z'), seed: 'seed', ids: ['x1'] }
const organizer = { publicId: publicId('organizer'), role: 'organizer', holderId: '', label: null } as const

describe('ACTS-1 an evening of 16 players decided by the table alone', () => {
  test.each(['one', 'two', 'three'])('seed %s: to the final ranking, and the same again', (seed) => {
    const { tournament, acts, refused, clocks } = playEvening(seed)
    expect(refused).toEqual(['player_name_taken', 'round_not_complete', 'tournament_finished'])
    expect(acts.length).toBeGreaterThan(60)
    expect(tournament.rounds).toHaveLength(5)
    // Each pairing starts the clock; the first two rounds are paired twice, semifinals last longer, a final has no time limit.
    expect(clocks.map((durationMs) => durationMs / 60_000)).toEqual([40, 40, 40, 40, 40, 90, 0])
    expect(finalStandings(tournament)).toHaveLength(17)
    expect(tournament.penalties.map(({ kind }) => kind)).toEqual(['no-show'])
    expect(playEvening(seed)).toEqual({ tournament, acts, refused, clocks })
  })

  test('another seed is another evening', () => {
    expect(playEvening('one').tournament).not.toEqual(playEvening('two').tournament)
  })
})

/** Why an act is not in the table of deciders; new ones must say. */
type Beside =
  | 'makes a tournament'
  | 'the page itself goes or comes back'
  /** Compared and granted; no device decides its own role. */
  | 'secrets and holders of roles'
  /** Outside the tournament, with personal data; they have their own table. */
  | 'registrations'
  | 'a right that other acts ask for'
  | 'rows of its own'
  | 'reads'

const BESIDE_THE_TABLE: Readonly<Record<Exclude<ActName, DecidedActName>, Beside>> = {
  'create-quick-tournament': 'makes a tournament',
  'create-advanced-tournament': 'makes a tournament',
  'import-tournament': 'makes a tournament',
  'delete-tournament': 'the page itself goes or comes back',
  'restore-tournament': 'the page itself goes or comes back',
  'restart-quick-tournament': 'makes a tournament',
  'create-device-link': 'secrets and holders of roles',
  'redeem-device-link': 'secrets and holders of roles',
  'keep-in-account': 'secrets and holders of roles',
  'forget-keeper': 'secrets and holders of roles',
  'follow-shop': 'secrets and holders of roles',
  'invite-staff': 'secrets and holders of roles',
  'read-staff': 'reads',
  'revoke-staff': 'secrets and holders of roles',
  'erase-staff': 'secrets and holders of roles',
  'accept-invitation': 'secrets and holders of roles',
  'read-shifts': 'reads',
  'hand-over-shift': 'secrets and holders of roles',
  'take-back-shift': 'secrets and holders of roles',
  'get-seat-queue': 'reads',
  'leave-seat-queue': 'rows of its own',
  'get-hidden-names': 'reads',
  'subscribe-to-calls': 'rows of its own',
  'unsubscribe-from-calls': 'rows of its own',
  'subscribe-to-judge-calls': 'rows of its own',
  'unsubscribe-from-judge-calls': 'rows of its own',
  'get-table-codes': 'reads',
  'seal-seeds': 'rows of its own',
  'draw-deck-checks': 'rows of its own',
  'open-deck-check': 'rows of its own',
  'end-deck-check': 'rows of its own',
  'take-back-deck-check': 'rows of its own',
  'get-deck-checks': 'reads',
  'read-checked-decks': 'reads',
  'get-conduct': 'reads',
  'get-score-reports': 'reads',
  'get-whole-tournament': 'reads',
  'read-journal': 'reads',
  register: 'registrations',
  'read-registrations': 'reads',
  'decide-registration': 'a right that other acts ask for',
  'change-registration': 'registrations',
  'update-registration': 'registrations',
  'submit-decklist': 'registrations',
  'cancel-registration': 'registrations',
  'drop-registration': 'registrations',
  'accept-registration': 'registrations',
  'accept-registrations': 'registrations',
  'check-in-player': 'registrations',
  'check-in-players': 'registrations',
  'check-in-myself': 'registrations',
  'take-registration': 'registrations',
  'send-another-letter': 'rows of its own',
  'show-door-code': 'reads',
  'note-payment': 'registrations',
  'note-payments': 'registrations',
  'cancel-registrations': 'registrations',
  'award-byes': 'registrations',
  'drop-absent-players': 'registrations',
  'add-player-at-desk': 'registrations',
  'add-players-at-desk': 'registrations',
  'undo-accept-registration': 'registrations',
  'undo-cancel-registration': 'registrations',
  'undo-drop-registration': 'registrations',
  'delete-registration': 'registrations',
  'erase-registration': 'registrations',
  'forget-registration': 'registrations',
  'message-registered': 'rows of its own',
  'offer-event': 'rows of its own',
  'accept-event-offer': 'rows of its own',
}

describe('ACTS-2 each act is decided by the table or beside it', () => {
  test('the table has those, and no others', () => {
    const acts = [...Object.keys(DECIDERS), ...Object.keys(BESIDE_THE_TABLE)]
    expect(acts.toSorted()).toEqual(Object.keys(MAY).toSorted())
  })

  test('ACTS-12 the table of registrations has those about registrations, and of names that are hidden its own line', () => {
    const names = Object.entries(BESIDE_THE_TABLE).flatMap(([name, why]) => (why === 'registrations' ? [name] : []))
    expect(Object.keys(REGISTRATION_DECIDERS).toSorted()).toEqual([...names, 'hide-player-name'].toSorted())
  })

  test('who may is asked first, then whether the tournament takes it, then the line of the table', () => {
    const act = { name: 'start-quick-tournament', input: {} } as const
    const waiting = aTournamentOf(4)
    const scorekeeper = { ...organizer, role: 'scorekeeper' } as const
    const player = { ...organizer, role: 'player' } as const
    const cancelled = { ...waiting, isCancelled: true }
    const event = { ...waiting, announcement: anAnnouncement }
    expect(decideAct(cancelled, act, { ...given, author: scorekeeper })).toEqual(refuse('not_organizer'))
    expect(decideAct(waiting, act, { ...given, author: player })).toEqual(refuse('not_your_match'))
    const by = (tournament: WholeTournament) => decideAct(tournament, act, { ...given, author: organizer })
    expect(by({ ...event, isCancelled: true })).toEqual(refuse('tournament_cancelled'))
    expect(by(event)).toEqual(refuse('wrong_tournament_type'))
    expect(by(started(waiting))).toEqual(refuse('tournament_already_started'))
    expect(by(waiting)).toMatchObject({ accepted: true, value: [{ kind: 'round_paired', seed: 'seed' }] })
  })

  test('what is called off takes only what needs no play', () => {
    const cancelled = { ...aTournamentOf(4), isCancelled: true }
    const names = Object.keys(DECIDERS) as (keyof typeof DECIDERS)[]
    const taken = names.filter((name) => admit(cancelled, name).accepted)
    expect(taken).toEqual(['mark-youth', 'cancel-tournament', 'hide-player-name', 'forget-player'])
  })

  test('an act with too few ids is a defect, and no player without one', () => {
    const act = { name: 'add-players-quick-tournament', input: { playerNames: ['Ana', 'Bob'] } } as const
    const add = (ids: readonly string[]) => decideAct(anEmptyTournament(), act, { ...given, ids, author: organizer })
    expect(() => add(['x1'])).toThrow('fewer ids')
    expect(add(['x1', 'x2'])).toMatchObject({ value: [{ playerId: playerId('x1') }, { playerId: playerId('x2') }] })
  })
})
