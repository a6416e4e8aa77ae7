import { describe, expect, test } from 'vitest'
import type { Outcome } from '../outcome.ts'
import { evolveAll } from '../tournaments/evolve.ts'
import { changeSettings } from '../tournaments/life/change-settings.ts'
import { finishTournament } from '../tournaments/life/finish-tournament.ts'
import { startCut } from '../tournaments/rounds/start-cut.ts'
import {
  after,
  anAnnouncement,
  anEmptyTournament,
  playerId,
  publicId,
  started,
  withResults,
} from '../tournaments/testing/a-tournament.ts'
import type { WholeTournament } from '../tournaments/tournament.ts'
import { acceptInOrder, acceptRegistration } from './accept-registration.ts'
import { amendRegistration } from './amend-registration.ts'
import { checkIn, checkInAll, dropAbsent, settleField } from './check-in.ts'
import { cancelRegistration, dropRegistration } from './leave-registration.ts'
import { type Registering, register as registerFrom } from './register.ts'
import { MOST_REGISTRATIONS, type Registration, type RegistrationId } from './registration.ts'
import { droppedFrom, holdsName, type RegistrationState } from './registration-state.ts'
import { removeRegistration } from './remove-registration.ts'
import { undoRegistrationAct } from './undo-registration-act.ts'
import { waitingPositions } from './waiting-list.ts'

const event = (capacity: number | null = 8) => anEmptyTournament({ capacity, announcement: anAnnouncement })
const newcomer = (number: number, name = `Joueur ${number}`) => ({
  id: `r${number}` as RegistrationId,
  playerId: playerId(`p${number}`),
  name,
})
const inState = (number: number, state: RegistrationState): Registration => ({
  ...newcomer(number),
  shownAs: null,
  state,
})
const pending = (number: number) => inState(number, { kind: 'pending' })
const cancelled = (number: number) => inState(number, { kind: 'cancelled', from: 'pending' })
const candidate = (registration: Registration) => ({ registration, publicId: publicId(`phone of ${registration.id}`) })

const register = (tournament: WholeTournament, asking: Omit<Registering, 'publicId' | 'now'>) =>
  registerFrom(tournament, { ...asking, publicId: publicId('phone'), now: '2027-01-01T12:00:00.000Z' })

type Answer = ReturnType<typeof acceptRegistration>
const codeOf = (answer: { accepted: boolean; refusal?: { code: string } }) => answer.refusal?.code ?? null
function decided<Decided>(answer: Outcome<Decided>): Decided {
  if (!answer.accepted) throw new Error(answer.refusal.code)
  return answer.value
}

function then(tournament: WholeTournament, answer: Answer): readonly [WholeTournament, Registration] {
  const { changes, registration } = decided(answer)
  return [evolveAll(tournament, changes), registration]
}

function confirmed(count: number, capacity: number | null = 8): readonly [WholeTournament, readonly Registration[]] {
  let tournament = event(capacity)
  const registrations: Registration[] = []
  for (let number = 1; number <= count; number++) {
    const [next, registration] = then(tournament, acceptRegistration(tournament, candidate(pending(number))))
    tournament = next
    registrations.push(registration)
  }
  return [tournament, registrations]
}

