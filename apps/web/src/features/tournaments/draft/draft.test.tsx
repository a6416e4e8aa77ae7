import type { DraftTimer } from '@tablee/domain/tournaments/draft/draft'
import { isDrafting } from '@tablee/domain/tournaments/draft/draft-seats'
import { setDraftTimer } from '@tablee/domain/tournaments/draft/set-draft-timer'
import { callJudge } from '@tablee/domain/tournaments/judge-calls/call-judge'
import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { currentStage, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { after, anAnnouncement, playerId, whole } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QuickAdmin } from '../admin/quick-admin.tsx'
import { Paper } from '../paper/paper.tsx'
import { PlayerDashboard } from '../player-dashboard/player-dashboard.tsx'
import { countBeeps, heard } from '../testing/counted-audio.ts'
import { NO_EVENT } from '../testing/no-event.ts'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { ORGANIZER_SECRET, secretOf, venue } from '../testing/venue.ts'
import { JoinedTooLate } from '../tournament-page/joined-too-late.tsx'
import { Wall } from '../wall/wall.tsx'

const NAMES = Array.from({ length: 16 }, (_, index) => `Joueuse ${index + 1}`)

function waiting(names = NAMES): Tournament {
  const tournament = venue(names, { capacity: 16 })
  return after(tournament, changeSettings(tournament, { structure: 'draft' }))
}

/** Pods in the order of names: 1 to 8, and 9 to 16. */
function seated(timer?: DraftTimer): Tournament {
  const tournament = waiting()
  const ids = NAMES.map((_, index) => playerId(`p${index + 1}`))
  const stages = tournament.stages.map((stage) => {
    const draft = draftOf(stage)
    return draft ? { ...draft, pods: [ids.slice(0, 8), ids.slice(8)], ...(timer ? { timer } : {}) } : stage
  })
  return { ...tournament, stages }
}

const paused = (elapsedMs: number): DraftTimer => ({ course: { kind: 'paused', elapsedMs } })

async function phoneOf(player: number, tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player: secretOf(player) })
  return server
}

async function administer(tournament: Tournament) {
  const server = await PlayedTournamentServer.start(tournament)
  const shown = await showScreen(<QuickAdmin code="ABCDEF" />, { server, organizer: ORGANIZER_SECRET })
  await screen.findByText('En direct')
  return { server, ...shown }
}

test('DRFT-15 a player waits for a pod and a seat before the draw', async () => {
  await phoneOf(8, waiting())
  expect(await screen.findByText(/Votre pod et votre siège arrivent ici/)).toBeTruthy()
})

test('DRFT-15 a player reads pod, seat and both neighbours', async () => {
  await phoneOf(8, seated())
  expect(await screen.findByRole('heading', { name: /^Pod\s1, siège\s8$/ })).toBeTruthy()
  const [left, right] = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect([left, right]).toEqual(['Joueuse 1', 'Joueuse 7'])
  expect(screen.getAllByText(/Joueuse 7/)).toHaveLength(1)
})

