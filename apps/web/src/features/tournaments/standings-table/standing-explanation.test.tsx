import { isBye, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { after, aTournamentOf, started, twoOne, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../language/create-translator.ts'
import { LanguageProvider } from '../../../language/language-provider.tsx'
import { StandingsTable } from './standings-table.tsx'

const two = (tournament: Tournament) => {
  const first = withResults(tournament, twoOne)
  return withResults(after(first, startNextRound(first, { seed: 's', wished: null })))
}

type Explained = { readonly language?: 'fr' | 'en'; readonly who?: PlayerId | undefined }

/** Opens the first row, or another. */
async function explain(tournament: Tournament, { language = 'fr', who }: Explained = {}) {
  const standings = computeStandings({ ...tournament, throughRound: 2 })
  const table = (
    <StandingsTable caption="Classement" standings={standings} tournament={tournament} through={2} own={null} />
  )
  render(
    <LanguageProvider translator={await createTranslator(language)} onChoose={() => {}}>
      {table}
    </LanguageProvider>,
  )
  const best = standings[0]
  const name = tournament.players.find(({ id }) => id === (who ?? best?.playerId))?.name ?? ''
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}, `) }))
  const heading = await screen.findByRole('heading', { level: 3, name: /^\d points?$/ })
  return { best, row: heading.closest('tr') as HTMLElement }
}

const text = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? ''

test('NONE-4 a tap on a row tells each round, each share of an opponent and the rule with its date', async () => {
  const { best, row } = await explain(two(started(aTournamentOf(4))))
  const sentences = within(row).getAllByRole('listitem').map(text)
  expect(sentences[0]).toMatch(/^Ronde 1 : victoire 2-1 contre Joueur \d, \+3$/)
  expect(sentences[1]).toMatch(/^Ronde 2 : victoire 2-0 contre Joueur \d, \+3$/)
  expect(sentences).toContainEqual(expect.stringMatching(/^Joueur \d \(ronde 1\) (0 point|3 points) sur 6, soit /))
  expect(sentences).toContainEqual(expect.stringMatching(/^12 points sur 15, soit 80,0 %$/))
  expect(best?.gameWin).toBeCloseTo(12 / 15)
  expect(within(row).getByText(/Magic Tournament Rules, 27 February 2026/)).toBeTruthy()
})

test('NONE-4 a floor that lifts a share says so', async () => {
  const { row } = await explain(two(started(aTournamentOf(4))))
  const sentences = within(row).getAllByRole('listitem').map(text)
  expect(sentences).toContainEqual(expect.stringMatching(/soit \d+,\d %, relevé à 33,0 % \(plancher\)$/))
})

test('NONE-4 a bye has no opponent and counts in no average', async () => {
  const odd = two(started(aTournamentOf(3)))
  const bye = odd.matches.find(isBye)
  const { row } = await explain(odd, { who: bye && seatsOf(bye)[0] })
  const sentences = within(row).getAllByRole('listitem').map(text)
  expect(sentences).toContainEqual(expect.stringMatching(/^Ronde \d : sans adversaire, match gagné, \+3 ; ne compte/))
  // One real opponent in two rounds.
  expect(sentences.filter((sentence) => sentence.includes('(ronde '))).toHaveLength(2)
})

test('NONE-4 LAY-11 the same in English, for a game that counts wins', async () => {
  const { row } = await explain(
    { ...two(started(aTournamentOf(4))), rules: rulePackFor('pokemon') },
    { language: 'en' },
  )
  const sentences = within(row).getAllByRole('listitem').map(text)
  expect(sentences[0]).toMatch(/^Round 1: won 2-1 against Joueur \d, \+3$/)
  expect(within(row).getByText(/Play! Pokémon Tournament Rules Handbook, 21 May 2026/)).toBeTruthy()
})

test('NONE-4 the rounds lost are summed by their squares, and the source of that is named', async () => {
  const tournament = { ...two(started(aTournamentOf(4))), rules: rulePackFor('yugioh') }
  const worst = computeStandings({ ...tournament, throughRound: 2 }).at(-1)?.playerId
  const { row } = await explain(tournament, { who: worst })
  const sentences = within(row).getAllByRole('listitem').map(text)
  expect(sentences).toContain('1 × 1 + 2 × 2 = 5')
  expect(sentences).toContainEqual(expect.stringMatching(/Source : troisième partie du nombre de départage de Konami/))
})

test('GAME-1 NONE-4 the points after each round add up to the cumulative tiebreaker', async () => {
  const tournament = { ...two(started(aTournamentOf(4))), rules: rulePackFor('fleshandblood') }
  const first = computeStandings({ ...tournament, throughRound: 2 })[0]?.playerId
  const { row } = await explain(tournament, { who: first })
  expect(within(row).getByText(/^Départage cumulé.: 2,25$/)).toBeTruthy()
  expect(within(row).getByText(/^Points après chaque ronde.: 1 et 2$/)).toBeTruthy()
})

test('NONE-4 a late entrant reads why equal points stand above', async () => {
  const played = two(started(aTournamentOf(4)))
  const players = played.players.map((player) => (player.id === 'p2' ? { ...player, firstRound: 2 } : player))
  const tournament = { ...played, players, rules: rulePackFor('pokemon') }
  const { row } = await explain(tournament, { who: 'p2' as PlayerId })
  expect(within(row).getByText(/^Arrivée après la ronde 1 : derrière les autres/)).toBeTruthy()
})