describe('registering', () => {
  test('REGI-5 a registration is pending, and nobody plays yet', () => {
    const [tournament, registration] = then(
      event(),
      register(event(), { newcomer: newcomer(1), own: null, registrations: [] }),
    )
    expect(registration).toEqual(pending(1))
    expect(tournament.players).toEqual([])
  })

  test('REGI-7 screens are told what everybody may know of a registration, and whether more of it has changed', () => {
    const news = (answer: Answer) =>
      decided(answer).changes.flatMap((change) => (change.kind === 'registration_moved' ? [change.news] : []))
    const arrival = { kind: 'arrived', playerId: 'p1', name: 'Joueur 1', publicId: 'phone' }
    expect(news(register(event(), { newcomer: newcomer(1), own: null, registrations: [] }))).toEqual([arrival])
    const again = { newcomer: newcomer(9, 'Zoé'), own: cancelled(1), registrations: [cancelled(1)] }
    expect(news(register(event(), again))).toEqual([{ ...arrival, name: 'Zoé' }])
    expect(news(acceptRegistration(event(), candidate(pending(1))))).toEqual([{ kind: 'moved' }])
    const amendment = { registration: pending(1), registrations: [], name: 'Zoé', by: 'player' } as const
    expect(news(amendRegistration(event(), amendment))).toEqual([{ kind: 'amended', name: 'Zoé' }])
    const removed = removeRegistration(event(), pending(1))
    expect(removed.accepted && removed.value.changes.at(-1)).toMatchObject({ news: { kind: 'erased' } })
  })

  test('STAK-15 a full event takes registrations, as its waiting list', () => {
    const [full, registrations] = confirmed(2, 2)
    const all = [...registrations, pending(3), pending(4)]
    expect(codeOf(register(full, { newcomer: newcomer(5), own: null, registrations: all }))).toBeNull()
    const waiting = ['r3', 'r4']
    expect(Object.fromEntries(waitingPositions(full, waiting))).toEqual({ r3: 1, r4: 2 })
    expect(waitingPositions(event(), waiting).size).toBe(0)
    expect(waitingPositions({ ...full, capacity: null }, waiting).size).toBe(0)
  })

  test('a name, and a person, once; after the start nobody; quick tournaments never', () => {
    const registrations = [pending(1)]
    const own = { own: null, registrations }
    expect(codeOf(register(event(), { newcomer: newcomer(2, 'JOUEUR 1'), ...own }))).toBe('player_name_taken')
    expect(codeOf(register(event(), { newcomer: newcomer(2), own: pending(1), registrations }))).toBe(
      'already_registered',
    )
    const [playing] = confirmed(2)
    expect(codeOf(register(started(playing), { newcomer: newcomer(3), ...own }))).toBe('tournament_already_started')
    expect(codeOf(register(anEmptyTournament(), { newcomer: newcomer(3), ...own }))).toBe('wrong_tournament_type')
  })

  test('REGI-5 an event has room for so many registrations and no more; who cancelled leaves theirs to another', () => {
    const registrations = Array.from({ length: MOST_REGISTRATIONS }, (_, number) => pending(number))
    const asking = { newcomer: newcomer(MOST_REGISTRATIONS), own: null }
    expect(codeOf(register(event(), { ...asking, registrations }))).toBe('tournament_full')
    expect(codeOf(register(event(), { ...asking, registrations: registrations.with(0, cancelled(0)) }))).toBeNull()
  })

  test('ACTS-15 REGI-1 an own registration never takes its own name away: it is in the way by itself, or holds none', () => {
    const answered = [
      { kind: 'pending' },
      { kind: 'confirmed', isPresent: false },
      { kind: 'cancelled', from: 'pending' },
      { kind: 'cancelled', from: 'confirmed' },
    ] as const
    const states: readonly RegistrationState[] = [...answered, ...answered.map(droppedFrom)]
    for (const state of states) {
      const own = inState(1, state)
      const asking = { newcomer: newcomer(9, own.name), own, registrations: [own, pending(2)] }
      expect([state, codeOf(register(event(), asking))]).toEqual([
        state,
        state.kind === 'cancelled' ? null : 'already_registered',
      ])
      if (state.kind !== 'cancelled') continue
      expect(holdsName(state)).toBe(false)
      const another = { ...asking, newcomer: newcomer(9, pending(2).name) }
      expect(codeOf(register(event(), another))).toBe('player_name_taken')
    }
  })

  test('REGI-5 who cancelled comes back under the new name; who was dropped by the organizer does not', () => {
    const again = { newcomer: newcomer(9, 'Autre nom'), registrations: [cancelled(1)] }
    const back = decided(register(event(), { ...again, own: cancelled(1) })).registration
    expect(back).toEqual({ ...pending(1), name: 'Autre nom' })
    const gone = inState(1, { kind: 'dropped', from: { kind: 'cancelled', from: 'pending' } })
    expect(codeOf(register(event(), { ...again, own: gone }))).toBe('already_registered')
  })

  test('FREZ-3 who comes back to an event whose lists are locked keeps the list of before; a newcomer brings theirs', () => {
    const asking = { newcomer: newcomer(1), own: cancelled(1), registrations: [cancelled(1)] }
    const locked = { ...event(), decksLockedAt: '2026-12-31T12:00:00.000Z' }
    const other = { before: 'cards', hasReason: false } as const
    expect(codeOf(register(locked, { ...asking, deck: other }))).toBe('decklist_locked')
    expect(codeOf(register(locked, asking))).toBeNull()
    expect(codeOf(register(event(), { ...asking, deck: other }))).toBeNull()
    for (const before of ['none', 'address'] as const) {
      expect(codeOf(register(locked, { ...asking, deck: { ...other, before } }))).toBeNull()
    }
  })

  test('REGI-5 a protected event takes the right password, except from who comes back', () => {
    const locked = { ...event(), hasPassword: true }
    const asking = { newcomer: newcomer(1), own: null, registrations: [] }
    expect(codeOf(register(locked, asking))).toBe('entry_password_required')
    expect(codeOf(register(locked, { ...asking, password: 'wrong' }))).toBe('entry_password_wrong')
    expect(codeOf(register(locked, { ...asking, password: 'right' }))).toBeNull()
    expect(codeOf(register(locked, { ...asking, own: cancelled(1), registrations: [cancelled(1)] }))).toBeNull()
  })
})

