import { describe, expect, test } from 'vitest'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { journalChange } from '../public-change.ts'
import { anEmptyTournament, aTournamentOf, playerId, publicId, started } from '../testing/a-tournament.ts'
import { keptEvening } from '../testing/kept-evening.ts'
import { beginsWith, repeatAct } from '../testing/repeat-act.ts'
import type { Tournament } from '../tournament.ts'
import type { AnyAct, Given } from './act.ts'
import { type AnyKeptAct, keepAct } from './kept-act.ts'
import type { KeptWholeName } from './kept-inputs.ts'

const organizer = { publicId: publicId('organizer'), role: 'organizer', holderId: '', label: null } as const
const given: Given = { at: new Date('2030-01-31T18:00:00.000Z'), seed: '', ids: ['x1', 'x2'] }
const nameless = ({ players, ...tournament }: Tournament) => ({
  ...tournament,
  players: players.map((player) => ({ ...player, name: '' })),
})

function stored(kept: AnyKeptAct): AnyKeptAct {
  return JSON.parse(JSON.stringify(kept))
}

describe('ACTS-50 an act is kept so that it can be decided once more', () => {
  test.each(['one', 'two', 'three'])('seed %s: an evening repeated ends with the same state, names aside', (seed) => {
    const { tournament, entries } = keptEvening(seed)
    let again = anEmptyTournament({ capacity: 16 })
    let names = 0
    for (const { kept, author, changes } of entries) {
      const standIns = { name: () => `Nobody ${++names}`, reason: null }
      const decided = repeatAct(again, stored(kept), { author, ...standIns })
      if (!decided.accepted) throw new Error(`${kept.name}: ${decided.refusal.code}`)
      expect([kept.name, beginsWith(changes.map(journalChange), decided.value)]).toEqual([kept.name, true])
      again = evolveAll(again, decided.value)
    }
    expect(entries.length).toBeGreaterThan(60)
    expect(nameless(again)).toEqual(nameless(tournament))
  })

  test('no name, no password and no reason is in what is kept; a player is meant by the key', () => {
    const tournament = aTournamentOf(4)
    const [first] = tournament.players
    const keep = (act: AnyAct, beside?: unknown) => keepAct(tournament, act, { ...given, author: organizer, beside })
    const reference = { playerName: first?.name }
    expect(keep({ name: 'add-anonymous-player', input: { playerName: 'Zoé' } }).input).toEqual({ playerName: '' })
    expect(
      keep({ name: 'update-quick-tournament-player', input: { ...reference, newPlayerName: 'Zoé' } }).input,
    ).toEqual({ playerKey: first?.id, newPlayerName: '' })
    expect(
      keep({ name: 'change-settings', input: { name: 'Friday', password: 'sesame', reason: 'Ill' } }).input,
    ).toEqual({
      name: 'Friday',
      password: '',
    })
    expect(keep({ name: 'plan-rounds', input: { rounds: 3, reason: 'Ill' } }).input).toEqual({ rounds: 3 })
    const hidden = { playerId: playerId(first?.id ?? ''), name: 'Zoé', shownAs: first?.name ?? '' }
    const hiding = keep({ name: 'hide-player-name', input: { ...reference, isHidden: false } }, { kept: [hidden] })
    expect(JSON.stringify(hiding)).not.toContain('Zoé')
    const kept = { id: 'p1', kind: 'warning', playerId: first?.id, round: 1, isTakenBack: false }
    const beside = { kept: { ...kept, reason: 'Loud', author: organizer }, before: { kind: 'pending' } }
    expect(keep({ name: 'take-back-penalty', input: { penaltyId: 'p1' as never } }, beside).given).toMatchObject({
      beside: { kept, before: { kind: 'pending' } },
    })
    expect(
      JSON.stringify(keep({ name: 'take-back-penalty', input: { penaltyId: 'p1' as never } }, beside)),
    ).not.toContain('Loud')
  })

  test('ACTS-18 an act in which somebody can write does not compile before it says what is kept; others are kept as they are', () => {
    const whole: readonly KeptWholeName[] = ['undo-round', 'publish-decklists', 'set-round-pairings', 'add-pairing']
    // @ts-expect-error the name of a player
    const named: KeptWholeName = 'add-players-quick-tournament'
    // @ts-expect-error a reason
    const reasoned: KeptWholeName = 'plan-rounds'
    // @ts-expect-error who is meant may be said by a name
    const referred: KeptWholeName = 'seat-late-player'
    expect(whole).not.toContain([named, reasoned, referred])
    const input = { roundNumber: 2 }
    const kept = keepAct(aTournamentOf(4), { name: 'undo-round', input }, { ...given, author: organizer })
    expect(kept.input).toBe(input)
  })

  test('what a password protected, and what needed a reason, is decided again', () => {
    const change = { name: 'change-settings', input: { password: 'sesame' } } as const
    const kept = stored(keepAct(anEmptyTournament(), change, { ...given, author: organizer }))
    const again = repeatAct(anEmptyTournament(), kept, { author: organizer, name: () => '', reason: null })
    expect(again).toMatchObject({ accepted: true, value: [{ kind: 'protection_changed', hasPassword: true }] })
    const running = started(aTournamentOf(4))
    const plan = { name: 'plan-rounds', input: { rounds: 5, reason: 'Late' } } as const
    const planned = stored(keepAct(running, plan, { ...given, author: organizer }))
    const repeated = (reason: string | null) =>
      repeatAct(running, planned, { author: organizer, name: () => '', reason })
    expect(repeated('Late')).toMatchObject({ value: [{ kind: 'rounds_planned', rounds: 5 }] })
    expect(repeated(null)).toMatchObject({ refusal: { code: 'reason_required' } })
  })

  test('who is forgotten is kept without the name that was made up', () => {
    const running = started(aTournamentOf(4))
    const id = running.players[0]?.id ?? playerId('')
    const author = { publicId: publicId('phone'), role: 'player', holderId: id, label: null } as const
    const beside = { pseudonym: 'Quokka', publicId: publicId('nobody') }
    const kept = stored(
      keepAct(running, { name: 'forget-player', input: { playerId: id } }, { ...given, author, beside }),
    )
    expect(JSON.stringify(kept)).not.toContain('Quokka')
    const again = repeatAct(running, kept, { author, name: () => 'Wombat', reason: null })
    expect(again).toMatchObject({
      value: [
        { kind: 'player_renamed', playerId: id, name: 'Wombat' },
        { kind: 'player_claimed', playerId: id, publicId: publicId('nobody') },
      ],
    })
  })

  test('changes that are others, or fewer, are not what was decided', () => {
    const added: Change = { kind: 'player_added', playerId: playerId('x'), name: 'Zoé', publicId: null, firstRound: 1 }
    expect(beginsWith([journalChange(added)], [added])).toBe(true)
    expect(beginsWith([], [added])).toBe(false)
    expect(beginsWith([{ ...added, name: '', firstRound: 2 }], [added])).toBe(false)
  })
})
