import { drawPods } from '@tablee/domain/tournaments/draft/draw-pods'
import { draftOf } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { startNextRound } from '@tablee/domain/tournaments/rounds/start-round'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayedTournamentServer } from '../testing/played-tournament-server.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { venue } from '../testing/venue.ts'
import { RoundCheck } from './round-check.tsx'

const NAMES = Array.from({ length: 16 }, (_, index) => `Joueuse ${index + 1}`)
const WISH = { sizes: null, cards: 15, ranksByPod: false, knockout: false } as const

function drafted(): Tournament {
  const waiting = venue(NAMES, { capacity: 16 })
  const asDraft = after(waiting, changeSettings(waiting, { structure: 'draft' }))
  return started(after(asDraft, drawPods(asDraft, WISH, 'seed of the seats')))
}

function draftedTwice(): Tournament {
  const played = withResults(drafted())
  const drawn = after(played, drawPods(played, WISH, 'seed of the second'))
  return after(drawn, startNextRound(drawn, { seed: 'seed of two', wished: null }))
}

/** As somebody who seats friends by hand would leave it. */
function withSeatsChanged(tournament: Tournament): Tournament {
  const stages = tournament.stages.map((stage) => {
    const draft = draftOf(stage)
    const [[first, ...others] = [], ...pods] = draft?.pods ?? []
    return draft && first ? { ...draft, pods: [[...others, first], ...pods] } : stage
  })
  return { ...tournament, stages }
}

async function check(tournament: Tournament, round: number) {
  const server = await PlayedTournamentServer.start(tournament)
  await showScreen(<RoundCheck code="ABCDEF" round={round} />, { server })
  return within(await screen.findByRole('region', { name: 'Pods et sièges' }))
}

test('DRFT-21 pods and seats of a draft are drawn again on the device, beside its tables', async () => {
  const plan = await check(drafted(), 1)
  expect(plan.getByText('Identiques')).toBeTruthy()
  expect(plan.getByText('seed of the seats')).toBeTruthy()
  expect(plan.getAllByRole('listitem')).toHaveLength(16)
  expect(await screen.findByText('Recalculés ici, les 8 appariements sont identiques.')).toBeTruthy()
})

test('DRFT-21 of a second draft the seats follow from the seed, and the pods from the standings', async () => {
  const plan = await check(draftedTwice(), 2)
  expect(plan.getByText('Identiques')).toBeTruthy()
  expect(plan.getByText(/les sièges sont les mêmes\. Les pods suivent le classement/)).toBeTruthy()
  expect(plan.getByText('seed of the second')).toBeTruthy()
})

test('DRFT-21 seats that their seed does not give are said to be others', async () => {
  const plan = await check(withSeatsChanged(drafted()), 1)
  expect(plan.getByText('Autres')).toBeTruthy()
  expect(plan.getByText('Leur graine donne d’autres pods ou d’autres sièges.')).toBeTruthy()
})