describe('accepting', () => {
  test('REGI-5 a pending registration becomes a player with its device; after the start a late entry', () => {
    const [tournament, registration] = then(event(), acceptRegistration(event(), candidate(pending(1))))
    expect(registration.state).toEqual({ kind: 'confirmed', isPresent: false })
    expect(tournament.players).toMatchObject([{ name: 'Joueur 1', publicId: 'phone of r1', firstRound: 1 }])
    const playing = started(confirmed(2)[0])
    expect(then(playing, acceptRegistration(playing, candidate(pending(3))))[0].players.at(-1)?.firstRound).toBe(2)
  })

  test('REGI-5 nobody is accepted twice, dropped, cancelled, beyond the seats or after the end', () => {
    const [full, [first = pending(1)]] = confirmed(2, 2)
    const code = (tournament: WholeTournament, registration: Registration) =>
      codeOf(acceptRegistration(tournament, candidate(registration)))
    expect(code(event(), first)).toBe('registration_not_pending')
    expect(code(event(), inState(1, { kind: 'dropped', from: { kind: 'pending' } }))).toBe('registration_dropped')
    expect(code(event(), cancelled(1))).toBe('registration_not_pending')
    expect(code(full, pending(3))).toBe('tournament_full')
    const playing = withResults(started(full))
    expect(code(after(playing, finishTournament(playing)), pending(3))).toBe('tournament_finished')
  })

  test('STAK-15 several are accepted in order as far as there are seats', () => {
    const candidates = [pending(1), cancelled(2), pending(3), pending(4)].map(candidate)
    const accepted = (capacity: number) => {
      const outcome = acceptInOrder(event(capacity), candidates)
      return outcome.accepted && outcome.value.map(({ registration }) => registration.id)
    }
    expect(accepted(2)).toEqual(['r1', 'r3'])
    expect(accepted(8)).toEqual(['r1', 'r3', 'r4'])
    expect(codeOf(acceptInOrder(confirmed(2, 2)[0], [candidate(pending(3))]))).toBe('tournament_full')
    expect(acceptInOrder(event(), [])).toEqual({ accepted: true, value: [] })
  })

  test('STGE-36 as many are accepted into groups as there are byes, and the others keep waiting', () => {
    const [waiting] = confirmed(7, 12)
    const groups = started(after(waiting, changeSettings(waiting, { structure: 'groups' })))
    const late = [pending(8), pending(9)].map(candidate)
    const [decision, ...others] = decided(acceptInOrder(groups, late))
    expect(decision?.registration).toMatchObject({ id: 'r8', state: { kind: 'confirmed' } })
    expect(others).toEqual([])
    const full = evolveAll(groups, decision?.changes ?? [])
    expect(codeOf(acceptInOrder(full, late.slice(1)))).toBe('field_drawn')
  })
})

