import { games } from '@tablee/domain/tournaments/kinds/result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { cancelTournament } from '@tablee/domain/tournaments/life/cancel-tournament'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { submitScore } from '@tablee/domain/tournaments/results/submit-score'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, twoNil, twoOne, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament, WholeTournament } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABLE_TOKEN } from '../testing/decided-acts.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, venue } from '../testing/venue.ts'
import { TablePage } from './table-page.tsx'
import { readTablePlace } from './table-place.ts'

// No reports: nothing is kept back.
const round = started(venue(['Zoé', 'Max'])) as WholeTournament
const match = matchOf(round, 'p1')
const [first, second] = pairOf(match).map((id) => (id === 'p1' ? 'Zoé' : 'Max'))

async function scan(tournament: Tournament, fragment = `1.${TABLE_TOKEN}`) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<TablePage code="ABCDEF" fragment={fragment} />, { server })
  return { server, ...shown }
}

const firstCode = () => screen.getAllByRole('textbox')[0] as HTMLElement

test('CAVE-6 a tap, six keys and Enter: the result stands as confirmed by both, and the page shows it', async () => {
  const { server, user } = await scan(round)
  await user.click(await screen.findByRole('button', { name: `${first} gagne 2-1` }))
  await user.click(firstCode())
  await user.keyboard('cccddd')
  const button = screen.getByRole('button', { name: `Confirmer à deux : ${first} gagne 2-1` })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.keyboard('{Enter}')
  const said = await screen.findByText('Confirmé à deux')
  await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true))
  expect(matchOf(server.tournament, 'p1').state).toMatchObject({ kind: 'terminated', result: games(twoOne) })
  expect(screen.getByText(String(second)).closest('p')?.textContent).toBe(`${second}1`)
})

test('CAVE-6 the codes may come before the score, and the button says what is missing', async () => {
  const { user } = await scan(round)
  expect(await screen.findByRole('button', { name: 'Choisissez le score' })).toHaveProperty('disabled', true)
  await user.click(firstCode())
  await user.keyboard('cccddd')
  await user.click(screen.getByRole('button', { name: `${second} gagne 2-0` }))
  expect(screen.getByRole('button', { name: `Confirmer à deux : ${second} gagne 2-0` })).toHaveProperty(
    'disabled',
    false,
  )
})

test('CAVE-2 wrong characters are said in place, and what was typed stays to be corrected', async () => {
  const { server, user } = await scan(round)
  await user.click(await screen.findByRole('button', { name: `${first} gagne 2-1` }))
  await user.click(firstCode())
  await user.keyboard('cccxxx{Enter}')
  expect(await screen.findByText(/^Un des codes à table n’est pas le bon/)).toBeTruthy()
  expect(firstCode()).toHaveProperty('value', 'ccc')
  expect(screen.getByRole('button', { name: `${first} gagne 2-1` }).getAttribute('aria-pressed')).toBe('true')
  expect(matchOf(server.tournament, 'p1').state.kind).toBe('pending')
})

test('CAVE-7 without a line it is kept with what proves it, says that it leaves by itself, and does', async () => {
  const { server, user, storage } = await scan(round)
  await screen.findByRole('button', { name: `${first} gagne 2-1` })
  server.isLosingAnswers = true
  await user.click(screen.getByRole('button', { name: `${first} gagne 2-1` }))
  await user.click(firstCode())
  await user.keyboard('cccddd{Enter}')
  expect(await screen.findByText('À envoyer', undefined, { timeout: 8_000 })).toBeTruthy()
  expect(screen.getByText(/Part tout seul/)).toBeTruthy()
  const atTable = { token: TABLE_TOKEN, characters1: 'CCC', characters2: 'DDD' }
  expect(storage.unsent.list()).toMatchObject([{ role: 'table', matchId: match.id, table: 1, atTable }])
  storage.forgetAccount()
  expect(storage.unsent.list()).toHaveLength(1)
  server.isLosingAnswers = false
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Confirmé à deux')).toBeTruthy()
  await waitFor(() => expect(storage.unsent.list()).toEqual([]))
})

test('CAVE-8 the next round shows the next match by itself', async () => {
  const { server } = await scan(withResults(round))
  expect(await screen.findByText('Décidé par l’organisation.')).toBeTruthy()
  server.happens(startNextRound(server.tournament, { wished: null, seed: 's' }))
  expect(await screen.findByText(/ronde 2$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choisissez le score' })).toBeTruthy()
})

test('CAVE-8 before the start the page waits, and shows the first match by itself', async () => {
  const { server } = await scan(venue(['Zoé', 'Max']))
  expect(await screen.findByText('Le tournoi n’a pas encore commencé')).toBeTruthy()
  server.happens(startTournament(server.tournament, 's'))
  expect(await screen.findByRole('button', { name: 'Choisissez le score' })).toBeTruthy()
})

const reported = (by: 0 | 1) =>
  after(round, submitScore(round, { matchId: match.id, by: pairOf(match)[by], score: twoNil, contest: false }))
const one = reported(0)
const contested = after(
  one,
  submitScore(one, { matchId: match.id, by: pairOf(match)[1], score: twoOne, contest: false }),
)
const decided = after(round, setScore(round, { matchId: match.id, score: twoNil }))

test.each<readonly [string, Tournament, string, RegExp]>([
  ['nobody at this table', round, `7.${TABLE_TOKEN}`, /^Personne ne joue à cette table pendant la ronde 1$/],
  ['a link without its table', round, '', /^Ce lien n’est pas complet$/],
  ['finished', after(decided, finishTournament(decided)), `1.${TABLE_TOKEN}`, /^Le tournoi est terminé$/],
  ['cancelled', after(round, cancelTournament(round)), `1.${TABLE_TOKEN}`, /^Le tournoi est annulé$/],
  ['reported by one', one, `1.${TABLE_TOKEN}`, /seulement\. Vous pouvez le confirmer à deux\.$/],
  ['contested', contested, `1.${TABLE_TOKEN}`, /^Résultat contesté$/],
  ['decided by the staff', decided, `1.${TABLE_TOKEN}`, /^Décidé par l’organisation\.$/],
])('CAVE-8 %s is said', async (...[, tournament, fragment, sentence]) => {
  await scan(tournament, fragment)
  expect(await screen.findByText(sentence)).toBeTruthy()
  const isOpen = tournament === contested
  expect(screen.queryByRole('button', { name: 'Choisissez le score' }) !== null).toBe(isOpen)
})

test('CAVE-8 a link with the code of another table is refused in words', async () => {
  const { user } = await scan(round, `1.${'x'.repeat(16)}`)
  await user.click(await screen.findByRole('button', { name: `${first} gagne 2-1` }))
  await user.click(firstCode())
  await user.keyboard('cccddd{Enter}')
  expect(await screen.findByText(/^Ce lien n’est pas celui de cette table/)).toBeTruthy()
})

test('CAVE-8 only what was printed is read as a table', () => {
  expect(readTablePlace(`12.${TABLE_TOKEN}`)).toEqual({ table: 12, token: TABLE_TOKEN })
  for (const other of ['', '12', `0.${TABLE_TOKEN}`, `12.${TABLE_TOKEN}x`, `a.${TABLE_TOKEN}`]) {
    expect([other, readTablePlace(other)]).toEqual([other, null])
  }
})
