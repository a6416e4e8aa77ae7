import { describe, expect, test } from 'vitest'
import type { KnownRegistration, WalkIn } from '../../registrations/acts/registrations-at-desk.ts'
import type { Registration, RegistrationId } from '../../registrations/registration.ts'
import type { Author } from '../authority/holder.ts'
import { evolveAll } from '../evolve.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { anAnnouncement, aTournamentOf, playerId, publicId, started } from '../testing/a-tournament.ts'
import type { WholeTournament } from '../tournament.ts'
import { type ApartAct, replayApart } from './decided-apart.ts'
import type { AnyDeskAct } from './desk-acts.ts'
import { type Joining, joinApart } from './join-apart.ts'

const author: Author = { publicId: publicId('organizer'), role: 'organizer', holderId: '', label: null }
const at = '2030-01-31T19:00:00.000Z'
let count = 0
const apart = (act: AnyDeskAct, drawn: { seed?: string; ids?: readonly string[] } = {}): ApartAct => ({
  ...act,
  id: `apart-act-${++count}`,
  given: { at, seed: '', ids: [], ...drawn },
})
const walkIn = (input: WalkIn, ids: readonly string[]) => apart({ name: 'add-player-at-desk', input }, { ids })

/** An event of four, and as its device knows it. */
function anEvent(capacity: number | null = null) {
  const tournament: WholeTournament = { ...aTournamentOf(4), announcement: anAnnouncement, capacity }
  const registered = tournament.players.map(({ id, name }) => known(`r-${id}`, { playerId: id, name }))
  return { tournament, registered }
}
const known = (id: string, { playerId, name }: Pick<Registration, 'playerId' | 'name'>): KnownRegistration => ({
  ...{ id: id as RegistrationId, playerId, name, shownAs: null, hasPaid: false },
  state: { kind: 'confirmed', isPresent: false },
})
const join = (on: ReturnType<typeof anEvent>, made: Joining['made'], more: Partial<Joining> = {}) =>
  joinApart({
    ...{ there: on.tournament, registered: on.registered, made, author },
    ...{ known: new Set<string>(), theirs: new Set<string>(), ...more },
  })

describe('CAVE-44 somebody written in without a network', () => {
  test('is seated, and noted as present and paid, as registered; what nobody told the device it does not invent', () => {
    const base = anEvent()
    const acts = [
      walkIn({ playerName: 'Nora', hasPaid: true }, ['r5', 'p5']),
      apart({ name: 'check-in-player', input: { playerId: 'p5', isPresent: false } }),
      apart({ name: 'check-in-player', input: { playerId: 'p1', isPresent: true } }),
      apart({ name: 'note-payment', input: { playerId: 'p1', hasPaid: true } }),
      apart({ name: 'drop-registration', input: { playerId: 'p2' } }),
    ]
    const { tournament, registered, made } = replayApart(base, acts, author)
    expect(made.every(({ changes }) => changes.length > 0)).toBe(true)
    expect(tournament.players.map(({ name }) => name)).toContain('Nora')
    expect(
      registered.map(({ name, state, hasPaid }) => [
        name,
        state.kind,
        'isPresent' in state && state.isPresent,
        hasPaid,
      ]),
    ).toEqual([
      [base.tournament.players[0]?.name, 'confirmed', true, true],
      [base.tournament.players[1]?.name, 'dropped', false, false],
      ...base.tournament.players.slice(2).map(({ name }) => [name, 'confirmed', false, false]),
      ['Nora', 'confirmed', false, true],
    ])
    const stranger = apart({ name: 'note-payment', input: { playerId: 'nobody', hasPaid: true } })
    const twice = walkIn({ playerName: 'nora' }, ['r6', 'p6'])
    expect(
      replayApart({ tournament, registered }, [stranger, twice], author).made.map(({ changes }) => changes),
    ).toEqual([[], []])
    // Without the list, whoever is seated is known by name.
    expect(replayApart({ tournament }, [twice], author).made[0]?.changes).toEqual([])
    expect(replayApart({ tournament }, [acts[4] as ApartAct], author).tournament.players).toHaveLength(4)
  })

  test('plays under another name where somebody there took it, and whatever rests on them goes on', () => {
    const base = { ...anEvent(), tournament: started(anEvent().tournament) }
    const add = walkIn({ playerName: 'Nora', email: 'nora@exemple.fr' }, ['r5', 'p5'])
    const another = walkIn({ playerName: 'Max' }, ['r6', 'p6'])
    const { made } = replayApart(base, [add, another], author)
    const nora = known('r9', { playerId: playerId('p9'), name: 'Nora' })
    const there = { ...base, registered: [...base.registered, { ...nora, state: { kind: 'pending' } as const }] }
    const joined = join(there, made)
    expect(joined.met).toEqual([{ kind: 'name', id: add.id, name: 'Nora', as: 'Nora (2)' }])
    expect(joined.steps).toEqual([{ ...add, input: { playerName: 'Nora (2)', email: 'nora@exemple.fr' } }, another])
    expect(joined.after.players.slice(-2).map(({ id, name }) => [id, name])).toEqual([
      ['p5', 'Nora (2)'],
      ['p6', 'Max'],
    ])
    const both = {
      ...there,
      registered: [...there.registered, known('r8', { playerId: playerId('p8'), name: 'nora (2)' })],
    }
    expect(join(both, made).met).toMatchObject([{ kind: 'name', as: 'Nora (3)' }])
    const long = walkIn({ playerName: 'N'.repeat(64) }, ['r7', 'p7'])
    const same = known('r9', { playerId: playerId('p9'), name: 'N'.repeat(64) })
    const cut = join({ ...base, registered: [same] }, replayApart(base, [long], author).made)
    expect(cut.met).toMatchObject([{ as: `${'N'.repeat(60)} (2)` }])
  })

  test('takes one seat more where the last went to somebody else, and that is said; a seat added here is no question', () => {
    const base = anEvent(5)
    const add = walkIn({ playerName: 'Nora' }, ['r5', 'p5'])
    const { made } = replayApart(base, [add], author)
    const tournament = evolveAll(base.tournament, [
      { kind: 'player_added', playerId: playerId('p9'), name: 'Zoé', publicId: null, firstRound: 1 },
    ])
    const joined = join({ ...base, tournament }, made)
    expect(joined.met).toEqual([{ kind: 'seats', id: add.id, name: 'Nora', seats: 6 }])
    expect(joined.after.capacity).toBe(6)
    const full = anEvent(4)
    expect(join(full, replayApart(full, [add], author).made)).toMatchObject({ met: [], after: { capacity: 5 } })
  })

  test('who came at an event that began elsewhere is late there, and a check-in that came too late is named', () => {
    const base = anEvent()
    const add = walkIn({ playerName: 'Nora' }, ['r5', 'p5'])
    const here = apart({ name: 'check-in-player', input: { playerId: 'p1', isPresent: true } })
    const pair = apart({ name: 'generate-advanced-pairings', input: { roundNumber: 1 } }, { seed: 'seed' })
    const { made } = replayApart(base, [add, here, pair], author)
    const joined = join({ ...base, tournament: started(base.tournament) }, made)
    expect(joined.met).toMatchObject([
      { kind: 'impossible', id: here.id, refusal: { code: 'tournament_already_started' } },
      { kind: 'impossible', id: pair.id },
    ])
    expect(joined.after.players.at(-1)).toMatchObject({ name: 'Nora', firstRound: 2 })
    const seated = joined.after.matches.filter(isMeeting).flatMap((match) => seatsOf(match))
    expect(seated).not.toContain('p5')
  })
})
