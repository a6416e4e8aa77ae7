import { describe, expect, test } from 'vitest'
import { roundsOfLists, roundsToPlay } from '../kinds/stage.ts'
import { isFull } from '../players/capacity.ts'
import { removePlayer } from '../players/remove-player.ts'
import { planRounds } from '../rounds/plan-rounds.ts'
import type { Game } from '../rule-packs/rule-pack.ts'
import { findRulePack, rulePackFor } from '../rule-packs/rule-packs.ts'
import {
  after,
  anAnnouncement,
  anEmptyTournament,
  aTournamentOf,
  playerId,
  started,
  withResults,
} from '../testing/a-tournament.ts'
import { changeSettings } from './change-settings.ts'
import { finishTournament } from './finish-tournament.ts'
import { publishDecklists } from './publish-decklists.ts'

const event = () => anEmptyTournament({ announcement: anAnnouncement })

describe('the number of rounds', () => {
  test('STAK-14 is that of the game until the organizer plans another one', () => {
    expect(roundsToPlay(aTournamentOf(9))).toBe(5)
    const played = (game: Game, players: number) =>
      roundsToPlay({ ...aTournamentOf(players), rules: rulePackFor(game) })
    expect([8, 16, 17, 227].map((players) => played('magic', players))).toEqual([3, 5, 5, 9])
    expect([8, 13, 16, 227].map((players) => played('pokemon', players))).toEqual([3, 5, 5, 9])
    expect([9, 227].map((players) => played('lorcana', players))).toEqual([4, 9])
    expect([9, 227].map((players) => played('other', players))).toEqual([4, 8])
  })

  test('STAK-14 is ceil(log2 n) on lists, and where earlier rules are pinned', () => {
    const rules = findRulePack('magic-2026-02-27') ?? rulePackFor('other')
    expect(roundsOfLists(aTournamentOf(9))).toBe(4)
    expect(roundsToPlay({ ...aTournamentOf(9), rules })).toBe(4)
    const planned = after(aTournamentOf(9), planRounds(aTournamentOf(9), { rounds: 6, reason: null }))
    expect(roundsOfLists(planned)).toBe(6)
  })

  test('STAK-14 is the one that the organizer planned', () => {
    expect(roundsToPlay(after(aTournamentOf(9), planRounds(aTournamentOf(9), { rounds: 6, reason: null })))).toBe(6)
  })

  test('STAK-14 changes after the start with a reason only, and never below the rounds paired', () => {
    const playing = started(aTournamentOf(8))
    expect(planRounds(playing, { rounds: 4, reason: null })).toMatchObject({ refusal: { code: 'reason_required' } })
    expect(roundsToPlay(after(playing, planRounds(playing, { rounds: 4, reason: 'La salle ferme tard' })))).toBe(4)
    expect(planRounds(playing, { rounds: 0, reason: 'x' })).toMatchObject({ refusal: { code: 'rounds_below_paired' } })
    const over = after(withResults(playing), finishTournament(withResults(playing)))
    expect(planRounds(over, { rounds: 4, reason: 'x' })).toMatchObject({ refusal: { code: 'tournament_finished' } })
  })
})

describe('settings of an announced event', () => {
  test('its description changes, and what is not given stays', () => {
    const moved = after(
      event(),
      changeSettings(event(), { announcement: { location: 'Villeurbanne', format: 'legacy' } }),
    )
    expect(moved.announcement).toEqual({ ...anAnnouncement, location: 'Villeurbanne', format: 'legacy' })
    expect(changeSettings(moved, { announcement: { location: 'Villeurbanne' } })).toEqual({ accepted: true, value: [] })
  })

  test('FIND-3 the name of a format stays with formats that say little, and goes with another', () => {
    const named = after(
      event(),
      changeSettings(event(), { announcement: { format: 'other', formatName: 'Commander' } }),
    )
    expect(named.announcement).toMatchObject({ format: 'other', formatName: 'Commander' })
    const sealed = after(named, changeSettings(named, { announcement: { format: 'limited', formatName: 'Sealed' } }))
    expect(sealed.announcement).toMatchObject({ format: 'limited', formatName: 'Sealed' })
    // Older apps, which do not know the name, send the format alone.
    const modern = after(named, changeSettings(named, { announcement: { format: 'modern' } }))
    expect(modern.announcement).toMatchObject({ format: 'modern', formatName: null })
    const announced = { ...anAnnouncement, formatName: 'Commander' } as const
    expect(anEmptyTournament({ announcement: announced }).announcement?.formatName).toBeNull()
  })

  test('a quick tournament has neither a description nor more than 256 players', () => {
    const quick = anEmptyTournament()
    const code = (settings: Parameters<typeof changeSettings>[1]) => {
      const outcome = changeSettings(quick, settings)
      return outcome.accepted ? null : outcome.refusal.code
    }
    expect(code({ announcement: { location: 'Lyon' } })).toBe('wrong_tournament_type')
    expect(code({ capacity: 257 })).toBe('player_count_invalid')
    expect(code({ capacity: null })).toBe('player_count_invalid')
    expect(code({ capacity: 256 })).toBeNull()
  })
})

test('whoever dropped gives the seat back', () => {
  const full = started(aTournamentOf(8, { capacity: 8 }))
  expect(isFull(full)).toBe(true)
  expect(isFull(after(full, removePlayer(full, playerId('p3'))))).toBe(false)
  expect(isFull({ ...full, capacity: null })).toBe(false)
})

test('decklists are shown to everybody once the event is finished, and can be hidden again', () => {
  const playing = withResults(started({ ...aTournamentOf(4), announcement: anAnnouncement }))
  expect(publishDecklists(playing, true)).toMatchObject({ refusal: { code: 'tournament_not_finished' } })
  const over = after(playing, finishTournament(playing))
  const shown = after(over, publishDecklists(over, true))
  expect(shown.areDecklistsPublic).toBe(true)
  expect(after(shown, publishDecklists(shown, false)).areDecklistsPublic).toBe(false)
  expect(publishDecklists(aTournamentOf(2), true)).toMatchObject({ refusal: { code: 'wrong_tournament_type' } })
})
