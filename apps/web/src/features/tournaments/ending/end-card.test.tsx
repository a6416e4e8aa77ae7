import type { Language } from '@tablee/domain/language'
import { givePenalty } from '@tablee/domain/tournaments/conduct/give-penalty'
import type { PenaltyId } from '@tablee/domain/tournaments/conduct/penalty'
import { drawPods } from '@tablee/domain/tournaments/draft/draw-pods'
import { finalStandings } from '@tablee/domain/tournaments/kinds/phase'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import {
  after,
  firstOpenMatch,
  openMatches,
  started,
  twoNil,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { PlayerId, Tournament, TournamentCode } from '@tablee/domain/tournaments/tournament'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { beforeFinal, finished, inFinal, NAMES, next, played } from '../testing/evening-with-cut.ts'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { OwnLine } from '../tournament-page/own-line.tsx'
import { RankingSection } from '../tournament-page/ranking-section.tsx'

const SIXTEEN = Array.from({ length: 16 }, (_, index) => `Joueuse ${index + 1}`)
const idOf = (name: string) => `p${NAMES.indexOf(name) + 1}` as PlayerId

async function ranking(
  tournament: Tournament,
  { language = 'fr', own = null }: { language?: Language; own?: PlayerId | null } = {},
) {
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<RankingSection tournament={tournament} own={own} />, { server, language })
  const rows = (await screen.findAllByRole('row')).slice(1)
  return rows.map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent?.trim() ?? ''))
}

