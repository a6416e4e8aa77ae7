import { bracketOf } from '@tablee/domain/tournaments/kinds/bracket'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { setScore } from '@tablee/domain/tournaments/results/set-score'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, openMatches, twoNil } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, venue } from '../testing/venue.ts'
import { RankingSection } from '../tournament-page/ranking-section.tsx'

/** A cycle of Alice, Bruno and Chloé; all beat David. */
const LOSERS: Readonly<Record<string, string>> = { Alice: 'Bruno', Bruno: 'Chloé', Chloé: 'Alice' }

function played(tournament: Tournament): Tournament {
  const nameOf = (id: string | undefined) => tournament.players.find((player) => player.id === id)?.name ?? ''
  return openMatches(tournament).reduce((state, match) => {
    const [one, other] = pairOf(match)
    const isWon = nameOf(other) === 'David' || LOSERS[nameOf(one)] === nameOf(other)
    return after(
      state,
      setScore(state, { matchId: match.id, score: isWon ? twoNil : { wins1: 0, wins2: 2, draws: 0 } }),
    )
  }, tournament)
}

function pool(): Tournament {
  const waiting = venue(['Alice', 'Bruno', 'Chloé', 'David'], { capacity: 8 })
  const chosen = after(waiting, changeSettings(waiting, { structure: 'round-robin' }))
  let tournament = played(after(chosen, startTournament(chosen, 'seed')))
  while (tournament.rounds.length < 3) {
    tournament = played(after(tournament, startNextRound(tournament, { seed: 'next', wished: null })))
  }
  return tournament
}

const texts = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent?.replace(/\s/g, ' ') ?? '')

test('STAK-9 three who share the first place are told so, and nobody is named the winner', async () => {
  const level = pool()
  const over = after(level, finishTournament(level))
  const server = await PlayedTournamentServer.start(over)
  const { user } = await showScreen(<RankingSection tournament={over} own={null} />, { server })
  expect(await screen.findByRole('heading', { name: '3 ex æquo à la première place' })).toBeTruthy()
  expect(screen.queryByText(/remporte/)).toBeNull()
  const podium = within(screen.getByRole('region', { name: '3 ex æquo à la première place' })).getAllByRole('listitem')
  // All on the first step.
  expect(texts(podium)[0]?.slice(0, 3)).toBe('1er')
  for (const name of ['Alice', 'Bruno', 'Chloé']) expect(texts(podium)[0]).toContain(name)
  expect(screen.queryByRole('columnheader', { name: 'OMW' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Alice, / }))
  const heading = await screen.findByRole('heading', { level: 3, name: 'À égalité de points' })
  const steps = texts(within(heading.closest('section') as HTMLElement).getAllByRole('listitem'))
  expect(steps).toEqual([
    expect.stringMatching(/^Points contre .+ : 3 \(toujours à égalité\)$/),
    expect.stringMatching(/^Parties gagnées moins perdues contre .+ : 0 \(toujours à égalité\)$/),
    'Parties gagnées moins perdues dans tous les matchs : +2 (toujours à égalité)',
    expect.stringMatching(/^Place partagée avec (Bruno et Chloé|Chloé et Bruno)\.$/),
  ])
  expect(screen.queryByText(/un tirage fait à la création/)).toBeNull()
})

test('STAK-9 one tap lets those who share the first place play for it', async () => {
  const server = await PlayedTournamentServer.start(pool())
  const { user } = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await user.click(await screen.findByRole('button', { name: 'Départager la première place (3 joueurs)' }))
  expect(await screen.findByRole('heading', { name: 'Demi-finale' })).toBeTruthy()
  expect(bracketOf(server.tournament)?.seeds).toHaveLength(3)
})