describe('leaving and coming back', () => {
  test('STAK-3 REGI-5 each act is taken back, and the registration stands as before', () => {
    const [tournament, [registration = pending(1)]] = confirmed(3)
    const acts = { cancel: cancelRegistration, drop: dropRegistration }
    for (const act of ['cancel', 'drop'] as const) {
      const [gone, left] = then(tournament, acts[act](tournament, registration))
      expect(gone.players).toHaveLength(2)
      const [back, restored] = then(gone, undoRegistrationAct(gone, { act, ...candidate(left) }))
      expect(restored).toEqual(registration)
      expect(back.players.map(({ id }) => id).toSorted()).toEqual(['p1', 'p2', 'p3'])
      expect(decided(undoRegistrationAct(back, { act, ...candidate(restored) })).changes).toEqual([])
    }
    const [without, again] = then(
      tournament,
      undoRegistrationAct(tournament, { act: 'accept', ...candidate(registration) }),
    )
    expect([again.state.kind, without.players.length]).toEqual(['pending', 2])
  })

  test('STAK-3 where the seat was taken meanwhile, taking back raises the capacity by one', () => {
    const [full, [first = pending(1)]] = confirmed(2, 2)
    for (const [act, leave] of [['cancel', cancelRegistration] as const, ['drop', dropRegistration] as const]) {
      const [free, gone] = then(full, leave(full, first))
      expect(then(free, undoRegistrationAct(free, { act, ...candidate(gone) }))[0].capacity).toBe(2)
      const [refilled] = then(free, acceptRegistration(free, candidate(pending(3))))
      const [back] = then(refilled, undoRegistrationAct(refilled, { act, ...candidate(gone) }))
      expect(back).toMatchObject({ capacity: 3, players: { length: 3 } })
      expect(codeOf(acceptRegistration(back, candidate(pending(4))))).toBe('tournament_full')
    }
  })

  test('STAK-3 who waited for an answer and comes back takes no seat', () => {
    const [full] = confirmed(2, 2)
    const [, left] = then(full, cancelRegistration(full, pending(3)))
    const [same, waiting] = then(full, undoRegistrationAct(full, { act: 'cancel', ...candidate(left) }))
    expect([same.capacity, waiting.state.kind]).toEqual([2, 'pending'])
  })

  test('REGI-5 who has played drops with the results, is paired no more, and can come back', () => {
    const [seated, [first = pending(1)]] = confirmed(4)
    const playing = withResults(started(seated))
    for (const leave of [dropRegistration, cancelRegistration]) {
      const [gone, left] = then(playing, leave(playing, first))
      expect(gone.players.find(({ id }) => id === 'p1')?.droppedAfter).toBe(1)
      const act = leave === dropRegistration ? 'drop' : 'cancel'
      const [back] = then(gone, undoRegistrationAct(gone, { act, ...candidate(left) }))
      expect(back.players.find(({ id }) => id === 'p1')?.droppedAfter).toBeNull()
    }
    const undone = undoRegistrationAct(playing, { act: 'accept', ...candidate(first) })
    expect(codeOf(undone)).toBe('tournament_already_started')
  })

  test('STAK-9 nobody comes back to an event once its cut has begun', () => {
    const [seated, [first = pending(1)]] = confirmed(4)
    const playing = withResults(started(seated))
    const [gone, left] = then(playing, dropRegistration(playing, first))
    const begun = startCut(gone, { wish: { by: 'size', size: 2 }, afterRound: 1, seed: 'cut' })
    if (!begun.accepted) throw new Error(begun.refusal.code)
    const inCut = evolveAll(gone, begun.value)
    expect(codeOf(undoRegistrationAct(inCut, { act: 'drop', ...candidate(left) }))).toBe('return_after_cut')
  })

  test('REGI-5 nobody leaves twice', () => {
    const [tournament, [registration = pending(1)]] = confirmed(1)
    const dropped = decided(dropRegistration(tournament, registration)).registration
    const withdrawn = decided(cancelRegistration(tournament, registration)).registration
    expect(codeOf(dropRegistration(tournament, dropped))).toBe('registration_dropped')
    expect(codeOf(cancelRegistration(tournament, dropped))).toBe('registration_dropped')
    expect(codeOf(cancelRegistration(tournament, withdrawn))).toBe('registration_cancelled')
    expect(codeOf(dropRegistration(tournament, withdrawn))).toBeNull()
  })

  test('a registration is erased unless its player was paired', () => {
    const [tournament, [registration = pending(1)]] = confirmed(2)
    const { changes, isErased } = decided(removeRegistration(tournament, registration))
    expect(evolveAll(tournament, changes).players).toHaveLength(1)
    expect(isErased).toBe(true)
    expect(codeOf(removeRegistration(started(tournament), registration))).toBe('tournament_already_started')
  })
})