const steps = () => {
  const podium = screen.getByRole('region', { name: / remporte le tournoi$| wins$/ })
  return within(podium)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('STAK-9 before the final both are in it, and neither is called first or second', async () => {
  const [one, other, third, fourth, fifth] = await ranking(inFinal())
  expect([one?.[0], other?.[0]]).toEqual(['–', '–'])
  expect(one?.[1]).toMatch(/^Zoé.*En finale/)
  expect(other?.[1]).toContain('En finale')
  expect([third?.[0], third?.[1]]).toEqual(['3', expect.stringContaining('Demi-finale')])
  expect(fourth?.[1]).toContain('Demi-finale')
  // Players outside the cut keep rank and points.
  expect(fifth?.[0]).toBe('5')
  expect(fifth?.[1]).not.toMatch(/finale/)
})

test.each([
  ['fr', ['Victoire', 'Finaliste', 'Demi-finale', 'Demi-finale'], '3-0-0, puis 2-0'],
  ['en', ['Winner', 'Runner-up', 'Semifinal', 'Semifinal'], '3-0-0, then 2-0'],
] as const)(
  'STAK-9 after a cut the words come first, and its wins are counted apart (%s)',
  async (language, words, record) => {
    const rows = await ranking(finished(played(inFinal())), { language })
    for (const [place, word] of words.entries()) expect(rows[place]?.[1]).toContain(word)
    expect(rows[0]).toEqual(['1', expect.stringContaining(`Zoé${words[0]}`), '9', record])
    expect(rows[4]?.[3]).toMatch(/^\d-\d-\d$/)
    expect(steps()[0]).toContain(`Zoé${words[0]} · 5-0`)
  },
)

test('PODS-46 PODS-47 where nobody played the final both finalists share the first place, and nobody is said to have won', async () => {
  const rows = await ranking(finished(beforeFinal()))
  expect(rows.slice(0, 4).map(([place]) => place)).toEqual(['1', '1', '3', '4'])
  const podium = within(screen.getByRole('region', { name: '2 ex æquo à la première place' }))
  const [first, third, ...others] = podium.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toMatch(/^1er.*Finaliste.*Finaliste/)
  expect(third).toMatch(/^3e/)
  expect(others).toEqual([])
})

test('PODS-46 four winners of pods are all in the title, and those of groups are not said to be of pods', async () => {
  const draft = venue(SIXTEEN.concat(SIXTEEN.map((name) => `${name} B`)), { capacity: 32 })
  const chosen = after(draft, changeSettings(draft, { structure: 'draft' }))
  const wish = { sizes: null, cards: 15, ranksByPod: true, knockout: false } as const
  const pods = played(started(after(chosen, drawPods(chosen, wish, 'seats'))))
  await ranking(finished(pods))
  const title = screen.getByRole('heading', { name: /^Les pods vont à / })
  expect(title.textContent?.match(/Joueuse/g)).toHaveLength(4)
  expect(title.className).not.toContain('line-clamp')
  expect(
    within(screen.getByRole('region', { name: /^Les pods vont à / }))
      .getAllByRole('listitem')[0]
      ?.textContent?.match(/ points/g),
  ).toHaveLength(4)
  cleanup()
  const waiting = venue(SIXTEEN.slice(0, 8))
  const groups = played(started(after(waiting, changeSettings(waiting, { structure: 'groups' }))))
  await ranking(finished(groups))
  expect(screen.getByRole('heading', { name: /^En tête des groupes\u202f: Joueuse / })).toBeTruthy()
})

test('STAK-9 one line says to who plays how far they came', async () => {
  const final = inFinal()
  const server = await PlayedTournamentServer.start(final)
  const player = final.players.find(({ id }) => id === idOf('Zoé'))
  if (!player) throw new Error('nobody')
  await showScreen(<OwnLine tournament={{ ...final }} player={player} />, { server })
  expect(await screen.findByText(/En finale · Zoé/)).toBeTruthy()
})

test('STAK-11 a finalist who is disqualified is named where the place would stand, and the others move up', async () => {
  const final = inFinal()
  const playerId = pairOf(firstOpenMatch(final)).find((id) => id !== idOf('Zoé')) as PlayerId
  const given = givePenalty(final, { id: 'x' as PenaltyId, penalty: 'disqualification', playerId, by: 'judge' })
  const rows = await ranking(finished(after(final, given)))
  expect(rows[1]?.[0]).toBe('–')
  expect(rows[1]?.[1]).toContain('Finaliste · sans place, sur décision de l’arbitre')
  expect(rows[2]?.[0]).toBe('2')
  expect(steps()[1]).toMatch(/^2e.+Demi-finale/)
})

/** Three rounds with one upset at that first-round table. */
function withUpset(table: number) {
  const first = started(venue(NAMES))
  const match = openMatches(first)[table]
  if (!match) throw new Error('no table')
  const [one, other] = pairOf(match)
  const isFirst = Number(one.slice(1)) < Number(other.slice(1))
  const score = isFirst ? { wins1: 0, wins2: 2, draws: 0 } : twoNil
  const upset = after(played(first), setScore(played(first), { matchId: match.id, score }))
  const over = finished(played(next(played(next(upset)))))
  const places = (finalStandings(over) ?? []).map(({ playerId }) => playerId)
  const [winner, loser] = isFirst ? [other, one] : [one, other]
  return {
    over,
    winner,
    loser,
    isAbove: places.indexOf(loser) < places.indexOf(winner),
    place: places.indexOf(winner) + 1,
  }
}

test('DETL-4 the end tells whoever looks how it went for them, with the win that counts most', async () => {
  const upset = [0, 1, 2, 3].map(withUpset).find(({ isAbove }) => isAbove)
  if (!upset) throw new Error('nobody beat somebody above')
  await ranking(upset.over, { own: upset.winner })
  expect(screen.getByText(new RegExp(`^Vous terminez ${upset.place}e sur 8$`))).toBeTruthy()
  const name = upset.over.players.find(({ id }) => id === upset.loser)?.name
  expect(screen.getByText(new RegExp(`^\\d victoires? · meilleur coup\\s: ${name}$`))).toBeTruthy()
})

test('DETL-4 a tournament of two has two steps', async () => {
  await ranking(finished(withResults(started(venue(['Zoé', 'Max'])))))
  expect(steps()).toEqual([
    expect.stringMatching(/^1er.+3 points · 1-0$/),
    expect.stringMatching(/^2e.+0 point · 0-1$/),
  ])
})

test('STAK-16 the organizer arrives at the end, and begins again from there', async () => {
  const server = await PlayedTournamentServer.start(finished(withResults(started(venue(['Zoé', 'Max'])))))
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  const podium = await screen.findByRole('region', { name: / remporte le tournoi$/ })
  const buttons = within(podium).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Partager', 'Recommencer'])
  await user.click(within(podium).getByRole('button', { name: 'Recommencer' }))
  expect(await screen.findByRole('dialog', { name: /^Recommencer «/ })).toBeTruthy()
})

test('STAK-16 a player shares, and goes where it goes on', async () => {
  const over = { ...finished(withResults(started(venue(['Zoé', 'Max'])))), restartedAs: 'QFHK9Z' as TournamentCode }
  const server = await PlayedTournamentServer.start(over)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  const podium = await screen.findByRole('region', { name: / remporte le tournoi$/ })
  const buttons = within(podium).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Mon résultat en image',
    'Partager',
    'Rejoindre la suite',
  ])
  expect(within(podium).getByText(/^Le tournoi recommence\s: QFHK9Z$/)).toBeTruthy()
})