test('DRFT-14 DRFT-27 a phone shows pack, card, seconds and which way to pass, and says what to do', async () => {
  await phoneOf(3, seated(paused(41_000)))
  expect(await screen.findByText(/^Booster\s1$/)).toBeTruthy()
  expect(screen.getByText(/^Carte\s2 sur\s15$/)).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/39$/)
  expect(screen.getByText('Passez à gauche')).toBeTruthy()
  expect(screen.getByText(/^À chaque choix, gardez 1 carte et passez les autres\. Le grand chiffre est/)).toBeTruthy()
  expect(screen.getByRole('img', { name: 'En pause' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Draft', level: 1 })).toBeTruthy()
})

test('DRFT-14 the second pack passes to the right, then looks and building have their time', async () => {
  const pack = 285_000
  await phoneOf(3, seated(paused(pack + 60_000)))
  expect(await screen.findByText('Passez à droite')).toBeTruthy()
  cleanup()
  await phoneOf(3, seated(paused(pack + 1_000)))
  expect(await screen.findByText('Regardez vos cartes')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/59$/)
})

test('DRFT-28 between packs and while building a phone says what to do then, and not what to do at a pick', async () => {
  await phoneOf(3, seated(paused(286_000)))
  expect(
    await screen.findByText(/^Regardez les cartes que vous avez gardées.* le temps d’ici le booster suivant\.$/),
  ).toBeTruthy()
  expect(screen.queryByText(/^À chaque choix/)).toBeNull()
  cleanup()
  await phoneOf(3, seated(paused(1_100_000)))
  expect(await screen.findByText(/^Construisez votre deck avec les cartes/)).toBeTruthy()
  expect(screen.queryByText(/^À chaque choix/)).toBeNull()
})

test('DRFT-29 who comes once a draft has begun reads that, and nothing of a bracket', async () => {
  const tournament = seated()
  const running = after(tournament, startTournament(tournament, 'seed'))
  const server = await PlayedTournamentServer.start(running)
  await showScreen(<JoinedTooLate tournament={running} waitingAs={null} />, { server })
  expect(await screen.findByText(/^Le draft est commencé/)).toBeTruthy()
  expect(screen.queryByText(/tableau/)).toBeNull()
})

test('DRFT-16 two taps draw the pods of the rules, and the timer starts, stops and goes on', async () => {
  const { server, user } = await administer(waiting())
  expect(structureOf(server.tournament)).toBe('draft')
  await user.click(await screen.findByRole('button', { name: 'Tirer les pods' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('radio', { name: /^2\spods de\s8$/ })).toHaveProperty('checked', true)
  await user.click(sheet.getByRole('button', { name: 'Tirer les pods' }))
  await waitFor(() => expect(isDrafting(server.tournament)).toBe(true))
  const drawn = draftOf(currentStage(server.tournament))
  expect(drawn?.pods.map(({ length }) => length)).toEqual([8, 8])
  expect(await screen.findByRole('heading', { name: /^Pod\s2 · 8 personnes$/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tirer à nouveau' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Commencer le draft' }))
  await screen.findByRole('timer')
  expect(screen.queryByRole('button', { name: 'Tirer à nouveau' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await screen.findByRole('button', { name: 'Reprendre' })
  await user.click(screen.getByRole('button', { name: 'Choix suivant' }))
  expect(await screen.findByText(/^Carte\s2 sur\s15$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Choix précédent' }))
  expect(await screen.findByText(/^Carte\s1 sur\s15$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Ronde\s1$/ }))
  await waitFor(() => expect(server.tournament.matches).toHaveLength(8))
})

test.each([
  [1, true],
  [2, false],
])('DRFT-16 pods for %i wait for more people, as other starts do: %s', async (count, isDisabled) => {
  await administer(waiting(NAMES.slice(0, count)))
  expect(await screen.findByRole('button', { name: 'Tirer les pods' })).toHaveProperty('disabled', isDisabled)
})

test('DRFT-16 DRFT-17 other sizes, cards and a ranking for each pod are chosen with the draw', async () => {
  const { server, user } = await administer(waiting())
  await user.click(await screen.findByRole('button', { name: 'Tirer les pods' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('radio', { name: /^1\spod de\s10 et 1\spod de\s6$/ }))
  expect(sheet.queryByRole('checkbox', { name: /Élimination/ })).toBeNull()
  await user.click(sheet.getByRole('radio', { name: '14' }))
  await user.click(sheet.getByRole('checkbox', { name: 'Un classement par pod' }))
  await user.click(sheet.getByRole('button', { name: 'Tirer les pods' }))
  await waitFor(() => expect(isDrafting(server.tournament)).toBe(true))
  const drawn = draftOf(currentStage(server.tournament))
  expect(drawn).toMatchObject({ cards: 14, ranksByPod: true })
  expect(drawn?.pods.map(({ length }) => length)).toEqual([10, 6])
})

test('DRFT-15 the wall shows who sits where, and the timer once it runs', async () => {
  const server = await PlayedTournamentServer.start(seated(paused(0)))
  await showScreen(<Wall code="ABCDEF" language={undefined} onLanguage={() => {}} />, { server })
  const pod = within((await screen.findByRole('heading', { name: /^Pod\s2$/ })).closest('section') as HTMLElement)
  expect(pod.getAllByRole('listitem')[7]?.textContent).toBe('8Joueuse 16')
  expect(screen.getByText(/^Carte\s1 sur\s15$/)).toBeTruthy()
  expect(screen.queryByText(/cherchez votre pod/)).toBeNull()
})

test('DRFT-15 paper has a plan for each pod', async () => {
  const server = await PlayedTournamentServer.start(seated())
  await showScreen(
    <Paper
      code="ABCDEF"
      wanted={['draftSeats']}
      isPrintedAtOnce={false}
      decks={(_, show) => show({ decks: null, isFailed: false })}
    />,
    { server },
  )
  expect(await screen.findByRole('button', { name: /Imprimer 2 pages/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^Pod\s1 · 8 personnes$/ })).toBeTruthy()
})

test('DRFT-14 a phone is silent until its sound is tapped, and then sounds at a pick’s end', async () => {
  countBeeps()
  const server = await PlayedTournamentServer.start(seated(paused(39_000)))
  const player = secretOf(3)
  const { user } = await showScreen(<PlayerDashboard code="ABCDEF" event={NO_EVENT} />, { server, player })
  const moved = (toMs: number) =>
    act(() => void server.happens(setDraftTimer(server.tournament, { course: 'skip', toMs }, new Date())))
  const sound = await screen.findByRole('button', { name: /^Sonner à 5\ssecondes/ })
  moved(40_000)
  await screen.findByText(/^Carte\s2 sur\s15$/)
  expect(heard.beeps).toBe(0)
  await user.click(sound)
  expect(sound.getAttribute('aria-pressed')).toBe('true')
  const asTapped = heard.beeps
  moved(80_000)
  await screen.findByText(/^Carte\s3 sur\s15$/)
  await waitFor(() => expect(heard.beeps).toBe(asTapped + 2))
  moved(109_000)
  moved(110_000)
  await waitFor(() => expect(heard.beeps).toBe(asTapped + 3))
})

test('DRFT-14 packs are told once, not picks', async () => {
  const start = Date.now() - 282_000
  await phoneOf(3, seated({ course: { kind: 'running', startedAt: new Date(start).toISOString() } }))
  await screen.findByText(/^Carte\s14 sur\s15$/)
  await vi.waitFor(() => expect(screen.getByText(/^Booster\s1 terminé/)).toBeTruthy(), { timeout: 5_000 })
})

function announced(): Tournament {
  return { ...seated(paused(41_000)), announcement: anAnnouncement }
}

test('DRFT-26 a player calls a judge to their seat, reads that somebody comes, and takes it back', async () => {
  const event = announced()
  const calling = after(event, callJudge(whole(event), playerId('p13'), new Date()))
  await phoneOf(12, calling)
  expect(await screen.findByRole('button', { name: 'Appeler l’arbitrage' })).toBeTruthy()
  cleanup()
  await phoneOf(13, calling)
  expect(await screen.findByText('Arbitrage appelé à votre siège')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Annuler l’appel' })).toBeTruthy()
  cleanup()
  const [call] = calling.judgeCalls.atDraft ?? []
  const taken = call ? [{ ...call, takenBy: 'sacha' }] : []
  await phoneOf(13, { ...calling, judgeCalls: { ...calling.judgeCalls, atDraft: taken } })
  expect(await screen.findByText('Une personne de l’arbitrage arrive')).toBeTruthy()
})

test('DRFT-26 the desk of a draft names pod and seat of a call', async () => {
  const event = seated(paused(41_000))
  const { user } = await administer(after(event, callJudge(whole(event), playerId('p13'), new Date())))
  await user.click(await screen.findByRole('button', { name: /^1 appel · Pod\s2, siège\s5/ }))
  const sheet = within(await screen.findByRole('dialog', { name: /^1\sappel à l’arbitrage$/ }))
  expect(sheet.getByText(/^Pod\s2, siège\s5$/)).toBeTruthy()
  expect(sheet.getByRole('button', { name: 'J’y vais' })).toBeTruthy()
})