describe('at the desk', () => {
  test('STAK-15 check-in is for who is not turned away before the start, and the absent drop together', () => {
    const [tournament, registrations] = confirmed(3)
    const [first = pending(1), ...others] = registrations
    const [, present] = then(tournament, checkIn(tournament, { registration: first, isPresent: true }))
    expect(present.state).toEqual({ kind: 'confirmed', isPresent: true })
    expect(decided(checkIn(tournament, { registration: present, isPresent: true })).changes).toEqual([])
    expect(codeOf(checkIn(tournament, { registration: cancelled(4), isPresent: true }))).toBe(
      'registration_not_confirmed',
    )
    expect(codeOf(checkIn(started(tournament), { registration: first, isPresent: true }))).toBe(
      'tournament_already_started',
    )
    const dropped = dropAbsent(tournament, [present, ...others, pending(4)])
    expect(dropped.accepted && dropped.value.map(({ registration }) => registration.id)).toEqual(['r2', 'r3'])
    expect(codeOf(dropAbsent(started(tournament), registrations))).toBe('tournament_already_started')
  })

  test('STAK-15 everybody confirmed is noted present at once, and what that changed is taken back at once', () => {
    const [tournament, [first = pending(1), ...others]] = confirmed(3)
    const [, present] = then(tournament, checkIn(tournament, { registration: first, isPresent: true }))
    const all = [present, ...others, pending(4), inState(5, { kind: 'cancelled', from: 'confirmed' })]
    const noted = checkInAll(tournament, { registrations: all, isPresent: true })
    const changed = noted.accepted ? noted.value.map(({ registration }) => registration) : []
    expect(changed.map(({ id, state }) => [id, state])).toEqual(
      ['r2', 'r3'].map((id) => [id, { kind: 'confirmed', isPresent: true }]),
    )
    const back = checkInAll(tournament, { registrations: changed, isPresent: false })
    expect(back.accepted && back.value.map(({ registration }) => registration)).toEqual(others)
    expect(codeOf(checkInAll(started(tournament), { registrations: all, isPresent: true }))).toBe(
      'tournament_already_started',
    )
  })

  test('STAK-15 in one act the absent drop and who waits takes their seats, whoever is there first', () => {
    const [open, [first = pending(1), ...others]] = confirmed(4)
    const tournament: WholeTournament = { ...open, capacity: 4 }
    const [, present] = then(tournament, checkIn(tournament, { registration: first, isPresent: true }))
    const [, seventh] = then(tournament, checkIn(tournament, { registration: pending(7), isPresent: true }))
    const absent = others.slice(0, 2)
    const there = others.slice(2).map((registration) => ({
      ...registration,
      state: { kind: 'confirmed', isPresent: true } as const,
    }))
    const waiting = [pending(5), pending(6), seventh]
    const settled = settleField(tournament, [present, ...absent, ...there, ...waiting].map(candidate))
    const decisions = settled.accepted ? settled.value : []
    expect(decisions.map(({ registration: { id, state } }) => [id, state])).toEqual([
      ...absent.map(({ id }) => [id, { kind: 'dropped', from: { kind: 'confirmed' } }]),
      ['r7', { kind: 'confirmed', isPresent: true }],
      ['r5', { kind: 'confirmed', isPresent: false }],
    ])
    const field = evolveAll(
      tournament,
      decisions.flatMap(({ changes }) => changes),
    )
    expect(field.players.map(({ id }) => id)).toEqual(
      [present, ...there, seventh, pending(5)].map((one) => one.playerId),
    )
    expect(codeOf(settleField(started(tournament), [present].map(candidate)))).toBe('tournament_already_started')
  })

  test('STAK-15 where nobody waits, or everybody is there, the one act does the half that is left', () => {
    const [tournament, [first = pending(1), ...others]] = confirmed(2)
    const nobodyWaits = settleField(tournament, [first, ...others].map(candidate))
    expect(nobodyWaits.accepted && nobodyWaits.value).toHaveLength(2)
    const [, present] = then(tournament, checkIn(tournament, { registration: first, isPresent: true }))
    const full: WholeTournament = { ...tournament, capacity: 2 }
    const nobodyFits = settleField(full, [present, pending(3)].map(candidate))
    expect(nobodyFits.accepted && nobodyFits.value).toEqual([])
  })
})

describe('amending', () => {
  test('REGI-6 the player until the start, the organizer until the finish; the seat follows the name', () => {
    const [tournament, registrations] = confirmed(2)
    const [registration = pending(1)] = registrations
    const amend = (state: WholeTournament, by: 'player' | 'staff', name?: string) =>
      amendRegistration(state, { registration, registrations, by, name })
    expect(then(tournament, amend(tournament, 'player', 'Zoé'))[0].players[0]?.name).toBe('Zoé')
    expect(codeOf(amend(tournament, 'player', 'Joueur 2'))).toBe('player_name_taken')
    const playing = started(tournament)
    expect(codeOf(amend(playing, 'player'))).toBe('tournament_already_started')
    expect(codeOf(amend(playing, 'staff', 'Zoé'))).toBeNull()
    const over = withResults(playing)
    expect(codeOf(amend(after(over, finishTournament(over)), 'staff'))).toBe('tournament_finished')
  })
})
