import { describe, expect, test } from 'vitest'
import { REGISTRATION_DECIDERS } from '../../registrations/acts/registration-deciders.ts'
import { REGISTRATIONS_NOT_AT_DESK } from '../../registrations/acts/registrations-at-desk.ts'
import { MAY } from '../authority/may.ts'
import { isOfStaff, type Role } from '../authority/role.ts'
import { finalStandings } from '../kinds/phase.ts'
import { anEmptyTournament, aTournamentOf } from '../testing/a-tournament.ts'
import { DESK_ACTS, REGISTRATION_DESK_ACTS } from '../testing/desk-act-names.ts'
import { playAtDesk } from '../testing/evening-at-desk.ts'
import type { DecidedActName } from './act.ts'
import { decideAct } from './decide-act.ts'
import { decideDeskAct } from './decide-desk-act.ts'
import { DECIDERS } from './deciders.ts'
import { NOT_AT_DESK, type NotAtDesk } from './desk-acts.ts'
import { isLookedUp } from './kept-beside.ts'

const NAMES = Object.keys(DECIDERS) as DecidedActName[]
const rolesOf = (name: DecidedActName): readonly Role[] => MAY[name]
const because = (reason: NotAtDesk) =>
  NAMES.filter((name) => Object.entries(NOT_AT_DESK).some(([act, why]) => act === name && why === reason))

describe('CAVE-10 of each act it is known whether a device without a network decides it, and why not', () => {
  test('the table has all acts, and those that can are the ones it names', () => {
    expect([...DESK_ACTS, ...Object.keys(NOT_AT_DESK)].toSorted()).toEqual(NAMES.toSorted())
    expect(DESK_ACTS).toHaveLength(46)
  })

  test('those that can are the staff’s, and nothing beside the tournament is part of them', () => {
    expect(DESK_ACTS.filter((name) => !rolesOf(name).some(isOfStaff))).toEqual([])
    expect(DESK_ACTS.filter(isLookedUp)).toEqual(['erase-result'])
  })

  test('those that cannot are players’, or lean on what the server alone keeps, or bring a secret, or have a twin that can', () => {
    expect(because('player').filter((name) => rolesOf(name).some(isOfStaff))).toEqual([])
    expect(because('beside').filter((name) => !isLookedUp(name))).toEqual([])
    expect(because('secret')).toEqual(['change-settings'])
    expect(because('twin')).toEqual(['add-pairing', 'remove-pairing', 'submit-advanced-score'])
  })

  test('so has the table of registrations: those that can are the staff’s, on one person, by what a device knows', () => {
    const names = Object.keys(REGISTRATION_DECIDERS)
    expect([...REGISTRATION_DESK_ACTS, ...Object.keys(REGISTRATIONS_NOT_AT_DESK)].toSorted()).toEqual(names.toSorted())
    expect(REGISTRATION_DESK_ACTS.toSorted()).toEqual([
      ...['add-player-at-desk', 'award-byes', 'check-in-player', 'drop-registration', 'note-payment'],
      'undo-drop-registration',
    ])
    expect(REGISTRATION_DESK_ACTS.filter((name) => !MAY[name].some(isOfStaff))).toEqual([])
    const players = Object.entries(REGISTRATIONS_NOT_AT_DESK).filter(([, why]) => why === 'player')
    expect(players.map(([name]) => name)).toEqual(['register', 'take-registration', 'check-in-myself'])
  })

  test('an evening of eight is nearly every one of them', () => {
    const { tournament, acts } = playAtDesk(anEmptyTournament({ capacity: 8 }), {
      seed: 'one',
      from: new Date('2030-01-31T18:00:00.000Z'),
    })
    expect(finalStandings(tournament)).toHaveLength(9)
    expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length)
    const played = new Set<string>(acts.map(({ name }) => name))
    expect(DESK_ACTS.filter((name) => !played.has(name))).toEqual([
      ...['cancel-tournament', 'publish-decklists', 'lock-decklists', 'form-team', 'part-team', 'remove-team'],
      'generate-advanced-pairings',
      ...[
        'open-stage',
        'move-to-group',
        'draw-pods',
        'take-back-pods',
        'set-draft-timer',
        'repair-round',
        'correct-bye',
      ],
      ...['rule-left-matches', 'seed-by-season', 'answer-judge-call'],
    ])
  })

  test('a device decides as the server does, who may included', () => {
    const organizer = { publicId: aTournamentOf(4).organizer, role: 'organizer', holderId: '', label: null } as const
    const given = { at: new Date('2030-01-31T18:00:00.000Z'), seed: '8-0123456789abcdef', ids: [] }
    const start = { name: 'start-quick-tournament', input: {} } as const
    const here = decideDeskAct(aTournamentOf(4), start, { ...given, author: organizer })
    expect(here).toEqual(decideAct(aTournamentOf(4), start, { ...given, author: organizer }))
    expect(here.accepted).toBe(true)
    const scorekeeper = { ...organizer, role: 'scorekeeper' } as const
    expect(decideDeskAct(aTournamentOf(4), start, { ...given, author: scorekeeper })).toMatchObject({
      refusal: { code: 'not_organizer' },
    })
  })
})
