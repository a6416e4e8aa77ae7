import { giveExtraTime } from '@tablee/domain/tournaments/clock/give-extra-time'
import { playedRound } from '@tablee/domain/tournaments/clock/round-clock'
import { startClock } from '@tablee/domain/tournaments/clock/start-clock'
import { GAMES, type Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { rulePackFor } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { after, started } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Paper } from '../paper/paper.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { matchOf, secretOf, venue } from '../testing/venue.ts'
import { Wall } from '../wall/wall.tsx'
import { ClockSheet } from './clock-sheet.tsx'

const AT_MAGIC =
  'À la fin du temps\u202f: finissez le tour en cours, puis 5 tours de plus. Une partie inachevée est nulle.'

/** Of this game; its clock started so many minutes ago. */
function playing(game: Game, minutesAgo: number): Tournament {
  const paired = { ...started(venue(['Zoé', 'Max', 'Léa', 'Inès'])), rules: rulePackFor(game) }
  return after(paired, startClock(paired, { round: 1, now: new Date(Date.now() - minutesAgo * 60_000) }))
}

const whole = (text: string) => screen.findByText(text, { normalizer: (given) => given })

test('GAME-16 a player reads what follows the time before it is up, in red then, and with the turns of their table', async () => {
  const early = playing('magic', 10)
  const server = await PlayedTournamentServer.start(early)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(1) })
  expect((await whole(AT_MAGIC)).className).toContain('text-muted')
  await screen.findByText('En direct')
  const { id: matchId } = matchOf(early, 'p1')
  server.happens(giveExtraTime(early, { round: 1, now: new Date(), minutes: 0, turns: 2, matchId }))
  await whole(AT_MAGIC.replace('5 tours', '7 tours'))
  cleanup()
  const late = await PlayedTournamentServer.start(playing('magic', 60))
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server: late, player: secretOf(1) })
  expect((await whole(AT_MAGIC)).className).toContain('text-carmine')
})

test('GAME-16 the wall says it once the time is up, and not before', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  const show = async (minutesAgo: number) => {
    const server = await PlayedTournamentServer.start(playing('yugioh', minutesAgo))
    await showScreen(<Wall code="ABCDEF" language={undefined} onLanguage={() => {}} />, { server })
    await screen.findByText('Trouvez votre nom')
  }
  await show(10)
  expect(screen.queryByText(/À la fin du temps/)).toBeNull()
  cleanup()
  await show(60)
  await screen.findByText(/^À la fin du temps.: la partie s’arrête\. Sans victoire, défaite pour tout le monde/)
  vi.restoreAllMocks()
})

test('GAME-16 the desk reads it beside the clock, unofficial where no text says so', async () => {
  const tournament = playing('dragonball', 60)
  const server = await PlayedTournamentServer.start(tournament)
  const round = playedRound(tournament)
  if (!round?.clock) throw new Error('no clock')
  const access = { kind: 'quick', code: 'ABCDEF', tournamentId: tournament.id } as never
  await showScreen(
    <ClockSheet {...{ tournament, access }} round={round.number} clock={round.clock} onClose={() => {}} />,
    { server },
  )
  await screen.findByText(/la partie s’arrête\. Sans victoire, .+ \(non officiel\)$/)
})

test.each(GAMES)('GAME-16 a slip of %s says it', async (game) => {
  const server = await PlayedTournamentServer.start(playing(game, 10))
  const decks = (_: unknown, show: (decks: { decks: null; isFailed: boolean }) => unknown) =>
    show({ decks: null, isFailed: false })
  await showScreen(<Paper code="ABCDEF" wanted={['slips']} isPrintedAtOnce={false} decks={decks as never} />, {
    server,
  })
  expect(
    await screen.findAllByText(/^À la fin du temps.: (?:finissez le tour en cours|la partie s’arrête)/),
  ).toHaveLength(2)
})
